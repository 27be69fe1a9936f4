import { mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { line, polygon } from '../../kit/stroke.ts';
import { paintWindows, paneOf, type TowerHouseOptions } from './tower-windows.ts';

/** A house of a hill village: round tower with a pointed roof, gabled house, long hall, or crenellated keep. */
export function paintTowerHouse(ctx: Context, rng: Rng, options: TowerHouseOptions): void {
  const { palette, x, y, width: w, height: h, kind, side } = options;
  const wall = underLight(palette, options.wall);
  const roof = underLight(palette, options.roof);
  const shade = mix(wall, palette.ink, 0.36);
  const lit = mix(wall, palette.flank, 0.4);
  const top = y - h;
  const body = ctx.createLinearGradient(x - w / 2, 0, x + w / 2, 0);
  const round = kind === 'tower' || kind === 'keep';
  body.addColorStop(side > 0 ? 0 : 1, shade);
  body.addColorStop(round ? 0.5 : 0.42, round ? wall : side > 0 ? shade : lit);
  body.addColorStop(round ? 0.55 : 0.43, round ? wall : side > 0 ? wall : lit);
  body.addColorStop(side > 0 ? 1 : 0, lit);
  ctx.fillStyle = round ? body : wall;
  ctx.fillRect(x - w / 2, top, w, h + 30);
  if (!round) {
    ctx.fillStyle = rgba(palette.ink, 0.3);
    ctx.fillRect(side > 0 ? x - w / 2 : x + w * 0.22, top, w * 0.28, h + 30);
  }
  for (let i = 0; i < (w * h) / 130; i++) {
    ctx.fillStyle = rgba(rng.chance(0.5) ? palette.ink : palette.flank, rng.range(0.05, 0.16));
    ctx.fillRect(x + (rng() - 0.5) * w * 0.94, top + rng() * h, rng.range(3, 7), rng.range(1.4, 2.6));
  }
  paintWindows(ctx, rng, options, top, wall);
  const dark = mix(roof, palette.ink, 0.42);
  const bright = mix(roof, palette.flank, 0.35);
  if (kind === 'tower') {
    const rise = w * 1.5;
    const eave = w * 0.62;
    polygon(
      ctx,
      [
        [x - eave, top + 4],
        [x, top - rise],
        [x + eave, top + 4],
      ],
      roof,
    );
    polygon(
      ctx,
      [
        [x - side * eave, top + 4],
        [x, top - rise],
        [x - side * w * 0.1, top + 7],
      ],
      dark,
    );
    polygon(
      ctx,
      [
        [x + side * eave, top + 4],
        [x, top - rise],
        [x + side * w * 0.36, top + 5],
      ],
      bright,
    );
    for (let k = 1; k < 6; k++)
      line(
        ctx,
        [
          [x - (eave * k) / 6, top - rise * (1 - k / 6)],
          [x + (eave * k) / 6, top - rise * (1 - k / 6) + 1],
        ],
        0.8,
        rgba(dark, 0.5),
      );
    line(
      ctx,
      [
        [x, top - rise],
        [x, top - rise - w * 0.34],
      ],
      1.4,
      palette.ink,
    );
    polygon(
      ctx,
      [
        [x, top - rise - w * 0.34],
        [x + side * w * 0.3, top - rise - w * 0.25],
        [x, top - rise - w * 0.16],
      ],
      underLight(palette, '#c8522a'),
    );
  } else if (kind === 'keep') {
    ctx.fillStyle = mix(wall, palette.ink, 0.12);
    ctx.fillRect(x - w * 0.58, top - h * 0.06, w * 1.16, h * 0.1);
    for (let k = 0; k < 6; k++) {
      ctx.fillStyle = k < 3 === side > 0 ? shade : lit;
      ctx.fillRect(x - w * 0.58 + (k * w * 1.16) / 5.6, top - h * 0.15, w * 0.13, h * 0.1);
    }
  } else {
    const rise = kind === 'hall' ? h * 0.7 : w * 0.75;
    const eave = w * 0.58;
    if (kind === 'hall') {
      polygon(
        ctx,
        [
          [x - eave, top + 4],
          [x - eave * 0.82, top - rise],
          [x + eave * 0.82, top - rise],
          [x + eave, top + 4],
        ],
        roof,
      );
      for (let k = 1; k < 6; k++)
        line(
          ctx,
          [
            [x - eave + 0.03 * k * w * 0.6, top + 4 - (rise * k) / 6],
            [x + eave - 0.03 * k * w * 0.6, top + 4 - (rise * k) / 6],
          ],
          1,
          rgba(dark, 0.55),
        );
      for (const u of [-0.28, 0.06, 0.36]) {
        polygon(
          ctx,
          [
            [x + (u - 0.09) * w, top - rise * 0.3],
            [x + u * w, top - rise * 0.82],
            [x + (u + 0.09) * w, top - rise * 0.3],
          ],
          dark,
        );
        ctx.fillStyle = paneOf(palette);
        ctx.fillRect(x + (u - 0.03) * w, top - rise * 0.48, w * 0.06, rise * 0.2);
      }
    } else {
      // Gable end toward the light, roof slope to the other side.
      const at = (u: number, v: number): Point => [x + u * w * side, top - v];
      polygon(ctx, [at(0.5, -2), at(0.24, rise), at(-0.02, -2)], lit);
      polygon(ctx, [at(-0.58, -5), at(-0.36, rise + 2), at(0.24, rise + 2), at(-0.04, -5)], roof);
      polygon(ctx, [at(-0.58, -5), at(-0.36, rise + 2), at(-0.22, rise + 2), at(-0.4, -5)], dark);
      for (let k = 1; k < 5; k++)
        line(
          ctx,
          [at(-0.58 + 0.044 * k, (rise * k) / 5), at(-0.04 + 0.056 * k, (rise * k) / 5)],
          1,
          rgba(dark, 0.6),
        );
      line(ctx, [at(0.24, rise + 3), at(-0.04, -6)], Math.max(2, w * 0.05), bright);
      line(ctx, [at(0.24, rise + 3), at(0.54, -6)], Math.max(2, w * 0.05), dark);
      line(ctx, [at(0, -2), at(0.48, -2)], Math.max(1.4, w * 0.035), underLight(palette, '#5a3a2a'));
    }
  }
}
