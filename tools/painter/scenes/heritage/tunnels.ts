import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintJungleFrame } from '../../kit/props/jungle-frame.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { brush, ellipse } from '../../kit/stroke.ts';
import { paintTrapdoor, paintTunnelMouth } from './tunnel-mouth.ts';

/** A forest with war tunnels: a roofed way down, a guide in a trapdoor, visitors around him. */
export function paintTunnels(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  paintBackdrop(sheet, { palette, seed, horizon: 420, sun: [rng.range(780, 880), 170] });
  for (const [i, nearness] of [0.26, 0.46, 0.68].entries()) {
    wood(view, i, nearness);
    paintMistBank(sheet, { palette, seed: `${seed}/m${i}`, y: 440 + i * 34, height: 46, density: 0.5 });
  }
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/ground`,
    outline: [
      [-5, 500],
      [300, 492],
      [760, 506],
      [1205, 494],
      [1205, 905],
      [-5, 905],
    ],
    colour: at('#b98a5c'),
    facing: 0.2,
    worn: 0.7,
  });
  litter(view);
  for (const [x, y, wide] of [
    [62, 566, 34],
    [540, 556, 30],
    [960, 582, 36],
    [1170, 660, 62],
  ] as const)
    trunk(view, x, y, wide);
  paintTunnelMouth(view, 330, 650);
  for (const [x, y, h, pose, facing, outfit] of [
    [640, 634, 176, 'wait', 1, 'dress'],
    [712, 642, 188, 'stroll', 1, 'shirt'],
    [1040, 690, 206, 'photo', -1, 'shirt'],
    [1112, 676, 186, 'stroll', -1, 'blouse'],
  ] as const) {
    ellipse(ctx, x - h * 0.12, y, h * 0.26, h * 0.03, rgba(palette.ink, 0.34));
    paintFolk(ctx, makeRng(`${seed}/f${x}`), {
      palette,
      x,
      y,
      height: h,
      pose,
      facing,
      side: 1,
      outfit,
      hair: outfit === 'shirt' ? 'short' : 'bob',
      hat: outfit === 'dress' ? 'sun' : 'none',
      top: outfit === 'dress' ? '#d9a441' : outfit === 'blouse' ? '#c8643c' : x > 900 ? '#2d5d73' : '#e9e0c8',
    });
  }
  paintTrapdoor(view, 828, 744, 250);
  const blades = ['#2f5a3c', '#557f45', '#86a356'].map((colour) => at(colour));
  paintGrass(ctx, makeRng(`${seed}/grass`), {
    count: 340,
    foot: (r) => [r() < 0.6 ? r.range(-10, 420) : r.range(980, 1210), lerp(830, 930, r())],
    length: [20, 70],
    width: 3.4,
    lean: 6,
    colours: blades,
  });
  paintJungleFrame(sheet, {
    palette,
    seed: `${seed}/frame`,
    tufts: [
      { at: [30, 905], size: 210, lean: 1, kind: 'fern' },
      { at: [1180, 905], size: 180, lean: -1, kind: 'broad' },
    ],
  });
}

/** One depth of the wood: slender trunks, crowns over and behind them. */
function wood({ ctx, seed, at, palette }: SceneView, depth: number, nearness: number): void {
  const rng = makeRng(`${seed}/wood${depth}`);
  const leaves = ['#1f4c3b', '#3f7446', '#8fab60'].map((colour) => at(colour, nearness)) as [Hex, Hex, Hex];
  const bark = at(mix('#5a4030', palette.ink, 0.2), nearness);
  const foot = 486 + depth * 12;
  const crown = (top: number, count: number): void =>
    paintForest(ctx, rng, {
      count,
      at: (r): Point => [r.range(-20, 1220), top + r.bell() * 56],
      size: [24 + depth * 8, 34 + depth * 12],
      colours: leaves,
      side: 1,
    });
  crown(300 - depth * 80, 54);
  const count = 17 - depth * 4;
  for (let i = 0; i < count; i++) {
    const x = ((i + rng.range(0.1, 0.9)) / count) * 1240 - 20;
    const lean = rng.bell() * 26;
    brush(
      ctx,
      [
        [x, foot + 8],
        [x + lean * 0.4, foot - 150],
        [x + lean, 120 - depth * 40],
      ],
      (t) => (9 + depth * 8) * (1 - 0.45 * t),
      bark,
    );
  }
  crown(196 - depth * 80, 44 - depth * 6);
  paintForest(ctx, rng, {
    count: 70,
    at: (r): Point => [r() * 1220, foot + r.bell() * 8],
    size: [12 + depth * 4, 20 + depth * 6],
    colours: leaves,
    side: 1,
  });
}

/** A near trunk with root flares, light on its right side. */
function trunk({ ctx, seed, at, palette }: SceneView, x: number, y: number, wide: number): void {
  const lean = makeRng(`${seed}/trunk${x}`).range(-30, 30);
  const bark = mix(at('#5f4633'), palette.ink, 0.24);
  const way = (off: number): Point[] => [
    [x + off, y],
    [x + off + lean * 0.3, y * 0.5],
    [x + off + lean, -20],
  ];
  for (const flare of [-1, -0.4, 0.5, 1])
    brush(
      ctx,
      [
        [x + flare * wide * 0.2, y - wide * 1.6],
        [x + flare * wide * 0.9, y + 4 - Math.abs(flare) * 6],
      ],
      (t) => wide * (0.5 - 0.36 * t),
      bark,
    );
  brush(ctx, way(0), (t) => wide * (1 - 0.4 * t), bark);
  brush(ctx, way(wide * 0.26), (t) => wide * (0.26 - 0.1 * t), mix(bark, palette.flank, 0.3));
  ellipse(ctx, x - wide * 1.6, y + 4, wide * 2.4, wide * 0.16, rgba(palette.ink, 0.2));
}

/** Dry leaves on the forest floor, and dapples of sun. */
function litter({ ctx, seed, at, palette }: SceneView): void {
  const rng = makeRng(`${seed}/litter`);
  for (let i = 0; i < 46; i++) {
    const y = lerp(540, 880, rng());
    const s = (y - 480) / 400;
    ellipse(ctx, rng() * 1200, y, 90 * s * rng.range(0.4, 1), 9 * s, rgba(palette.flank, 0.24));
  }
  const dry = ['#7d4f31', '#a8632f', '#c98a45', '#6b5a34'].map((colour) => at(colour));
  for (let i = 0; i < 620; i++) {
    const y = lerp(516, 895, rng() ** 0.8);
    const s = (y - 470) / 400;
    ellipse(ctx, rng() * 1200, y, 7 * s + 1, 3 * s + 0.6, rng.pick(dry), rng.bell());
  }
}
