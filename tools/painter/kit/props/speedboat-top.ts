import { type Hex, mix, rgba } from '../colour.ts';
import { underLight } from '../lights.ts';
import type { Point } from '../maths.ts';
import type { Context } from '../sheet.ts';
import { line, polygon } from '../stroke.ts';
import type { Spot } from './camera.ts';
import { loft, meshLight, paintMesh } from './mesh.ts';
import { spotOf } from './solid.ts';
import type { SpeedboatOptions } from './speedboat.ts';

/** Windscreen, awning on its poles, a rail round the bow, a flag. */
export function paintTop(
  ctx: Context,
  { palette, camera, place, awning, side }: SpeedboatOptions,
  spot: (u: number, y: number, v: number) => Spot,
  white: Hex,
): void {
  const see = (u: number, y: number, v: number): Point => camera.see(spot(u, y, v));
  const metre = camera.scaleAt(spotOf(place, 0, 1, 0));
  const thin = Math.max(0.9, metre * 0.035);
  const steel = mix(white, palette.ink, 0.25);
  const glass = mix(palette.ink, palette.sky[1], 0.5);
  polygon(
    ctx,
    [
      see(1.3, 1.1, -1.05),
      see(1.75, 1.12, 0),
      see(1.3, 1.1, 1.05),
      see(0.95, 1.62, 0.95),
      see(1.25, 1.64, 0),
      see(0.95, 1.62, -0.95),
    ],
    rgba(mix(glass, palette.sky[2], 0.3), 0.72),
  );
  line(ctx, [see(0.95, 1.62, 0.95), see(1.25, 1.64, 0), see(0.95, 1.62, -0.95)], thin * 1.2, steel);
  for (const hand of [-1, 1]) {
    const rail = (
      [
        [1.5, 1.1],
        [2.4, 0.92],
        [3.3, 0.58],
        [4.05, 0.16],
      ] as const
    ).map(([u, v]) => see(u, 1.62, v * hand));
    line(ctx, rail, thin, steel);
    for (const [u, v] of [
      [1.5, 1.1],
      [2.4, 0.92],
      [3.3, 0.58],
    ] as const)
      line(ctx, [see(u, 1.15, v * hand), see(u, 1.62, v * hand)], thin, steel);
  }
  const pole = [see(-4, 0.9, 0.9), see(-4.1, 2.2, 0.9)] as const;
  line(ctx, pole, thin, steel);
  polygon(
    ctx,
    [
      pole[1],
      [pole[1][0] + metre * 0.6, pole[1][1] + metre * 0.1],
      [pole[1][0] + metre * 0.56, pole[1][1] + metre * 0.48],
      [pole[1][0], pole[1][1] + metre * 0.36],
    ],
    underLight(palette, '#cf3a2c'),
  );
  if (!awning) return;
  const cloth = underLight(palette, awning);
  for (const u of [-3, 0.6])
    for (const v of [-1.1, 1.1]) line(ctx, [see(u, 0.95, v), see(u, 2.25, v * 0.95)], thin * 1.2, steel);
  const roof = loft(
    [-3.4, -1.4, 0.9].map((u) => [-1.2, -0.6, 0, 0.6, 1.2].map((v): Spot => spot(u, 2.42 - 0.14 * v * v, v))),
    () => cloth,
    0.35,
  ).map((face) => ({ ...face, inside: spot(-1, 0.5, 0) }));
  polygon(
    ctx,
    [see(-3.4, 2.22, -1.2), see(0.9, 2.22, -1.2), see(0.9, 2.22, 1.2), see(-3.4, 2.22, 1.2)],
    mix(cloth, palette.ink, 0.45),
  );
  paintMesh(ctx, camera, roof, meshLight(palette, side));
  line(ctx, [see(-3.4, 2.22, 1.2), see(0.9, 2.22, 1.2)], thin * 1.6, mix(cloth, white, 0.5));
  line(ctx, [see(-3.4, 2.22, -1.2), see(0.9, 2.22, -1.2)], thin * 1.6, mix(cloth, white, 0.5));
}
