import { type Hex, mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintTree } from '../../kit/props/tree.ts';
import { makeRng } from '../../kit/rng.ts';
import { paintClouds, paintSky, paintSun } from '../../kit/sky.ts';
import { polygon } from '../../kit/stroke.ts';
import { paintHallFront } from './hall-front.ts';
import type { TheatreView } from './theatre.ts';

/** Sky, hedges, a yard and a far hall: what the gallery looks out on. */
export function paintColonnadeGarden({ sheet, palette, seed, lamps }: TheatreView, sun: Point): void {
  const noise = makeNoise(`${seed}/colonnade`);
  paintSky(sheet.main, palette, { seed, horizon: 470, sun });
  paintClouds(sheet.main, palette, { seed, horizon: 360, cover: 0.42 });
  paintSun(sheet.main, palette, sun, 32);
  for (const [i, nearness] of [0.34, 0.62].entries())
    paintJungleSlope(sheet, {
      palette,
      seed: `${seed}/garden${i}`,
      crest: (x) => 400 + 30 * i - 34 * noise.fbm(x / 80, i * 3, 2) - 40 * clamp((300 - x) / 300),
      base: 500,
      nearness,
      size: [13, 19],
      side: -1,
      hazeAtFoot: 0.3,
    });
  const yard = underLight(palette, '#d6c29a');
  const grass = underLight(palette, '#7fa25c');
  const { ctx: main } = sheet.main;
  main.fillStyle = mix(grass, palette.haze, 0.25);
  main.fillRect(0, 478, sheet.width, 430);
  polygon(
    main,
    [
      [0, 530],
      [640, 500],
      [700, 500],
      [300, 905],
      [0, 905],
    ],
    yard,
  );
  const far = sheet.layer();
  const tile = underLight(palette, '#d39a3c');
  const ridge = paintHallFront(far.ctx, {
    palette,
    x: 380,
    base: 500,
    width: 250,
    height: 56,
    bays: 5,
    tile,
    side: -1,
    lamps,
    roofHeight: 44,
  });
  paintHallFront(far.ctx, {
    palette,
    x: 380,
    base: ridge + 16,
    width: 180,
    height: 24,
    bays: 5,
    tile,
    side: -1,
    lamps,
    doors: false,
    roofHeight: 44,
  });
  for (const [i, [x, y, h]] of (
    [
      [90, 560, 190],
      [210, 540, 120],
    ] as const
  ).entries())
    paintTree(far.ctx, makeRng(`${seed}/tree${i}`), {
      x,
      y,
      height: h,
      colours: ['#1f4c3b', '#4f8350', '#9ab868'].map((c) => underLight(palette, c)) as [Hex, Hex, Hex],
      side: -1,
    });
  paintForest(far.ctx, makeRng(`${seed}/hedge`), {
    count: 90,
    at: (r, t) => [690 - 700 * (t * 0.75 + 0.25 * r()) ** 0.9, 508 + 130 * t ** 1.5 + r.bell() * 6],
    size: [7, 24],
    colours: [
      mix(underLight(palette, '#235a45'), palette.ink, 0.2),
      underLight(palette, '#4f8350'),
      underLight(palette, '#9ab868'),
    ],
    side: -1,
  });
  sheet.stamp(far);
}
