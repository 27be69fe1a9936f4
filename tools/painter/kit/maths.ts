/** A place on the sheet, in pixels from the top left corner. */
export type Point = readonly [x: number, y: number];

/** The side the light comes from: 1 = from the right, -1 = from the left. */
export type Side = 1 | -1;

export const TAU = Math.PI * 2;

export function clamp(value: number, low = 0, high = 1): number {
  if (value < low) return low;
  return Math.min(value, high);
}

export function lerp(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

/** Eased step from 0 at `from` to 1 at `to`; `from` may be larger than `to`. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}
