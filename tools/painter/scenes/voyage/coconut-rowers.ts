import type { Hex } from '../../kit/colour.ts';
import { setAfloat } from '../../kit/float.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintFrond } from '../../kit/props/frond.ts';
import { paintPalm } from '../../kit/props/palm.ts';
import { paintSampan } from '../../kit/props/sampan.ts';
import { paintStiltHouse } from '../../kit/props/stilt-house.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { brush, curve, line, polygon } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';

/** A creek between coconut gardens: palms meet over it, guests are rowed under a monkey bridge. */
export function paintCoconutRowers(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const horizon = 430;
  const sun: Point = [rng.range(560, 620), 280];
  paintBackdrop(sheet, { palette, seed, horizon, sun, birds: [640, 170] });
  for (const [i, nearness] of [0.36, 0.6].entries())
    paintForest(ctx, makeRng(`${seed}/wood${i}`), {
      count: 200,
      at: (r): Point => {
        const x = r.range(-20, 1220);
        return [x, horizon - 16 + i * 18 - Math.abs(x - 600) * 0.1 + r.bell() * 22];
      },
      size: [14 + i * 6, 20 + i * 8],
      colours: ['#235a45', '#4f8350', '#8fab60'].map((colour) => at(colour, nearness)) as [Hex, Hex, Hex],
      side: 1,
    });
  const sea = { palette, seed, horizon, sun };
  for (const [x, foot, top, size] of [
    [430, 470, 250, 84],
    [770, 468, 240, 86],
    [340, 490, 200, 100],
    [860, 486, 190, 104],
  ] as const)
    paintPalm(ctx, makeRng(`${seed}/far${x}`), {
      palette,
      foot: [x, foot],
      crown: [lerp(x, 600, 0.2), top],
      size,
      side: 1,
    });
  paintWater(sheet, { ...sea, mirrorFrom: horizon + 4, mirror: 0.66, amplitude: 12 });
  paintRipples(sheet, sea);
  banks(view);
  paintStiltHouse(ctx, makeRng(`${seed}/house`), { palette, x: 270, y: 560, width: 180, side: 1, roof: 'thatch' });
  bridge(view);
  for (const [i, [x, y, scale, heading, passengers]] of (
    [
      [640, 560, 0.7, -1, 2],
      [520, 730, 1.5, 1, 3],
    ] as const
  ).entries()) {
    const boat = sheet.layer();
    paintSampan(boat.ctx, makeRng(`${seed}/boat${i}`), { palette, x, waterline: y, scale, heading, side: 1, passengers });
    setAfloat(boat, { palette, seed: `${seed}/boat${i}`, x, waterline: y, reach: 136 * scale, depth: 110 * scale });
  }
  for (const [i, [fx, fy, cx, cy, size]] of (
    [
      [-10, 800, 96, 130, 180],
      [1180, 790, 1010, 170, 200],
      [1100, 640, 960, 300, 140],
    ] as const
  ).entries())
    paintPalm(ctx, makeRng(`${seed}/near${i}`), { palette, foot: [fx, fy], crown: [cx, cy], size, side: 1 });
  nipa(view);
}

/** Wooded banks that narrow with distance. */
function banks({ ctx, seed, at }: SceneView): void {
  const leaves = ['#1f4c3b', '#4f8350', '#8fab60'].map((colour) => at(colour, 0.92)) as [Hex, Hex, Hex];
  for (const hand of [-1, 1]) {
    const edge = (y: number): number => 600 + hand * (90 + (y - 430) * 1.15);
    polygon(
      ctx,
      [
        [600 + hand * 640, 436],
        [edge(436), 436],
        [edge(600), 600],
        [edge(860), 860],
        [600 + hand * 640, 905],
      ],
      at('#2c5540'),
    );
    paintForest(ctx, makeRng(`${seed}/bank${hand}`), {
      count: 170,
      at: (r, t): Point => {
        const y = lerp(430, 880, t);
        return [edge(y) + hand * (10 + r() ** 1.4 * 330), y + r.bell() * 8];
      },
      size: [14, 38],
      colours: [leaves[0], leaves[1], leaves[2]],
      side: 1,
    });
  }
}

/** A bamboo pole from bank to bank and the rail above it. */
function bridge({ ctx, at }: SceneView): void {
  const bamboo = at('#a8864c');
  for (const x of [470, 720]) {
    line(ctx, [[x - 16, 500], [x + 14, 398]], 5, bamboo);
    line(ctx, [[x + 16, 500], [x - 14, 398]], 5, bamboo);
  }
  brush(ctx, curve([350, 456], [600, 418], [850, 452], 20), 7, at('#8a6a3a'));
  brush(ctx, curve([370, 416], [600, 372], [830, 412], 20), 4, bamboo);
}

/** Fronds of nipa that stand up at both lower corners. */
function nipa({ ctx, seed, at }: SceneView): void {
  const leaf = ['#1d4a40', '#3f7446', '#a3a348'].map((colour) => at(colour)) as [Hex, Hex, Hex];
  for (const [x, lean] of [
    [-10, 1],
    [1210, -1],
  ] as const) {
    const rng = makeRng(`${seed}/nipa${x}`);
    for (let i = 0; i < 9; i++)
      paintFrond(
        ctx,
        rng,
        [x + lean * i * 16, 920],
        { angle: -Math.PI / 2 + lean * (0.1 + i * 0.11), length: rng.range(230, 330), droop: 0.1 + 0.03 * i },
        leaf[i % 3] as Hex,
        leaf[0],
      );
  }
}
