import type { Hex } from '../../kit/colour.ts';
import { setAfloat } from '../../kit/float.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintLotus } from '../../kit/props/lotus.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintSampan } from '../../kit/props/sampan.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { brush, curve } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { paintCrane } from './crane.ts';

const SHORE = 440;

/** A flat wetland of the delta: melaleuca woods, lotus, cranes, a rowed boat. */
export function paintCraneWetland(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const sun: Point = [rng.range(800, 900), 230];
  paintBackdrop(sheet, { palette, seed, horizon: SHORE, sun });
  for (const [i, nearness] of [0.26, 0.46, 0.66].entries()) {
    woods(view, i, nearness);
    if (i < 2) paintMistBank(sheet, { palette, seed: `${seed}/m${i}`, y: SHORE - 20, height: 22, density: 0.6 });
  }
  const sea = { palette, seed, horizon: SHORE, sun };
  paintWater(sheet, { ...sea, mirrorFrom: SHORE + 2, amplitude: 12, mirror: 0.8 });
  paintRipples(sheet, sea);
  for (const [x, y, size, facing] of [
    [300, 170, 120, 1],
    [430, 130, 96, 1],
    [210, 240, 90, 1],
    [540, 190, 76, 1],
  ] as const)
    paintCrane(ctx, view, { x, y, size, facing, pose: 'fly', nearness: 0.8 });
  const boat = sheet.layer();
  paintSampan(boat.ctx, makeRng(`${seed}/boat`), { palette, x: 860, waterline: 560, scale: 0.86, heading: -1, side: 1, passengers: 2 });
  setAfloat(boat, { palette, seed: `${seed}/boat`, x: 860, waterline: 560, reach: 120, depth: 100 });
  lotus(view);
  for (const [i, [x, y, size, facing, pose]] of (
    [
      [470, 596, 150, -1, 'look'],
      [560, 604, 140, 1, 'feed'],
      [170, 716, 290, 1, 'look'],
      [430, 752, 260, -1, 'feed'],
      [700, 780, 300, -1, 'look'],
    ] as const
  ).entries()) {
    const bird = sheet.layer();
    paintCrane(bird.ctx, view, { x, y, size, facing, pose });
    setAfloat(bird, { palette, seed: `${seed}/crane${i}`, x, waterline: y, reach: size * 0.2, depth: size * 0.5, amplitude: 9 });
  }
  paintGrass(ctx, makeRng(`${seed}/reeds`), {
    count: 420,
    foot: (r) => [r() < 0.5 ? r.range(-10, 230) : r.range(980, 1210), lerp(850, 940, r())],
    length: [60, 170],
    width: 4,
    lean: 12,
    colours: ['#2f5a3c', '#557f45', '#86a356', '#c9b85e'].map((colour) => at(colour)),
  });
}

/** Slim pale trunks under narrow crowns. */
function woods({ ctx, seed, at }: SceneView, i: number, nearness: number): void {
  const rng = makeRng(`${seed}/woods${i}`);
  const leaves = ['#2c5a46', '#5a8450', '#98a862'].map((colour) => at(colour, nearness)) as [Hex, Hex, Hex];
  const high = 60 + i * 46;
  const gap = i === 2 ? (x: number): boolean => x > 340 && x < 900 : (): boolean => false;
  for (let x = -20; x < 1220; x += 13 + i * 5) {
    const px = x + rng.bell() * 8;
    if (gap(px)) continue;
    brush(
      ctx,
      curve([px, SHORE + 2], [px + rng.bell() * 6, SHORE - high * 0.5], [px + rng.bell() * 10, SHORE - high], 6),
      2 + i * 1.4,
      at('#d9cdb4', nearness),
    );
  }
  paintForest(ctx, rng, {
    count: 280 - i * 30,
    at: (r): Point => {
      const x = r.range(-20, 1220);
      return [gap(x) ? -200 : x, SHORE - high * r.range(0.2, 1.2)];
    },
    size: [9 + i * 4, 13 + i * 5],
    colours: leaves,
    side: 1,
  });
}

function lotus({ ctx, palette, seed }: SceneView): void {
  const rng = makeRng(`${seed}/lotus`);
  const pads = Array.from({ length: 150 }, () => {
    const t = rng() ** 0.8;
    return [rng.range(-20, 1220), lerp(500, 900, t), t] as const;
  })
    .filter(([x, y]) => Math.abs(x - 860) > 170 || Math.abs(y - 570) > 44)
    .sort((a, b) => a[1] - b[1]);
  for (const [i, [x, y, t]] of pads.entries())
    paintLotus(ctx, rng, {
      palette,
      x,
      y,
      size: (11 + 34 * t) * rng.range(0.85, 1.15),
      flower: i % 4 === 1,
      side: 1,
    });
}
