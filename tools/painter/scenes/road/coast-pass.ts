import { type Hex, mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { lerp, type Point, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { Camera } from '../../kit/props/camera.ts';
import { paintCar } from '../../kit/props/car.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintIslet } from '../../kit/props/islet.ts';
import { paintGuardRail, paintRoadway, type RoadwayOptions } from '../../kit/props/roadway.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import { polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { PAINTS, type RoadView, sunAt } from './layout.ts';

/** A car on a pass along the sea: water and headlands left, a wooded cutting right. */
export function paintCoastPass(view: RoadView): void {
  const { sheet, seed, palette, rng } = view;
  const horizon = Math.round(rng.range(318, 342));
  const sun = sunAt(view, [230, 400], horizon);
  paintBackdrop(sheet, { palette, seed, horizon, sun, birds: [sun[0] + 200, 130] });
  for (const [i, x, reach, height, nearness] of [
    [0, 120, 240, 46, 0.2],
    [1, 520, 190, 66, 0.35],
    [2, 690, 220, 130, 0.6],
  ] as const)
    paintIslet(sheet, {
      palette,
      seed: `${seed}/head${i}`,
      x,
      reach,
      height,
      waterline: horizon + 2 + i * 4,
      nearness,
      side: -1,
    });
  const sea = { palette, seed, horizon, sun };
  paintWater(sheet, sea);
  paintRipples(sheet, sea);
  const camera = new Camera({ horizon, eye: 2.9, focal: 900, centre: 640, x: 1.2 });
  const roadway: RoadwayOptions = {
    palette,
    seed,
    camera,
    centre: (z) => 1 + 0.000055 * z ** 3 - 0.0042 * z ** 2,
    half: 4.3,
    from: 2.6,
    to: 92,
  };
  paintSlope(view, roadway, 1);
  paintSlope(view, roadway, -1);
  paintRoadway(sheet, roadway);
  paintGuardRail(sheet, roadway, -4.9);
  const paint = rng.pick(PAINTS);
  const z = rng.range(10, 10.6);
  paintCar(sheet.main.ctx, {
    palette,
    camera,
    kind: rng.chance(0.5) ? 'sedan' : 'suv',
    place: { x: roadway.centre(z) + 1.7, z, turn: Math.PI / 2 + 0.2 },
    paint,
    side: -1,
  });
  paintCar(sheet.main.ctx, {
    palette,
    camera,
    kind: 'sedan',
    place: { x: roadway.centre(38) - 2, z: 38, turn: -Math.PI / 2 + 0.1 },
    paint: rng.pick(PAINTS.filter((colour) => colour !== paint)),
    side: -1,
  });
}

/** Land beside the road: on the right a wooded cutting that rises, on the left a green brink. */
function paintSlope({ sheet, seed, palette, rng }: RoadView, roadway: RoadwayOptions, hand: 1 | -1): void {
  const { camera, centre } = roadway;
  const noise = makeNoise(`${seed}/slope${hand}`);
  const layer = sheet.layer();
  const { ctx } = layer;
  const green = LOCAL.foliage.map((colour) => underLight(palette, colour)) as [Hex, Hex, Hex];
  const depths = Array.from({ length: 60 }, (_, i) => 2.2 * 1.066 ** i);
  const foot = depths.map((z): Point => camera.see([centre(z) + hand * 4.2, 0, z]));
  const high = (z: number): number =>
    hand > 0 ? 5 + 10 * smoothstep(6, 60, z) + 3.5 * noise(z / 14, 2) : -0.2 - 0.5 * noise(z / 3, 1) ** 2;
  const out = (z: number): number =>
    hand > 0 ? 7 + 12 * smoothstep(6, 70, z) : -6.6 - 0.8 * noise(z / 4, 4);
  const crest = depths.map((z): Point => camera.see([centre(z) + out(z), high(z), z]));
  const far = camera.see([centre(92) + (hand > 0 ? 4 : -5), hand > 0 ? 12 : -2, 92]);
  const corner: Point[] =
    hand > 0
      ? [
          [1300, -20],
          [1300, 920],
        ]
      : [[-60, 920]];
  if (hand > 0) polygon(ctx, [...foot, far, ...crest.reverse(), ...corner], '#000000');
  else polygon(ctx, [...foot, ...crest.reverse(), ...corner], '#000000');
  tone(
    layer,
    steppedRamp(
      [
        mix(green[0], palette.ink, 0.4),
        green[0],
        mix(green[0], green[1], 0.6),
        mix(green[1], palette.haze, 0.2),
      ],
      0.6,
    ),
    (x, y) => 0.45 + 0.6 * noise.fbm(x / 90, y / 60, 3) + (hand > 0 ? -0.0004 * (x - 700) : 0.1),
    { grain: 0.26 },
  );
  if (hand > 0) {
    for (const [z0, z1, count, size] of [
      [88, 45, 90, [6, 10]],
      [45, 22, 200, [8, 13]],
      [22, 11, 300, [12, 18]],
      [11, 6, 220, [18, 24]],
    ] as const)
      paintForest(ctx, rng, {
        count,
        at: (r, t) => {
          const z = lerp(z0, z1, t);
          const s = r() ** 0.8;
          const [ax, ay] = camera.see([centre(z) + 5.4, 1.2, z]);
          const [bx, by] = camera.see([centre(z) + out(z) + 1, high(z) + 1.5, z]);
          return [lerp(ax, bx, s) + r.bell() * 8, lerp(ay, by, s)];
        },
        size,
        colours: [green[0], green[1], mix(green[2], palette.flank, 0.2)].map((colour) =>
          mix(palette.haze, mix(colour, palette.ink, 0.12), z0 > 50 ? 0.62 : z0 > 30 ? 0.82 : 0.96),
        ) as [Hex, Hex, Hex],
        side: -1,
      });
  }
  paintGrass(ctx, rng, {
    count: 520,
    foot: (r) => {
      const z = 3 * 18 ** r();
      const [x, y] = camera.see([centre(z) + hand * (4.5 + r() * 1.6), 0, z]);
      return [x, y + 2];
    },
    length: [6, 26],
    colours: [green[0], green[1], green[1], green[2]],
  });
  sheet.stamp(layer);
}
