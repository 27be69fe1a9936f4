import { mix } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import type { Point, Side } from '../maths.ts';
import type { Context } from '../sheet.ts';
import { line, polygon } from '../stroke.ts';

export interface VillaOptions {
  palette: Palette;
  x: number;
  /** Row of the foot. */
  y: number;
  /** About its height, in pixels. */
  size: number;
  side: Side;
  roof?: string;
  wall?: string;
}

/** An old French villa of the hills: steep roof, gable with dark beams, chimney, shuttered windows. */
export function paintVilla(ctx: Context, options: VillaOptions): void {
  const { palette, x, y, size: s, side } = options;
  const wall = underLight(palette, options.wall ?? '#f3e3c4');
  const roof = underLight(palette, options.roof ?? '#b9482c');
  const w = s * 1.3;
  const shade = mix(wall, palette.ink, 0.3);
  const at = (u: number, v: number): Point => [x + u * w * side, y - v * s];
  ctx.fillStyle = mix(wall, palette.flank, 0.18);
  ctx.fillRect(x - w / 2, y - s * 0.5, w, s * 0.5);
  polygon(ctx, [at(-0.5, 0), at(-0.2, 0), at(-0.2, 0.5), at(-0.5, 0.5)], shade);
  polygon(ctx, [at(0.22, 1.12), at(0.3, 1.12), at(0.3, 0.7), at(0.22, 0.7)], mix(roof, palette.ink, 0.3));
  polygon(
    ctx,
    [at(-0.6, 0.46), at(-0.36, 0.96), at(0.36, 0.96), at(0.6, 0.46)],
    mix(roof, palette.flank, 0.14),
  );
  polygon(
    ctx,
    [at(-0.6, 0.46), at(-0.36, 0.96), at(-0.12, 0.96), at(-0.2, 0.46)],
    mix(roof, palette.ink, 0.3),
  );
  for (let i = 1; i < 4; i++)
    line(
      ctx,
      [at(-0.6 + i * 0.06, 0.46 + i * 0.125), at(0.6 - i * 0.06, 0.46 + i * 0.125)],
      Math.max(0.8, s * 0.01),
      mix(roof, palette.ink, 0.34),
    );
  polygon(ctx, [at(-0.16, 0), at(0.16, 0), at(0.16, 0.5), at(0, 0.84), at(-0.16, 0.5)], wall);
  for (const [from, to] of [
    [at(-0.22, 0.42), at(0, 0.88)],
    [at(0.22, 0.42), at(0, 0.88)],
  ] as const)
    line(ctx, [from, to], s * 0.055, mix(roof, palette.ink, 0.2));
  const timber = mix(underLight(palette, '#5a3a2a'), palette.ink, 0.2);
  line(ctx, [at(-0.15, 0.5), at(0.15, 0.5)], s * 0.025, timber);
  line(ctx, [at(0, 0.5), at(0, 0.76)], s * 0.025, timber);
  const lit = palette.light === 'night' || palette.light === 'dusk';
  const pane = lit ? palette.lit : mix(palette.ink, palette.sky[0], 0.35);
  for (const u of [-0.4, -0.28, 0.26, 0.4]) {
    polygon(ctx, [at(u - 0.045, 0.16), at(u + 0.045, 0.16), at(u + 0.045, 0.36), at(u - 0.045, 0.36)], pane);
    line(ctx, [at(u, 0.16), at(u, 0.36)], Math.max(0.8, s * 0.012), wall);
  }
  polygon(ctx, [at(-0.05, 0), at(0.05, 0), at(0.05, 0.3), at(-0.05, 0.3)], timber);
  polygon(ctx, [at(-0.07, 0.56), at(0.07, 0.56), at(0.07, 0.68), at(-0.07, 0.68)], pane);
}
