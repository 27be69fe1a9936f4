export type Point = readonly [number, number];
export type Box = readonly [west: number, south: number, east: number, north: number];

/** Drops points of a line that deviate less than `tolerance` from the line without them (Douglas and Peucker). */
export function simplify(points: Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  let farthest = 0;
  let distance = tolerance;
  for (let at = 1; at < points.length - 1; at++) {
    const away = distanceTo(points[at] as Point, first, last);
    if (away > distance) [farthest, distance] = [at, away];
  }
  if (farthest === 0) return [first, last];
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ];
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** Clips a ring to the box, with cut edges along the box (Sutherland and Hodgman). */
export function clipRing(ring: Point[], [west, south, east, north]: Box): Point[] {
  const sides: [inside: (p: Point) => boolean, axis: 0 | 1, at: number][] = [
    [([x]) => x >= west, 0, west],
    [([x]) => x <= east, 0, east],
    [([, y]) => y >= south, 1, south],
    [([, y]) => y <= north, 1, north],
  ];
  return sides.reduce<Point[]>((points, [inside, axis, at]) => {
    const kept: Point[] = [];
    for (const [index, point] of points.entries()) {
      const before = points.at(index - 1) as Point;
      if (inside(point) !== inside(before)) kept.push(crossing(before, point, axis, at));
      if (inside(point)) kept.push(point);
    }
    return kept;
  }, ring);
}

/** The pieces of a line within the box, in whole segments only. */
export function clipLine(line: Point[], [west, south, east, north]: Box): Point[][] {
  const pieces: Point[][] = [[]];
  for (const point of line) {
    const [x, y] = point;
    if (x >= west && x <= east && y >= south && y <= north) pieces.at(-1)?.push(point);
    else if (pieces.at(-1)?.length) pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 1);
}

function crossing(from: Point, to: Point, axis: 0 | 1, at: number): Point {
  const share = (at - from[axis]) / (to[axis] - from[axis]);
  return axis === 0 ? [at, from[1] + share * (to[1] - from[1])] : [from[0] + share * (to[0] - from[0]), at];
}

/** Smooths a closed or open line: each corner is cut twice (Chaikin). */
export function smooth(points: Point[], rounds = 2): Point[] {
  let line = points;
  for (let round = 0; round < rounds; round++) {
    const [first, last] = [line[0], line.at(-1)];
    if (!first || !last) return line;
    const cut = line.slice(0, -1).flatMap((point, index): Point[] => {
      const next = line[index + 1] as Point;
      return [between(point, next, 0.25), between(point, next, 0.75)];
    });
    line = [first, ...cut, last];
  }
  return line;
}

function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}
