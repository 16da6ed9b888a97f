/**
 * The fitting rule of the stage: which arrangement of a board's groups fills the window best, and how large their
 * pieces are. It knows nothing about games or pages: sizes go in, boxes come out.
 *
 * A board names its groups (own islands, display, a village …) and a few arrangements of them in rows and columns. For
 * each arrangement the rule looks for the largest unit at which everything fits; a group's pieces are `scale` units
 * wide, within their bounds. Any remaining room goes to the groups, those with the highest weight first. If even the
 * smallest pieces do not fit, groups that may fold are folded, those with the lowest weight first: they are a tap away.
 * The arrangement whose pieces have the highest total value wins.
 */

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

export interface Group {
  id: string;
  /** The range of its pieces' width, in pixels. */
  least: number;
  most: number;
  /** Their width relative to those of other groups. */
  scale: number;
  /** What a pixel of width is worth: the higher, the sooner the group grows and the later it folds. */
  weight: number;
  /** Ways to lay out the pieces, as numbers of columns. */
  columns: readonly number[];
  /** The size of the group with pieces this wide, in this many columns. */
  size(piece: number, columns: number): Size;
  /** It may be folded if room is short. */
  folds?: boolean;
  /** What it shows and offers is available elsewhere too: when folded, it needs no button. */
  spare?: boolean;
  /** It has no place on the board: it is visible only while it is brought forward. */
  waits?: boolean;
  /** Narrower pieces are too small for a finger: the group comes forward when the player has to choose from it. */
  touch?: number;
  /** Comes forward in place of another group and shows more than that one; it has no place of its own. */
  stands?: string;
}

/** The id of a group, or several arrangements side by side or stacked. Groups it does not name are folded. */
export type Arrangement =
  string | { readonly row: readonly Arrangement[] } | { readonly column: readonly Arrangement[] };

export interface Placed extends Box {
  piece: number;
  columns: number;
}

export interface Layout {
  /** Which of the arrangements was chosen. */
  arrangement: number;
  places: ReadonlyMap<string, Placed>;
  /** The groups that did not fit. */
  folded: readonly string[];
}

/** Room between two groups. */
const GAP = 8;
const LARGEST = 600;
const STEPS = 14;
/** How much wider than their scale pieces may grow into the remaining room. */
const AHEAD = 1.7;
/** Below this the pieces are not shrunk any further: there is no real window. */
const SMALLEST = 0.2;

interface Option extends Size {
  /** A way to lay out a group, or one option for each part. */
  leaf?: { id: string; piece: number; columns: number };
  parts?: readonly Option[];
}

type Pieces = ReadonlyMap<string, number>;

/** The options that no other option beats in both width and height. */
function useful(options: Option[], room: Size): Option[] {
  const fitting = options
    .filter(({ width, height }) => width <= room.width + 0.5 && height <= room.height + 0.5)
    .sort((one, other) => one.width - other.width || one.height - other.height);
  const kept: Option[] = [];
  for (const option of fitting) if (option.height < (kept.at(-1)?.height ?? Infinity)) kept.push(option);
  return kept;
}

function optionsOf(node: Arrangement, groups: ReadonlyMap<string, Group>, pieces: Pieces, room: Size): Option[] | null {
  if (typeof node === 'string') {
    const group = groups.get(node);
    const piece = pieces.get(node);
    if (group === undefined || piece === undefined) return null;
    const ways = group.columns.map((columns) => ({
      ...group.size(piece, columns),
      leaf: { id: node, piece, columns },
    }));
    return useful(ways, room);
  }
  const across = 'row' in node;
  const parts = (across ? node.row : node.column)
    .map((part) => optionsOf(part, groups, pieces, room))
    .filter((part) => part !== null);
  if (parts.length === 0) return null;
  return parts.reduce<Option[]>(
    (before, part, at) =>
      useful(
        before.flatMap((one) =>
          part.map((other) => {
            const gap = at > 0 ? GAP : 0;
            return {
              width: across ? one.width + gap + other.width : Math.max(one.width, other.width),
              height: across ? Math.max(one.height, other.height) : one.height + gap + other.height,
              parts: [...(one.parts ?? []), other],
            };
          }),
        ),
        room,
      ),
    [{ width: 0, height: 0, parts: [] }],
  );
}

/** The layout of everything that leaves the most free room; null if it does not fit. */
function best(options: Option[] | null, room: Size): Option | null {
  const fullness = ({ width, height }: Size): number => Math.max(width / room.width, height / room.height);
  return (options ?? []).reduce<Option | null>(
    (found, one) => (found === null || fullness(one) < fullness(found) ? one : found),
    null,
  );
}

/** The largest acceptable value between two bounds, given that every smaller one is acceptable too. */
function largest(low: number, high: number, does: (value: number) => boolean): number {
  if (does(high)) return high;
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (does(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function place(node: Arrangement, option: Option, box: Box, out: Map<string, Placed>, live: Pieces): void {
  if (option.leaf) {
    const { id, piece, columns } = option.leaf;
    out.set(id, { ...box, piece, columns });
    return;
  }
  if (typeof node === 'string') return;
  const across = 'row' in node;
  const nodes = (across ? node.row : node.column).filter((part) => isLive(part, live));
  const parts = option.parts ?? [];
  const spare = across ? box.width - option.width : box.height - option.height;
  const each = spare / Math.max(1, parts.length);
  let at = across ? box.x : box.y;
  parts.forEach((part, number) => {
    const length = (across ? part.width : part.height) + each;
    const inner = across ? { ...box, x: at, width: length } : { ...box, y: at, height: length };
    place(nodes[number] as Arrangement, part, inner, out, live);
    at += length + GAP;
  });
}

function isLive(node: Arrangement, live: Pieces): boolean {
  if (typeof node === 'string') return live.has(node);
  return ('row' in node ? node.row : node.column).some((part) => isLive(part, live));
}

function idsOf(node: Arrangement): Set<string> {
  if (typeof node === 'string') return new Set([node]);
  return new Set(('row' in node ? node.row : node.column).flatMap((part) => [...idsOf(part)]));
}

interface Found {
  layout: Layout;
  worth: number;
}

function fitOne(room: Size, groups: readonly Group[], node: Arrangement, arrangement: number): Found {
  const byId = new Map(groups.map((group) => [group.id, group]));
  const folding = groups.filter(({ folds }) => folds).sort((one, other) => one.weight - other.weight);
  const folded: string[] = [];
  const named = idsOf(node);
  const live = (): Group[] => groups.filter(({ id }) => named.has(id) && !folded.includes(id));
  const options = (pieces: Pieces): Option | null => best(optionsOf(node, byId, pieces, room), room);
  const at = (unit: number): Pieces =>
    new Map(live().map(({ id, least, most, scale }) => [id, Math.min(most, Math.max(least, scale * unit))]));
  const next = (): string | undefined => folding.find(({ id }) => !folded.includes(id))?.id;
  for (let lightest = next(); options(at(0)) === null && lightest !== undefined; lightest = next())
    folded.push(lightest);

  let pieces: Pieces = at(0);
  if (options(pieces) === null) {
    // Too small, but everything is there.
    const shrunk = (by: number): Pieces => new Map([...at(0)].map(([id, piece]) => [id, piece * by]));
    pieces = shrunk(largest(SMALLEST, 1, (by) => options(shrunk(by)) !== null));
  } else {
    pieces = at(largest(0, LARGEST, (unit) => options(at(unit)) !== null));
    let leading = 0;
    for (const { id, most, scale } of live().sort((one, other) => other.weight - one.weight)) {
      const grown = (piece: number): Pieces => new Map(pieces).set(id, piece);
      const now = pieces.get(id) ?? 0;
      // A group with a low weight does not outgrow the one with the highest just because there is room.
      const bound = leading === 0 ? most : Math.max(now, Math.min(most, scale * leading * AHEAD));
      pieces = grown(largest(now, bound, (piece) => options(grown(piece)) !== null));
      if (leading === 0) leading = (pieces.get(id) ?? 0) / scale;
    }
  }
  const chosen = options(pieces);
  const places = new Map<string, Placed>();
  if (chosen) place(node, chosen, { x: 0, y: 0, ...room }, places, pieces);
  const worth = live().reduce((sum, { id, weight }) => sum + weight * (pieces.get(id) ?? 0), 0);
  const away = groups.filter(({ id }) => !places.has(id)).map(({ id }) => id);
  return { layout: { arrangement, places, folded: away }, worth: chosen ? worth : 0 };
}

/** Lays the groups out in a window. */
export function fit(room: Size, groups: readonly Group[], arrangements: readonly Arrangement[]): Layout {
  const found = arrangements.map((node, number) => fitOne(room, groups, node, number));
  const won = found.reduce<Found | null>((one, other) => (one === null || other.worth > one.worth ? other : one), null);
  return won?.layout ?? { arrangement: 0, places: new Map(), folded: groups.map(({ id }) => id) };
}

/** One group by itself, as large as a window allows. */
export function alone(room: Size, group: Group): Placed {
  const { layout } = fitOne(room, [{ ...group, folds: false, least: 1 }], group.id, 0);
  return layout.places.get(group.id) ?? { x: 0, y: 0, ...room, piece: group.least, columns: group.columns[0] ?? 1 };
}

interface Cards {
  count: number;
  /** The height of a piece for a width of one. */
  ratio: number;
  gap?: number;
  /** Room around the pieces: a heading, a frame. */
  around?: Partial<Size>;
  /** Room below each row of pieces. */
  below?: number;
  /** The maximum number of rows. */
  rows?: number;
}

/** A group of equal pieces in rows. */
export function cards({
  count,
  ratio,
  gap = 8,
  around = {},
  below = 0,
  rows: most = 3,
}: Cards): Pick<Group, 'columns' | 'size'> {
  const number = Math.max(1, count);
  const columns = [...new Set(Array.from({ length: most }, (_, rows) => Math.ceil(number / (rows + 1))))];
  return {
    columns,
    size: (piece, across) => {
      const rows = Math.ceil(number / across);
      return {
        width: across * piece + (across - 1) * gap + (around.width ?? 0),
        height: rows * (piece * ratio + below) + (rows - 1) * gap + (around.height ?? 0),
      };
    },
  };
}

/** A group that is one piece. */
export function block(size: (piece: number) => Size): Pick<Group, 'columns' | 'size'> {
  return { columns: [1], size: (piece) => size(piece) };
}
