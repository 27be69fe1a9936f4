import type { Point } from './maths.ts';
import type { Context } from './sheet.ts';
import { line, polygon } from './stroke.ts';

/** Straight line of one width. */
export function segment(ctx: Context, from: Point, to: Point, width: number, colour: string): void {
  line(ctx, [from, to], width, colour);
}

/** Filled four-cornered plane. */
export function quad(ctx: Context, a: Point, b: Point, c: Point, d: Point, colour: string): void {
  polygon(ctx, [a, b, c, d], colour);
}
