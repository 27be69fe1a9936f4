import { type Hex, mix } from '../../kit/colour.ts';
import type { Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { Camera } from '../../kit/props/camera.ts';
import { paintCar } from '../../kit/props/car.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintRange } from '../../kit/props/range.ts';
import { paintGuardRail, paintRoadway, type RoadwayOptions } from '../../kit/props/roadway.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { line } from '../../kit/stroke.ts';

/** A long coach on the highway, rice on both sides, mountains where the road goes. */
export function paintCoachRoad(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const noise = makeNoise(`${seed}/land`);
  const horizon = 430;
  const sun: Point = [rng.range(220, 330), view.light === 'night' ? 120 : 230];
  paintBackdrop(sheet, { palette, seed, horizon, sun, birds: [700, 140] });
  const range = sheet.layer();
  const body = mix(palette.haze, palette.mid, 0.42);
  paintRange(range, {
    seed: `${seed}/range`,
    y: 400,
    amplitude: 150,
    base: 470,
    scale: 300,
    colours: [mix(body, palette.ink, 0.3), mix(body, palette.ink, 0.1), body, mix(body, palette.flank, 0.35)],
    side: -1,
    haze: palette.haze,
  });
  sheet.stamp(range);
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/hill`,
    crest: (x) =>
      440 -
      70 * Math.exp(-(((x - 1010) / 260) ** 2)) -
      30 * Math.exp(-(((x - 200) / 220) ** 2)) -
      8 * noise(x / 60, 2),
    base: 470,
    nearness: 0.55,
    size: [7, 11],
    side: -1,
  });
  paintMistBank(sheet, { palette, seed: `${seed}/mist`, y: 452, height: 26, density: 0.7 });
  const rice = at('#86a050');
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/rice`,
    outline: [
      [-5, 452],
      [1205, 452],
      [1205, 905],
      [-5, 905],
    ],
    colour: rice,
    facing: 0.3,
    worn: 0.7,
  });
  const camera = new Camera({ horizon, eye: 2.9, focal: 1500, centre: 660 });
  for (let z = 24; z < 300; z *= 1.22) {
    const y = camera.see([0, 0, z])[1];
    line(
      ctx,
      [
        [0, y],
        [1200, y],
      ],
      Math.max(1, 26 / z),
      mix(rice, palette.ink, 0.28),
    );
  }
  const roadway: RoadwayOptions = {
    palette,
    seed,
    camera,
    centre: (z) => 0.6 + 0.00055 * z ** 2,
    half: 5.4,
    from: 4,
    to: 150,
  };
  paintRoadway(sheet, roadway);
  paintGuardRail(sheet, roadway, 6);
  for (const [z, kind, paint, lane, turn] of [
    [110, 'suv', '#c4472b', 2.4, Math.PI / 2],
    [80, 'sedan', '#f1ede2', -2.4, -Math.PI / 2],
    [52, 'minibus', '#2f6f7c', 2.6, Math.PI / 2],
  ] as const)
    paintCar(ctx, {
      palette,
      camera,
      kind,
      place: { x: roadway.centre(z) + lane, z, turn: turn - 0.03 },
      paint,
      side: -1,
    });
  const leaves = ['#2f5a3c', '#557f45', '#86a356'].map((colour) => at(colour)) as [Hex, Hex, Hex];
  const grass = makeRng(`${seed}/grass`);
  paintGrass(ctx, grass, {
    count: 1700,
    foot: (r) => {
      const z = 5 * 12 ** r();
      const hand = r.chance(0.5) ? -1 : 1;
      return camera.see([roadway.centre(z) + hand * (5.9 + r() ** 1.4 * 3.4), 0, z]);
    },
    length: [6, 26],
    colours: leaves,
  });
  const z = 24;
  paintCar(ctx, {
    palette,
    camera,
    kind: 'coach',
    place: { x: roadway.centre(z) - 3, z, turn: -Math.PI / 2 + 0.5 },
    paint: rng.pick(['#e9e3d2', '#c8522a', '#2f6f7c']),
    side: -1,
  });
}
