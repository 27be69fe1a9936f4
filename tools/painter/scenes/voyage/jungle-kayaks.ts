import type { Hex } from '../../kit/colour.ts';
import { setAfloat } from '../../kit/float.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintJungleFrame } from '../../kit/props/jungle-frame.ts';
import { paintKarstRow } from '../../kit/props/karst-row.ts';
import { type Paddler, paintKayak } from '../../kit/props/kayak.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { mix } from '../../kit/colour.ts';
import { blob } from '../../kit/blob.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';

const HORIZON = 470;

const CREWS: readonly (readonly Paddler[])[] = [
  [{ pose: 'stroke-far', hair: 'short', hat: 'cap', top: '#2f6f8f', vest: '#e2662c' }],
  [
    { pose: 'stroke-near', hair: 'long', top: '#f3ead6', vest: '#e2662c' },
    { pose: 'point', hair: 'short', top: '#5f918a', vest: '#e0b040' },
  ],
  [
    { pose: 'stroke-near', hair: 'short', top: '#2d5d73', vest: '#e2662c', skin: 0 },
    { pose: 'stroke-near', hair: 'long', hat: 'cap', top: '#8a3b55', vest: '#e0b040' },
  ],
];

/** A jade river between forested walls of limestone, kayaks on the way to a cave. */
export function paintJungleKayaks(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const sun: Point = [rng.range(560, 640), 210];
  paintBackdrop(sheet, { palette, seed, horizon: HORIZON, sun, birds: [600, 120] });
  for (const [i, [nearness, rocks]] of (
    [
      [
        0.3,
        [
          [430, 260, 260],
          [740, 240, 220],
        ],
      ],
      [
        0.58,
        [
          [600, 250, 150],
          [220, 330, 380],
          [960, 340, 350],
        ],
      ],
      [
        0.86,
        [
          [10, 330, 470],
          [1190, 340, 500],
        ],
      ],
    ] as const
  ).entries())
    paintKarstRow(sheet, {
      palette,
      seed: `${seed}/walls${i}`,
      rocks: rocks.map(([x, width, height]) => ({ x, width, height })),
      base: HORIZON + 2 + i * 6,
      nearness,
      sunX: sun[0],
      green: 0.95,
      stone: 0.5,
      mistHeight: i ? 0.08 : 0.5,
    });
  cave(view);
  const leaves = ['#1f4c3b', '#4f8350', '#8fab60'].map((colour) => at(colour, 0.86)) as [Hex, Hex, Hex];
  paintForest(ctx, makeRng(`${seed}/banks`), {
    count: 260,
    at: (r, t): Point => {
      const left = r.chance(0.5);
      const reach = lerp(210, 120, t);
      return [left ? -20 + r() * (440 - reach * 0.4) : 1220 - r() * (420 - reach * 0.4), HORIZON - 14 + t * 16 + r.bell() * 6];
    },
    size: [16, 26],
    colours: leaves,
    side: 1,
  });
  const jade = { ...palette, water: palette.water.map((colour, i) => mix(colour, at('#2f9f86'), 0.1 + 0.12 * i)) as unknown as typeof palette.water };
  const river = { palette: jade, seed, horizon: HORIZON + 6, sun };
  paintWater(sheet, { ...river, mirrorFrom: HORIZON + 8, mirror: 0.82, amplitude: 14 });
  paintRipples(sheet, river);
  for (const [i, [x, y, length, heading]] of (
    [
      [660, 560, 150, -1],
      [420, 640, 270, 1],
      [760, 760, 430, -1],
    ] as const
  ).entries()) {
    const layer = sheet.layer();
    paintKayak(layer.ctx, makeRng(`${seed}/kayak${i}`), {
      palette,
      x,
      waterline: y,
      length,
      heading,
      side: 1,
      hull: ['#e0b040', '#2f8f88', '#c8472b'][i] as Hex,
      crew: CREWS[i] as readonly Paddler[],
    });
    setAfloat(layer, { palette, seed: `${seed}/kayak${i}`, x, waterline: y, reach: length * 0.5, depth: length * 0.45, amplitude: 14 });
  }
  paintJungleFrame(sheet, {
    palette,
    seed: `${seed}/frame`,
    tufts: [
      { at: [-10, 910], size: 250, lean: 1, kind: 'fern' },
      { at: [1215, 915], size: 230, lean: -1, kind: 'fern' },
    ],
  });
}

/** The dark mouth of a cave at the foot of the middle wall. */
function cave({ ctx, palette, at }: SceneView): void {
  const dark = mix(palette.ink, '#0f1614', 0.3);
  for (const [grow, colour] of [
    [12, mix(at('#a9b39a', 0.7), palette.ink, 0.2)],
    [0, dark],
  ] as const)
    blob(
      ctx,
      [
        [540 - grow, HORIZON + 8],
        [548 - grow, 420 - grow],
        [590, 388 - grow],
        [640, 400 - grow],
        [668 + grow, 440],
        [672 + grow, HORIZON + 8],
      ],
      colour,
    );
}
