import type { Hex } from '../../kit/colour.ts';
import { setAfloat } from '../../kit/float.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintJungleFrame } from '../../kit/props/jungle-frame.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { type FlamingoPose, paintFlamingo } from './flamingo.ts';

const SHORE = 486;

/** Flamingos wade in a shallow lagoon before wooded hills. */
export function paintLagoon(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const noise = makeNoise(`${seed}/land`);
  const sun: Point = [rng.range(780, 900), 210];
  paintBackdrop(sheet, { palette, seed, horizon: 440, sun, birds: [420, 150] });
  for (const [i, [top, swing, nearness]] of (
    [
      [400, 80, 0.28],
      [446, 40, 0.5],
    ] as const
  ).entries()) {
    paintJungleSlope(sheet, {
      palette,
      seed: `${seed}/hills${i}`,
      crest: (x) => top - swing * (0.3 + 0.7 * noise.ridge(x / (360 - 90 * i), 3 + i, 3, 0.4)),
      base: SHORE + 4,
      nearness,
      size: [7 + i * 4, 10 + i * 6],
      side: 1,
    });
    paintMistBank(sheet, {
      palette,
      seed: `${seed}/m${i}`,
      y: SHORE - 34 + i * 22,
      height: 28,
      density: 0.7,
    });
  }
  const leaves = ['#2f5f40', '#5a8448', '#98ad5c'].map((colour) => at(colour, 0.66)) as [Hex, Hex, Hex];
  paintForest(ctx, makeRng(`${seed}/shore`), {
    count: 90,
    at: (r): Point => [r.range(-10, 1210), SHORE - 8 + r.bell() * 7],
    size: [9, 17],
    colours: leaves,
    side: 1,
  });
  paintWater(sheet, {
    palette,
    seed,
    horizon: SHORE,
    sun,
    mirrorFrom: SHORE + 2,
    amplitude: 13,
    mirror: 0.85,
  });
  paintRipples(sheet, { palette, seed, horizon: SHORE, sun });
  flock(view);
  const blades = ['#2f5a3c', '#557f45', '#86a356', '#c9b85e'].map((colour) => at(colour));
  paintGrass(ctx, makeRng(`${seed}/reeds`), {
    count: 360,
    foot: (r) => [r() < 0.5 ? r.range(-10, 260) : r.range(960, 1210), lerp(860, 940, r())],
    length: [50, 150],
    width: 4,
    lean: 12,
    colours: blades,
  });
  paintJungleFrame(sheet, {
    palette,
    seed: `${seed}/frame`,
    tufts: [{ at: [1180, 905], size: 190, lean: -1, kind: 'fern' }],
  });
}

function flock(view: SceneView): void {
  const { sheet, palette, seed } = view;
  const rng = makeRng(`${seed}/flock`);
  const poses: readonly FlamingoPose[] = ['look', 'feed', 'preen', 'one-leg', 'look', 'feed'];
  const far = Array.from({ length: 11 }, (_, i) => ({
    x: 330 + i * 58 + rng.bell() * 22,
    y: 520 + rng() * 26,
    height: rng.range(50, 62),
    pose: rng.pick(poses),
    facing: rng.chance(0.5) ? (1 as const) : (-1 as const),
  })).sort((a, b) => a.y - b.y);
  const near = [
    { x: 860, y: 616, height: 160, pose: 'feed', facing: -1 },
    { x: 1010, y: 634, height: 182, pose: 'one-leg', facing: -1 },
    { x: 600, y: 640, height: 176, pose: 'look', facing: 1 },
    { x: 204, y: 690, height: 270, pose: 'look', facing: 1 },
    { x: 480, y: 744, height: 296, pose: 'preen', facing: -1 },
    { x: 770, y: 776, height: 310, pose: 'one-leg', facing: 1 },
  ] as const;
  for (const [i, bird] of [...far, ...near].entries()) {
    const layer = sheet.layer();
    paintFlamingo(layer.ctx, view, bird, bird.pose, bird.height < 80 ? 0.66 : bird.height < 200 ? 0.88 : 1);
    setAfloat(layer, {
      palette,
      seed: `${seed}/bird${i}`,
      x: bird.x,
      waterline: Math.round(bird.y),
      reach: bird.height * 0.16,
      depth: bird.height * 0.55,
      amplitude: 10,
    });
  }
}
