import { rgba } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { LANTERN_SHAPES, paintLantern } from '../../kit/props/lantern.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { line } from '../../kit/stroke.ts';
import type { TownColours } from './town-colours.ts';

export interface LanternString {
  from: Point;
  to: Point;
  /** Sag of the middle, in pixels. */
  sag: number;
  count: number;
  /** Height of a lantern, in pixels. */
  size: number;
}

/** A string of lanterns; `used` keeps those of several strings apart. */
export function paintLanternString(
  ctx: Context,
  rng: Rng,
  { palette, lanterns, lit }: TownColours,
  { from, to, sag, count, size }: LanternString,
  used: { x: number; size: number }[] = [],
): void {
  const at = (t: number): Point => [lerp(from[0], to[0], t), lerp(from[1], to[1], t) + sag * 4 * t * (1 - t)];
  line(
    ctx,
    Array.from({ length: 41 }, (_, i) => at(i / 40)),
    Math.max(0.8, size * 0.022),
    rgba(palette.ink, 0.85),
  );
  for (let i = 0; i < count; i++) {
    const [x, y] = at((i + 0.5 + rng.bell() * 0.16) / count);
    const tall = size * rng.range(0.85, 1.15);
    const drop = size * rng.range(0.12, 0.32);
    const shape = rng.pick(LANTERN_SHAPES);
    const colour = lanterns[(i * 2 + rng.int(0, 1)) % lanterns.length] as string;
    if (used.some((other) => Math.abs(other.x - x) < (other.size + tall) * 0.52)) continue;
    used.push({ x, size: tall });
    line(
      ctx,
      [
        [x, y],
        [x, y + drop],
      ],
      Math.max(0.8, size * 0.018),
      rgba(palette.ink, 0.85),
    );
    paintLantern(ctx, { palette, x, y: y + drop + tall * 0.56, size: tall, colour, shape, lit });
  }
}
