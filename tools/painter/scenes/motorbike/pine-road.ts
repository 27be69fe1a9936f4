import { type Hex, mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintHydrangea } from '../../kit/props/hydrangea.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintPine } from '../../kit/props/pine.ts';
import { paintPineSlope } from '../../kit/props/pine-slope.ts';
import { makeRng } from '../../kit/rng.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import type { BikeView } from './layout.ts';
import { paintNearRoad } from './pass-road.ts';
import { paintRoadster } from './roadster.ts';

/** Two on a motorbike along a lake among pines, hydrangeas by the road. */
export function paintPineRoad(view: BikeView): void {
  const { sheet, seed, palette, rng } = view;
  const { ctx } = sheet.main;
  const sun: Point = [rng.range(280, 380), 190];
  paintBackdrop(sheet, { palette, seed, horizon: 440, sun, radius: 36, birds: [560, 150] });
  for (const [i, [y, nearness]] of (
    [
      [330, 0.26],
      [390, 0.5],
    ] as const
  ).entries()) {
    paintPineSlope(sheet, {
      palette,
      seed: `${seed}/slope${i}`,
      y,
      amplitude: 60,
      base: 470,
      nearness,
      height: [12 + 6 * i, 18 + 8 * i],
      side: -1,
      scale: 420,
    });
    paintMistBank(sheet, { palette, seed: `${seed}/mist${i}`, y: 452, height: 30, density: 0.6 });
  }
  const lake = { palette, seed, horizon: 468, sun };
  paintWater(sheet, { ...lake, bottom: 720, mirrorFrom: 470, mirror: 0.8, amplitude: 12 });
  paintRipples(sheet, { ...lake, bottom: 700 });
  paintNearRoad(view);
  for (const [x, height, lean] of [
    [70, 560, 0.02],
    [210, 440, -0.02],
    [1120, 600, -0.02],
    [990, 430, 0.03],
  ] as const)
    paintPine(ctx, makeRng(`${seed}/pine${x}`), { palette, x, y: 716, height, side: -1, lean });
  paintRoadster(ctx, makeRng(`${seed}/saddle`), {
    palette,
    x: rng.range(560, 640),
    y: 790,
    length: 320,
    facing: 1,
    paint: rng.pick(['#c8472b', '#2f6f7c', '#e0b040']),
    side: -1,
    riders: 2,
  });
  const petals = ['#5f5aa0', '#8f8fd0', '#d8d4f0'].map((colour) => underLight(palette, colour)) as [Hex, Hex, Hex];
  for (let i = 0; i < 34; i++)
    paintHydrangea(ctx, makeRng(`${seed}/bloom${i}`), {
      x: i * 37 + rng.bell() * 14,
      y: rng.range(874, 900),
      size: rng.range(22, 34),
      petals,
      leaves: [mix(underLight(palette, '#235a45'), palette.ink, 0.3), underLight(palette, '#4f8350')],
      side: -1,
    });
}
