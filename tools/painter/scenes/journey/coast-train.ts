import { mix, rgba } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { Camera } from '../../kit/props/camera.ts';
import { paintFishingBoat } from '../../kit/props/fishing-boat.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintIslet } from '../../kit/props/islet.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { brush, polygon } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { paintRailCar } from './rail-car.ts';

/** The train comes round a headland, forest above, the sea below. */
export function paintCoastTrain(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng, evening } = view;
  const noise = makeNoise(`${seed}/coast`);
  const horizon = 330;
  const sun: Point = [rng.range(170, 300), 180];
  paintBackdrop(sheet, { palette, seed, horizon, sun, birds: [470, 130] });
  paintIslet(sheet, {
    palette,
    seed: `${seed}/isle`,
    x: 120,
    reach: 170,
    height: 56,
    waterline: horizon + 1,
    nearness: 0.34,
    side: -1,
  });
  paintWater(sheet, { palette, seed, horizon, sun, bottom: 905, mirrorFrom: horizon + 1 });
  paintRipples(sheet, { palette, seed, horizon, sun, bottom: 905 });
  for (const [x, y] of [
    [260, 392],
    [360, 420],
    [150, 450],
  ] as const)
    paintFishingBoat(ctx, { palette, x, waterline: y, scale: 0.4 + (y - 350) * 0.008, heading: 1 });
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/cape`,
    crest: (x) => 336 - 120 * Math.exp(-(((x - 760) / 190) ** 2)) - 8 * noise(x / 50, 1),
    base: (x) => 338 + 30 * Math.exp(-(((x - 760) / 200) ** 2)),
    nearness: 0.5,
    size: [7, 10],
    side: -1,
    from: 480,
    to: 1210,
  });
  const camera = new Camera({ horizon, eye: 8.5, focal: 1000, centre: 560, x: 0 });
  // The line bends away to the right behind the slope.
  const centre = (z: number): number => 1.2 + 0.005 * Math.max(0, z - 12) ** 1.9;
  const depths = Array.from({ length: 40 }, (_, i) => 7 * 1.075 ** i);
  const edge = (off: number, y = 0): Point[] => depths.map((z) => camera.see([centre(z) + off, y, z]));
  // Sea wall and track bed.
  const [, foot] = camera.see([0, -7, 9]);
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/rocks`,
    outline: [...edge(-4.2, -0.4), ...edge(-11, -8).reverse(), [-200, foot + 300], [0, 1000]],
    colour: at('#8d8a72'),
    facing: -0.1,
    worn: 0.9,
  });
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/bank`,
    outline: [...edge(3), [1300, 300], [1300, 1000], [560, 1000]],
    colour: at('#5f7d48'),
    facing: 0,
    worn: 0.9,
  });
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/hill`,
    crest: (x) => 470 - 420 * Math.max(0, (x - 600) / 620) ** 0.8 - 12 * noise(x / 60, 3),
    base: (x) => 512 + 0.3 * (x - 600),
    nearness: 0.78,
    size: [11, 24],
    side: -1,
    from: 600,
    to: 1230,
  });
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/bed`,
    outline: [...edge(-4.2), ...edge(3.4).reverse()],
    colour: at('#a69b86'),
    facing: 0.2,
    worn: 0.4,
  });
  for (let z = 7; z < 60; z *= 1.045)
    polygon(
      ctx,
      [
        camera.see([centre(z) - 1.5, 0.05, z]),
        camera.see([centre(z) + 1.5, 0.05, z]),
        camera.see([centre(z) + 1.5, 0.05, z * 1.014]),
        camera.see([centre(z) - 1.5, 0.05, z * 1.014]),
      ],
      mix(at('#6a4a36'), palette.ink, 0.3),
    );
  for (const off of [-0.72, 0.72])
    brush(ctx, edge(off, 0.16), (t) => lerp(9, 1.2, t ** 0.4), mix(at('#b9bcb4'), palette.ink, 0.15));
  waves(view, edge(-10.6, -7.6));
  const cars: { z: number; turn: number }[] = [];
  let z = 21;
  for (let i = 0; i < 6; i++) {
    const slope = Math.atan2(centre(z + 9) - centre(z - 9), 18);
    cars.push({ z: z + 9 * Math.cos(slope), turn: -Math.PI / 2 - slope });
    z += 18.6 * Math.cos(slope);
  }
  for (const [i, { z: depth, turn }] of [...cars.entries()].reverse())
    paintRailCar(ctx, {
      palette,
      camera,
      place: { x: centre(depth), z: depth, turn, y: 0.15 },
      length: 18,
      upper: at(i === 0 ? '#c8402a' : '#e9e3d2', Math.max(0.62, 1 - i * 0.07)),
      lower: at(i === 0 ? '#8f2f24' : '#2f5f86', Math.max(0.62, 1 - i * 0.07)),
      stripe: at(i === 0 ? '#f2d27a' : '#c8402a'),
      side: -1,
      engine: i === 0,
      evening,
    });
  const blades = ['#2f5a3c', '#557f45', '#86a356', '#d8b04a'].map((colour) => at(colour));
  paintGrass(ctx, makeRng(`${seed}/grass`), {
    count: 1500,
    foot: (r) => {
      const d = 7 * 5 ** r();
      const [x, y] = camera.see([centre(d) + 3.3 + r() ** 1.3 * 9, r() * 0.8, d]);
      return [x, y];
    },
    length: [8, 38],
    width: 3,
    colours: blades,
  });
}

/** Surf at the foot of the rocks. */
function waves({ ctx, palette, rng }: SceneView, shore: Point[]): void {
  for (let k = 0; k < 4; k++)
    brush(
      ctx,
      shore.map(([x, y], i): Point => [x - 12 - k * 26 + rng.bell() * 2, y + 4 + Math.sin(i * 1.7 + k) * 3]),
      (t) => (9 - k * 1.6) * (1 - t) + 1,
      rgba(mix('#ffffff', palette.haze, 0.2), 0.8 - 0.15 * k),
    );
}
