import { mix } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { underLight } from '../../kit/lights.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBirds } from '../../kit/props/birds.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { makeRng } from '../../kit/rng.ts';
import { paintClouds, paintSky, paintStars, paintSun } from '../../kit/sky.ts';
import { line } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { paintGateTrees, paintMoatLotus } from './gate-life.ts';
import { paintGateWall, WATER } from './gate-wall.ts';
import type { TheatreView } from './theatre.ts';

/** The gate of a citadel: stone base with arches, two roofs of yellow tile, a lotus moat before it. */
export function paintGate(view: TheatreView): void {
  const { sheet, palette, seed, lamps } = view;
  const rng = makeRng(`${seed}/gate`);
  const noise = makeNoise(`${seed}/gate`);
  const x = rng.range(590, 650);
  const sun: Point = [rng.range(930, 1010), 190];
  const water = { palette, seed, horizon: WATER - 4, sun };
  paintSky(sheet.main, palette, { seed, horizon: 560, sun });
  if (palette.light === 'night') paintStars(sheet.main, palette, { seed, horizon: 500, sun });
  paintClouds(sheet.main, palette, { seed, horizon: 430, cover: 0.44 });
  paintSun(sheet.main, palette, sun, 34);
  for (const [i, nearness] of [0.3, 0.6].entries())
    paintJungleSlope(sheet, {
      palette,
      seed: `${seed}/trees${i}`,
      crest: (px) =>
        WATER - 90 + 30 * i - 26 * noise.fbm(px / 70, i * 4, 2) - 60 * clamp(Math.abs(px - x) / 600 - 0.5),
      base: WATER + 2,
      nearness,
      size: [13, 18],
      side: 1,
      hazeAtFoot: 0.3,
    });
  paintGateWall(view, x, rng);
  paintGateTrees(view, x, rng);
  if (lamps > 0.5)
    for (const [dx, y, radius] of [
      [0, 400, 260],
      [-216, 430, 130],
      [216, 430, 130],
      [0, 570, 160],
    ] as const)
      glow(sheet.main.ctx, { x: x + dx, y, radius, colour: palette.glow, strength: 0.3 });
  paintWater(sheet, { ...water, horizon: WATER, mirrorFrom: WATER + 3, amplitude: 12, mirror: 0.85 });
  paintRipples(sheet, { ...water, horizon: WATER });
  line(
    sheet.main.ctx,
    [
      [0, WATER + 1],
      [1200, WATER + 1],
    ],
    4,
    mix(underLight(palette, '#a8977c'), palette.ink, 0.3),
  );
  paintMoatLotus(view, rng);
  paintBirds(sheet.main.ctx, rng, palette, [300, 190]);
}
