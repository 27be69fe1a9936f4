import { mix } from '../../kit/colour.ts';
import type { Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFerrisWheel } from '../../kit/props/ferris-wheel.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintJunk } from '../../kit/props/junk.ts';
import { paintKarstRow } from '../../kit/props/karst-row.ts';
import { paintPavilion } from '../../kit/props/pavilion.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { curve, line, polygon } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { paintCableLine } from './cable-line.ts';

/** A two-decked cabin crosses the bay of limestone towards the wheel on its hill. */
export function paintBayCable(view: SceneView): void {
  const { sheet, ctx, palette, seed, rng } = view;
  const noise = makeNoise(`${seed}/hill`);
  const horizon = 500;
  const sun: Point = [rng.range(520, 620), 300];
  paintBackdrop(sheet, { palette, seed, horizon, sun, birds: [700, 150] });
  for (const [i, nearness] of [0.24, 0.46].entries())
    paintKarstRow(sheet, {
      palette,
      seed: `${seed}/row${i}`,
      rocks: Array.from({ length: 5 - i }, (_, k) => ({
        x: 40 + k * (190 + 40 * i) + rng.range(-30, 60),
        width: rng.range(70, 120),
        height: rng.range(80, 150) + i * 40,
      })),
      base: horizon + 2 + i * 5,
      nearness,
      sunX: sun[0],
      green: 0.7,
    });
  // The hill of the park on the right.
  const crest = (x: number): number => 516 - 190 * Math.exp(-(((x - 1040) / 330) ** 2)) + 20 * noise.fbm(x / 90, 2, 2) + (x < 730 ? (730 - x) * 3 : 0);
  paintFerrisWheel(ctx, palette, 1010, 360, 146);
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/hill`,
    crest,
    base: horizon + 8,
    nearness: 0.86,
    size: [13, 22],
    side: -1,
    from: 660,
    hazeAtFoot: 0.1,
  });
  paintPavilion(ctx, { palette, x: 890, y: 386, size: 56, side: -1 });
  paintPavilion(ctx, { palette, x: 1150, y: 368, size: 44, side: -1 });
  const sea = { palette, seed, horizon, sun };
  paintWater(sheet, { ...sea, mirrorFrom: horizon + 8, mirror: 0.74, amplitude: 14 });
  paintRipples(sheet, sea);
  for (const [x, y, scale, heading] of [
    [430, 590, 0.5, 1],
    [640, 650, 0.72, -1],
  ] as const)
    paintJunk(ctx, { palette, x, waterline: y, scale, heading });
  tower(view);
  const layer = sheet.layer();
  for (const [i, shift] of [40, 0].entries())
    paintCableLine(layer.ctx, view, {
      points: [
        ...curve([-260, 10 + shift], [60, 190 + shift], [300, 150 + shift * 0.6], 40),
        ...curve([300, 150 + shift * 0.6], [640, 330 + shift * 0.3], [880, 356], 60),
      ],
      size: [430 - 90 * i, 26],
      cabins: i
        ? [
            [0.72, '#c8522a'],
            [0.9, '#f3ead6'],
          ]
        : [
            [0.3, '#c8522a'],
            [0.6, '#2f8f88'],
            [0.83, '#e0a53a'],
          ],
      side: 1,
    });
  sheet.stamp(layer);
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/near`,
    crest: (x) => 1000 - 190 * Math.exp(-(((x - 60) / 260) ** 2)) - 150 * Math.exp(-(((x - 1190) / 200) ** 2)),
    base: 930,
    nearness: 0.96,
    size: [22, 34],
    side: -1,
    hazeAtFoot: 0,
  });
}

/** The pylon in the bay: two legs, a deck where they meet. */
function tower({ ctx, palette, at }: SceneView): void {
  const pale = at('#e9e0cc', 0.9);
  const dark = mix(pale, palette.ink, 0.42);
  const rng = makeRng('rungs');
  polygon(
    ctx,
    [
      [288, 150],
      [300, 150],
      [278, 700],
      [252, 700],
    ],
    pale,
  );
  polygon(
    ctx,
    [
      [302, 150],
      [314, 150],
      [352, 700],
      [326, 700],
    ],
    dark,
  );
  for (let i = 1; i < 7; i++) {
    const y = 150 + i * 76;
    const wide = 10 + i * 6.2;
    line(
      ctx,
      [
        [300 - wide, y],
        [302 + wide, y - 60 + rng()],
      ],
      5,
      mix(pale, dark, 0.5),
    );
    line(
      ctx,
      [
        [300 - wide, y],
        [302 + wide, y],
      ],
      5,
      mix(pale, dark, 0.4),
    );
  }
  ctx.fillStyle = dark;
  ctx.fillRect(262, 142, 78, 12);
  ctx.fillStyle = mix(pale, dark, 0.3);
  ctx.fillRect(228, 694, 150, 16);
}
