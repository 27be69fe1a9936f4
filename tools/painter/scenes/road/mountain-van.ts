import { type Hex, mix } from '../../kit/colour.ts';
import { hazedPalette } from '../../kit/hazed-palette.ts';
import { underLight } from '../../kit/lights.ts';
import { type Point, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { Camera } from '../../kit/props/camera.ts';
import { paintCar } from '../../kit/props/car.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintPine } from '../../kit/props/pine.ts';
import { paintPineSlope } from '../../kit/props/pine-slope.ts';
import { paintRange } from '../../kit/props/range.ts';
import { paintGuardRail, paintRoadway, type RoadwayOptions } from '../../kit/props/roadway.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import { polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import { type RoadView, sunAt } from './layout.ts';

/** A limousine van comes down a mountain road: pines left, the valley right. */
export function paintMountainVan(view: RoadView): void {
  const { sheet, seed, palette, rng } = view;
  const { haze, mid, ink, flank } = palette;
  const horizon = Math.round(rng.range(430, 450));
  const sun = sunAt(view, [820, 960], 300);
  paintBackdrop(sheet, { palette, seed, horizon: 380, sun, radius: 34, birds: [560, 130] });
  for (const [i, y, amplitude, scale, dark] of [
    [0, 320, 150, 330, 0.3],
    [1, 400, 110, 260, 0.62],
  ] as const) {
    const layer = sheet.layer();
    paintRange(layer, {
      seed: `${seed}/range${i}`,
      y,
      amplitude,
      base: y + 190,
      scale,
      colours: [
        mix(haze, mix(mid, ink, 0.4 * i), dark),
        mix(haze, mid, dark * 0.85),
        mix(haze, mid, dark * 0.6),
        mix(haze, flank, 0.3),
      ],
      side: 1,
      haze,
    });
    sheet.stamp(layer);
    paintMistBank(sheet, { palette, seed: `${seed}/mist${i}`, y: y + 90, height: 46, density: 0.8 });
  }
  for (const [i, y, nearness, height] of [
    [0, 486, 0.58, [16, 26]],
    [1, 548, 0.84, [30, 48]],
  ] as const)
    paintPineSlope(sheet, {
      palette,
      seed: `${seed}/slope${i}`,
      y,
      amplitude: 40,
      base: 900,
      nearness,
      height,
      side: 1,
      bend: (x) => (i ? 60 : 40) * smoothstep(300, 1100, x) - 90 * smoothstep(500, 0, x),
    });
  const camera = new Camera({ horizon, eye: 2.3, focal: 980, centre: 560, x: -0.6 });
  const roadway: RoadwayOptions = {
    palette,
    seed,
    camera,
    centre: (z) => 0.4 + 0.0085 * z ** 1.9,
    half: 4,
    from: 2.2,
    to: 46,
  };
  paintGround(view, roadway);
  paintRoadway(sheet, roadway);
  paintGuardRail(sheet, roadway, 4.5);
  const z = rng.range(11, 11.6);
  paintCar(sheet.main.ctx, {
    palette,
    camera,
    kind: 'van',
    place: { x: roadway.centre(z) - 1.5, z, turn: -Math.PI / 2 + 0.44 },
    paint: rng.pick(['#f3efe4', '#e9e3d2', '#3d4a50', '#f3efe4']),
    side: 1,
  });
}

/** Grass banks, pines on the hill side, a brink on the valley side. */
function paintGround({ sheet, seed, palette, rng }: RoadView, roadway: RoadwayOptions): void {
  const { camera, centre } = roadway;
  const noise = makeNoise(`${seed}/ground`);
  const [dark, green, pale] = ['#1f4a38', '#45774a', '#93b45c'].map((colour) =>
    underLight(palette, colour),
  ) as [Hex, Hex, Hex];
  const layer = sheet.layer();
  const { ctx } = layer;
  const depths = Array.from({ length: 54 }, (_, i) => 1.9 * 1.063 ** i);
  const edge = (off: (z: number) => number, y: (z: number) => number): Point[] =>
    depths.map((z) => camera.see([centre(z) + off(z), y(z), z]));
  polygon(
    ctx,
    [
      ...edge(
        () => -3.8,
        () => 0,
      ),
      ...edge(
        (z) => -8 - z * 0.12,
        (z) => 2.2 + z * 0.1 + noise(z / 5, 1),
      ).reverse(),
      [-80, 300],
      [-80, 920],
    ],
    '#000000',
  );
  polygon(
    ctx,
    [
      ...edge(
        () => 3.8,
        () => 0,
      ),
      ...edge(
        (z) => 6.2 + 0.6 * noise(z / 3, 2),
        () => -0.3,
      ).reverse(),
      [1300, 905],
      [700, 920],
    ],
    '#000000',
  );
  tone(
    layer,
    steppedRamp([mix(dark, palette.ink, 0.35), dark, green, mix(green, pale, 0.6)], 0.6),
    (x, y) => 0.5 + 0.55 * noise.fbm(x / 90, y / 34, 3),
    { grain: 0.28 },
  );
  sheet.stamp(layer);
  const trees = sheet.layer();
  for (const [off, z, tall] of [
    [-7.5, 40, 15],
    [-10, 34, 16],
    [-6.8, 27, 14],
    [-9.5, 22, 15],
    [-7, 15.5, 11.5],
    [-9, 12.5, 11],
  ] as const) {
    const [x, y] = camera.see([centre(z) + off + rng.bell() * 0.5, 0.9, z]);
    const seen = z > 20 ? hazedPalette(palette, z > 30 ? 0.72 : 0.88) : palette;
    paintPine(trees.ctx, rng, {
      palette: seen,
      x,
      y,
      height: camera.scaleAt([0, 0, z]) * tall * rng.range(0.9, 1.05),
      side: 1,
      lean: rng.bell() * 0.02,
    });
  }
  sheet.stamp(trees);
  paintGrass(sheet.main.ctx, rng, {
    count: 2600,
    foot: (r) => {
      const z = 2.6 * 14 ** r();
      const hand = r.chance(0.7) ? -1 : 1;
      const off = r() ** 1.3 * (hand < 0 ? 6 : 1.4);
      const [x, y] = camera.see([centre(z) + hand * (4.1 + off), hand < 0 ? off * 0.34 : 0, z]);
      return [x, y + 2];
    },
    length: [5, 24],
    colours: [dark, green, green, pale],
  });
}
