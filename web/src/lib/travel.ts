/**
 * Animations on a board, so that people see what happened.
 *
 * A board names the places where things lie with `data-spot`. What happened says which things went where (flights.ts).
 * The stage records the places before and after the board is redrawn, and moves a picture of each thing between them.
 * Only pictures move: the board itself is up to date at once, can be read and pressed, and nothing in it shifts.
 */
import { tick } from 'svelte';
import { motion } from './motion';

export interface Leg {
  /** A spot, or several; the first one present counts. */
  to: string | readonly string[];
  /** Milliseconds at normal speed; 260 by default. */
  ms?: number;
  /** Milliseconds to stay there before the next leg. */
  rest?: number;
  /** Shifted by this share of the spot's width and height. */
  shift?: readonly [x: number, y: number];
  /** Its size as a share of the spot, from the middle; the whole spot by default. */
  part?: number;
}

export interface Flight {
  from: string | readonly string[];
  legs: readonly Leg[];
  /** Which picture moves: what lay at the start before (`from`), or what lies at the end now (`to`). */
  show?: 'from' | 'to';
  /** Milliseconds at normal speed before it starts. */
  after?: number;
  /** A card that is turned over on the way: `to` is shown from halfway on. */
  turn?: boolean;
  /** Keep what lies at the end visible before it arrives. */
  bare?: boolean;
  /** A drawing in a 24 x 24 box that moves instead, such as a coin. */
  draw?: string;
  /** The spot of the picture that moves, if neither start nor end shows it; it gets the size of the first place it
   * reaches. */
  face?: string;
  /** Changes the picture before it moves. */
  dress?: (picture: HTMLElement) => void;
}

export interface Tag {
  /** A label that appears next to a spot for a while, such as who takes a pair and why. */
  at: string | readonly string[];
  text: string;
  after: number;
  ms: number;
  /** Below the spot instead of above it. */
  below?: boolean;
}

export interface Light {
  /** The spot that lights up. */
  at: string;
  after: number;
  ms: number;
}

const MOVE = 260;
const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)';

type Box = { x: number; y: number; w: number; h: number };

const list = (spots: string | readonly string[]): readonly string[] => (typeof spots === 'string' ? [spots] : spots);

export function findSpot(root: Element, spots: string | readonly string[]): HTMLElement | null {
  for (const spot of list(spots)) {
    const found = root.querySelector<HTMLElement>(`[data-spot~="${CSS.escape(spot)}"]`);
    if (found && found.getClientRects().length > 0) return found;
  }
  return null;
}

function boxOf(element: Element, origin: DOMRect): Box {
  const box = element.getBoundingClientRect();
  return { x: box.left - origin.left, y: box.top - origin.top, w: box.width, h: box.height };
}

function picture(element: Element): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll('*')]) {
    one.removeAttribute('data-spot');
    one.removeAttribute('data-test');
    one.removeAttribute('tabindex');
    one.removeAttribute('aria-live');
    if (one.getAttribute('role') === 'status') one.removeAttribute('role');
  }
  copy.classList.add('travelling');
  return copy;
}

function drawing(inner: string): HTMLElement {
  const holder = document.createElement('div');
  holder.className = 'travelling';
  holder.innerHTML = `<svg viewBox="0 0 24 24" width="100%" height="100%">${inner}</svg>`;
  return holder;
}

/** How long the flights take in total at normal speed. */
export function lengthOf(flights: readonly Flight[]): number {
  return Math.max(
    0,
    ...flights.map(({ after = 0, legs }) => legs.reduce((sum, leg) => sum + (leg.ms ?? MOVE) + (leg.rest ?? 0), after)),
  );
}

/** Call it before the board is redrawn (`$effect.pre`): it records what lies where, and does the rest after the
 * redraw. */
export function travel(
  root: HTMLElement | undefined,
  flights: readonly Flight[],
  tags: readonly Tag[] = [],
  lights: readonly Light[] = [],
): void {
  const factor = motion.factor();
  if (
    !root ||
    factor === 0 ||
    flights.length + tags.length + lights.length === 0 ||
    document.hidden ||
    typeof root.animate !== 'function'
  )
    return;
  const origin = root.getBoundingClientRect();
  const starts = flights.map(({ from, show, turn, draw, dress, face }) => {
    const element = findSpot(root, from);
    if (element === null) return null;
    const copy =
      draw !== undefined ? drawing(draw) : face !== undefined || (show === 'to' && !turn) ? null : picture(element);
    if (copy) dress?.(copy);
    return { box: boxOf(element, origin), copy };
  });
  motion.hold(Math.max(lengthOf(flights), ...lights.map(({ after, ms }) => after + ms)));
  void tick().then(() => {
    const layer = layerOf(root);
    const now = root.getBoundingClientRect();
    flights.forEach((flight, number) => {
      const start = starts[number];
      if (start) fly(root, layer, now, flight, start.box, start.copy, factor);
    });
    for (const tag of tags) label(root, layer, now, tag, factor);
    for (const light of lights) shine(root, light, factor);
  });
}

function layerOf(root: HTMLElement): HTMLElement {
  const found = root.querySelector<HTMLElement>(':scope > .flights');
  if (found) return found;
  const layer = document.createElement('div');
  layer.className = 'flights';
  layer.setAttribute('aria-hidden', 'true');
  layer.inert = true;
  root.append(layer);
  return layer;
}

function fly(
  root: HTMLElement,
  layer: HTMLElement,
  origin: DOMRect,
  flight: Flight,
  start: Box,
  copy: HTMLElement | null,
  factor: number,
): void {
  const stations: { box: Box; leg: Leg }[] = [];
  let end: HTMLElement | null = null;
  for (const leg of flight.legs) {
    const element = findSpot(root, leg.to);
    if (element === null) continue;
    end = element;
    const box = boxOf(element, origin);
    const part = leg.part ?? 1;
    const [x, y] = leg.shift ?? [0, 0];
    stations.push({
      leg,
      box: {
        x: box.x + box.w * (x + (1 - part) / 2),
        y: box.y + box.h * (y + (1 - part) / 2),
        w: box.w * part,
        h: box.h * part,
      },
    });
  }
  const last = stations.at(-1);
  if (!last || !end) return;
  const size = flight.show === 'to' ? last.box : flight.face !== undefined ? (stations[0] ?? last).box : start;
  if (size.w < 1 || size.h < 1) return;
  const body = document.createElement('div');
  body.className = 'thing';
  body.style.width = `${size.w}px`;
  body.style.height = `${size.h}px`;
  const faces: HTMLElement[] = [];
  if (copy && (flight.show !== 'to' || flight.turn)) faces.push(copy);
  if (flight.show === 'to' || flight.turn) faces.push(picture(end));
  const posed = flight.face === undefined ? null : findSpot(root, flight.face);
  if (posed) faces.push(picture(posed));
  body.append(...faces);
  const total = flight.legs.reduce((sum, leg) => sum + (leg.ms ?? MOVE) + (leg.rest ?? 0), 0);
  const at = (box: Box) => `translate(${box.x}px, ${box.y}px) scale(${box.w / size.w}, ${box.h / size.h})`;
  // Pictures keep their proportions: the smaller scale applies, in the middle of the place.
  const fit = (box: Box): string => {
    const scale = Math.min(box.w / size.w, box.h / size.h);
    return at({
      x: box.x + (box.w - size.w * scale) / 2,
      y: box.y + (box.h - size.h * scale) / 2,
      w: size.w * scale,
      h: size.h * scale,
    });
  };
  const frames: Keyframe[] = [{ transform: fit(start), offset: 0, easing: EASE }];
  let time = 0;
  for (const { box, leg } of stations) {
    time += leg.ms ?? MOVE;
    frames.push({ transform: fit(box), offset: Math.min(1, time / total), easing: 'linear' });
    time += leg.rest ?? 0;
    if (leg.rest) frames.push({ transform: fit(box), offset: Math.min(1, time / total), easing: EASE });
    else (frames.at(-1) as Keyframe).easing = EASE;
  }
  layer.append(body);
  const options = { duration: total * factor, delay: (flight.after ?? 0) * factor, fill: 'both' as const };
  const moving = body.animate(frames, options);
  const [front, back] = faces;
  if (flight.turn && front && back) {
    front.animate(
      [
        { opacity: 1, offset: 0 },
        { opacity: 1, offset: 0.5 },
        { opacity: 0, offset: 0.5 },
        { opacity: 0, offset: 1 },
      ],
      options,
    );
    back.animate(
      [
        { opacity: 0, offset: 0 },
        { opacity: 0, offset: 0.5 },
        { opacity: 1, offset: 0.5 },
        { opacity: 1, offset: 1 },
      ],
      options,
    );
  }
  // What is already there by the rules stays hidden until its picture arrives.
  const hidden = flight.bare
    ? null
    : end.animate([{ opacity: 0 }, { opacity: 0 }], { duration: options.duration + options.delay });
  const done = (): void => {
    body.remove();
    hidden?.cancel();
  };
  moving.finished.then(done, done);
}

function label(root: HTMLElement, layer: HTMLElement, origin: DOMRect, tag: Tag, factor: number): void {
  const element = findSpot(root, tag.at);
  if (!element) return;
  const box = boxOf(element, origin);
  const body = document.createElement('div');
  body.className = tag.below ? 'tag below' : 'tag';
  body.textContent = tag.text;
  body.style.left = `${box.x + box.w / 2}px`;
  body.style.top = `${tag.below ? box.y + box.h : box.y}px`;
  layer.append(body);
  const half = body.offsetWidth / 2;
  body.style.left = `${Math.min(Math.max(box.x + box.w / 2, half + 4), origin.width - half - 4)}px`;
  const showing = body.animate(
    [
      { opacity: 0, offset: 0 },
      { opacity: 1, offset: 0.12 },
      { opacity: 1, offset: 0.85 },
      { opacity: 0, offset: 1 },
    ],
    { duration: tag.ms * factor, delay: tag.after * factor, fill: 'both' },
  );
  const done = (): void => body.remove();
  showing.finished.then(done, done);
}

const GLOW = '0 0 0 3px #f6d578, 0 0 18px 3px rgb(246 213 120 / 0.75)';

function shine(root: HTMLElement, { at, after, ms }: Light, factor: number): void {
  const frames = [{ boxShadow: GLOW }, { boxShadow: GLOW, offset: 0.9 }, {}];
  findSpot(root, at)?.animate(frames, { duration: ms * factor, delay: after * factor });
}

/** Makes everything that moves inside an element arrive at once. */
export function arrive(root: Element): void {
  for (const one of root.getAnimations?.({ subtree: true }) ?? []) {
    if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
  }
}

/** Turns things over in place. Call it like `travel`; the new side comes up from its edge. */
export function turnOver(root: HTMLElement | undefined, spots: readonly string[]): void {
  if (!root || spots.length === 0) return;
  void tick().then(() => {
    for (const spot of spots) {
      const element = findSpot(root, spot);
      if (element) turnUp(element);
    }
  });
}

/** The new side comes up from its edge. */
export function turnUp(element: Element): void {
  const time = motion.ms(380);
  if (time === 0 || document.hidden || typeof element.animate !== 'function') return;
  motion.hold(380);
  element.animate(
    [
      { transform: 'perspective(600px) rotateY(90deg)' },
      { transform: 'perspective(600px) rotateY(-12deg)', offset: 0.7 },
      { transform: 'perspective(600px) rotateY(0)' },
    ],
    { duration: time, easing: EASE },
  );
}

/** Shows where something happened: a ring around each spot, and scrolls the first one into view. Without motion the
 * ring just stays for a moment. */
export function pointOut(root: HTMLElement, spots: readonly string[]): boolean {
  const found = spots.map((spot) => findSpot(root, spot)).filter((one) => one !== null);
  const [first] = found;
  if (!first) return false;
  first.scrollIntoView({ block: 'center', behavior: motion.factor() === 0 ? 'auto' : 'smooth' });
  const layer = layerOf(root);
  const origin = root.getBoundingClientRect();
  for (const element of found) {
    const box = boxOf(element, origin);
    const ring = document.createElement('div');
    ring.className = 'ring';
    ring.style.transform = `translate(${box.x - 6}px, ${box.y - 6}px)`;
    ring.style.width = `${box.w + 12}px`;
    ring.style.height = `${box.h + 12}px`;
    layer.append(ring);
    setTimeout(() => ring.remove(), 2200);
  }
  return true;
}
