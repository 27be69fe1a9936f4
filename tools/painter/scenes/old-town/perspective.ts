import type { Point } from '../../kit/maths.ts';

/** A straight view along +Z. X to the right, Y up from the ground, in metres from the eye's foot. */
export interface View {
  /** Vanishing point, in pixels. */
  vanishing: Point;
  /** Pixels of a metre at one metre's distance. */
  focal: number;
  /** Height of the eye, in metres. */
  eye: number;
}

/** Place on the sheet of a point in space. */
export function project({ vanishing, focal, eye }: View, x: number, y: number, z: number): Point {
  const depth = Math.max(0.4, z);
  return [vanishing[0] + (x * focal) / depth, vanishing[1] - ((y - eye) * focal) / depth];
}

/** Pixels of a metre at a distance. */
export function metreAt({ focal }: View, z: number): number {
  return focal / Math.max(0.4, z);
}

/** The point of the ground seen at a place below the horizon: X and Z. */
export function groundAt({ vanishing, focal, eye }: View, px: number, py: number): Point {
  const z = (eye * focal) / Math.max(1, py - vanishing[1]);
  return [((px - vanishing[0]) * z) / focal, z];
}
