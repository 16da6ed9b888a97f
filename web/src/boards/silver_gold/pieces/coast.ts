/** The line around an island, slightly irregular as if drawn by hand. */

/** A number from -1 to 1 that is always the same for the same name and place. */
export function jitter(name: string, place: number): number {
  let hash = 2166136261 ^ place;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  hash ^= hash >>> 13;
  return ((hash >>> 0) % 2001) / 1000 - 1;
}

type Point = readonly [x: number, y: number];

/** The loops around a set of cells, as corner points in cell widths, with land on the right-hand side. */
export function loops(land: ReadonlySet<number>): Point[][] {
  const has = (row: number, column: number) => row >= 0 && column >= 0 && column < 4 && land.has(4 * row + column);
  const edges = new Map<string, Point[]>();
  const add = (from: Point, to: Point) => {
    const list = edges.get(from.join());
    if (list) list.push(to);
    else edges.set(from.join(), [to]);
  };
  for (const cell of land) {
    const row = Math.floor(cell / 4);
    const column = cell % 4;
    if (!has(row - 1, column)) add([column, row], [column + 1, row]);
    if (!has(row, column + 1)) add([column + 1, row], [column + 1, row + 1]);
    if (!has(row + 1, column)) add([column + 1, row + 1], [column, row + 1]);
    if (!has(row, column - 1)) add([column, row + 1], [column, row]);
  }
  const found: Point[][] = [];
  while (edges.size > 0) {
    const [start] = edges.keys();
    if (start === undefined) break;
    const loop: Point[] = [];
    let at: Point = start.split(',').map(Number) as unknown as Point;
    let came: Point = [0, 0];
    for (;;) {
      const next = edges.get(at.join());
      if (next === undefined) break;
      // Where two cells touch only at a corner, turn right: stay with the same cell.
      const right = next.findIndex(([x, y]) => came[0] * (y - at[1]) - came[1] * (x - at[0]) > 0);
      const [to] = next.splice(Math.max(0, right), 1);
      if (next.length === 0) edges.delete(at.join());
      if (to === undefined) break;
      loop.push(at);
      came = [to[0] - at[0], to[1] - at[1]];
      at = to;
    }
    found.push(loop);
  }
  return found;
}

/** The coast as the `d` of a path; `size` is the width of a cell, `out` how far the coast runs outside the cells. */
export function coast(name: string, land: ReadonlySet<number>, size: number, out: number): string {
  let path = '';
  for (const loop of loops(land)) {
    const corners = loop.map(([x, y], place) => {
      const [beforeX, beforeY] = loop[(place + loop.length - 1) % loop.length] ?? [x, y];
      const [afterX, afterY] = loop[(place + 1) % loop.length] ?? [x, y];
      // Land is on the right, so outwards is left of both edges that meet here.
      const shiftX = y - beforeY !== 0 || afterY - y !== 0 ? y - beforeY || afterY - y : 0;
      const shiftY = x - beforeX !== 0 || afterX - x !== 0 ? -(x - beforeX || afterX - x) : 0;
      return [
        x * size + out * shiftX + 0.9 * out * 0.5 * jitter(name, 7 * x + 31 * y),
        y * size + out * shiftY + 0.9 * out * 0.5 * jitter(name, 13 * x + 17 * y + 3),
      ] as const;
    });
    const middle = (place: number): Point => {
      const [x, y] = corners[place % corners.length] ?? [0, 0];
      const [nextX, nextY] = corners[(place + 1) % corners.length] ?? [0, 0];
      return [(x + nextX) / 2, (y + nextY) / 2];
    };
    const text = (value: number) => value.toFixed(1);
    corners.forEach((corner, place) => {
      const before = middle(place + corners.length - 1);
      const after = middle(place);
      const soft = (from: Point): Point => [
        corner[0] + (from[0] - corner[0]) * 0.62,
        corner[1] + (from[1] - corner[1]) * 0.62,
      ];
      const enter = soft(before);
      const leave = soft(after);
      path += `${place === 0 ? 'M' : 'L'}${text(enter[0])} ${text(enter[1])}Q${text(corner[0])} ${text(corner[1])} ${text(leave[0])} ${text(leave[1])}`;
    });
    path += 'z';
  }
  return path;
}

/** A cross drawn with a pen: two strokes, different every time. */
export function cross(name: string, cell: number, size: number): string {
  const at = (place: number) => 0.06 * jitter(name, 97 * cell + place);
  const x = (cell % 4) * size;
  const y = Math.floor(cell / 4) * size;
  const point = (fx: number, fy: number, place: number) =>
    `${(x + size * (fx + at(place))).toFixed(1)} ${(y + size * (fy + at(place + 1))).toFixed(1)}`;
  return `M${point(0.2, 0.22, 0)}Q${point(0.5, 0.46, 2)} ${point(0.8, 0.8, 4)}M${point(0.79, 0.2, 6)}Q${point(0.52, 0.5, 8)} ${point(0.2, 0.79, 10)}`;
}
