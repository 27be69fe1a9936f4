import { rgba } from '../colour.ts';
import { glow } from '../glow.ts';
import type { Palette } from '../lights.ts';
import { lerp, type Point } from '../maths.ts';
import type { Context } from '../sheet.ts';
import { ellipse, line } from '../stroke.ts';

export interface FestoonOptions {
  palette: Palette;
  from: Point;
  to: Point;
  /** Sag of the middle, in pixels. */
  sag: number;
  /** Pixels between bulbs. */
  pitch: number;
  /** Radius of a bulb. */
  bulb: number;
  /** Bulbs burn; by day they are only glass. */
  lit: boolean;
}

/** A string of bare bulbs. */
export function paintFestoon(
  ctx: Context,
  { palette, from, to, sag, pitch, bulb, lit }: FestoonOptions,
): void {
  const at = (t: number): Point => [lerp(from[0], to[0], t), lerp(from[1], to[1], t) + sag * 4 * t * (1 - t)];
  line(
    ctx,
    Array.from({ length: 33 }, (_, i) => at(i / 32)),
    Math.max(0.8, bulb * 0.28),
    rgba(palette.ink, 0.8),
  );
  const count = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / pitch));
  for (let i = 0; i < count; i++) {
    const [x, y] = at((i + 0.5) / count);
    if (lit) glow(ctx, { x, y: y + bulb, radius: bulb * 5.5, colour: palette.glow, strength: 0.5 });
    ellipse(ctx, x, y + bulb * 1.1, bulb * 0.8, bulb, lit ? '#fff3cf' : rgba('#fff8e2', 0.9));
  }
}
