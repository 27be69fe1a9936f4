import type { Point } from '../../maths.ts';

type Pair = readonly [back: Point, front: Point];

/** Joints in heights of the body: x toward the facing side, y upward from the feet (or from the seat). */
export interface FolkBones {
  hip: Point;
  chest: Point;
  head: Point;
  elbows: Pair;
  hands: Pair;
  knees: Pair;
  feet: Pair;
}

/** The joints of both arms or legs, the far one first. */
export function pair(a: number, b: number, c: number, d: number): Pair {
  return [
    [a, b],
    [c, d],
  ];
}
