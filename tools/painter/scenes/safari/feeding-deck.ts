import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintJungleSlope } from '../../kit/props/jungle-slope.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintTree } from '../../kit/props/tree.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { quad, segment } from '../../kit/segment.ts';
import { brush, curve, ellipse } from '../../kit/stroke.ts';
import { paintGiraffe } from './giraffe.ts';
import { paintZebra } from './zebra.ts';

const DECK = 640;

/** Visitors on a timber platform hold out leaves to a giraffe. */
export function paintFeedingDeck(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const noise = makeNoise(`${seed}/land`);
  const sun: Point = [rng.range(300, 420), 190];
  paintBackdrop(sheet, { palette, seed, horizon: 480, sun, birds: [700, 140] });
  paintJungleSlope(sheet, {
    palette,
    seed: `${seed}/hills`,
    crest: (x) => 470 - 80 * (0.4 + 0.6 * noise.ridge(x / 330, 3, 3, 0.4)),
    base: 540,
    nearness: 0.34,
    size: [7, 11],
    side: -1,
  });
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/grassland`,
    outline: [
      [-5, 530],
      [1205, 530],
      [1205, 905],
      [-5, 905],
    ],
    colour: at('#a8ab5c'),
    facing: 0.3,
    worn: 0.7,
  });
  const leaves = ['#2f5f40', '#5a8448', '#98ad5c'];
  paintForest(ctx, makeRng(`${seed}/edge`), {
    count: 120,
    at: (r): Point => [r() * 1220, 532 + r.bell() * 9],
    size: [12, 22],
    colours: leaves.map((colour) => at(colour, 0.7)) as [Hex, Hex, Hex],
    side: -1,
  });
  for (const [x, y, h, grazing] of [
    [500, 616, 84, true],
    [566, 590, 70, false],
    [640, 600, 78, true],
  ] as const)
    paintZebra(view, { x, y, height: h, facing: x > 600 ? -1 : 1 }, grazing);
  paintGiraffe(view, { x: 150, y: 700, height: 380, facing: 1 });
  paintTree(ctx, makeRng(`${seed}/tree`), {
    x: 1130,
    y: 720,
    height: 700,
    colours: leaves.map((colour) => at(colour)) as [Hex, Hex, Hex],
    side: -1,
  });
  paintGiraffe(view, { x: 376, y: 944, height: 640, facing: 1 });
  platform(view);
  guests(view);
  rail(view);
  paintGrass(ctx, makeRng(`${seed}/grass`), {
    count: 1500,
    foot: (r) => [r() * 1220, lerp(800, 950, r() ** 0.7)],
    length: [14, 54],
    width: 3,
    lean: 7,
    colours: ['#4f7d42', '#86a356', '#c9b85e', '#e0d488'].map((colour) => at(colour)),
  });
}

function platform({ ctx, palette, at }: SceneView): void {
  const wood = at('#9a6a42');
  for (const x of [690, 850, 1010, 1170]) {
    segment(ctx, [x, 900], [x, DECK], 22, mix(wood, palette.ink, 0.4));
    segment(ctx, [x - 6, 900], [x - 6, DECK], 6, mix(wood, palette.flank, 0.2));
  }
  for (const [from, to] of [
    [690, 850],
    [1010, 850],
    [1010, 1170],
  ] as const)
    segment(ctx, [from, 880], [to, DECK + 30], 11, mix(wood, palette.ink, 0.5));
  quad(
    ctx,
    [650, DECK - 16],
    [1220, DECK - 16],
    [1220, DECK + 8],
    [640, DECK + 8],
    mix(wood, palette.flank, 0.28),
  );
  for (let x = 664; x < 1220; x += 34)
    segment(ctx, [x + 4, DECK - 14], [x, DECK + 6], 2, rgba(palette.ink, 0.3));
  quad(
    ctx,
    [640, DECK + 8],
    [1220, DECK + 8],
    [1220, DECK + 34],
    [640, DECK + 34],
    mix(wood, palette.ink, 0.2),
  );
}

function guests({ ctx, palette, seed, at }: SceneView): void {
  for (const [x, h, pose, facing, outfit, top, hat] of [
    [1090, 238, 'photo', -1, 'shirt', '#2d5d73', 'none'],
    [960, 226, 'wait', -1, 'dress', '#c23a5a', 'sun'],
    [872, 160, 'stroll', -1, 'shirt', '#e0a52e', 'cap'],
    [770, 242, 'point', -1, 'shirt', '#e9e0c8', 'none'],
  ] as const) {
    ellipse(ctx, x + h * 0.1, DECK - 2, h * 0.22, h * 0.026, rgba(palette.ink, 0.32));
    const { front } = paintFolk(ctx, makeRng(`${seed}/g${x}`), {
      palette,
      x,
      y: DECK - 3,
      height: h,
      pose,
      facing,
      side: -1,
      outfit,
      top,
      hat,
      hair: outfit === 'dress' ? 'long' : 'short',
    });
    if (pose !== 'point') continue;
    const rng = makeRng(`${seed}/branch`);
    const tip: Point = [front[0] - 70, front[1] - 26];
    const stem = curve(front, [front[0] - 30, front[1] - 30], tip, 10);
    brush(ctx, stem, (t) => 5 - 3 * t, at('#5a4030'));
    const green = ['#2f6a42', '#5f9448', '#93b452'].map((colour) => at(colour));
    for (let i = 0; i < 30; i++) {
      const [px, py] = stem[Math.min(10, 3 + Math.floor(rng() * 8))] as Point;
      ellipse(
        ctx,
        px + rng.bell() * 16,
        py + rng.bell() * 14,
        rng.range(7, 12),
        rng.range(3, 5),
        rng.pick(green),
        rng.bell() * 1.4,
      );
    }
  }
}

function rail({ ctx, palette, at }: SceneView): void {
  const wood = at('#8a5a38');
  for (let x = 656; x < 1220; x += 94)
    segment(ctx, [x, DECK + 10], [x, DECK - 92], 11, mix(wood, palette.ink, 0.16));
  for (const y of [DECK - 34, DECK - 62]) segment(ctx, [656, y], [1220, y], 6, mix(wood, palette.ink, 0.3));
  segment(ctx, [640, DECK - 94], [1220, DECK - 94], 14, mix(wood, palette.flank, 0.2));
  segment(ctx, [640, DECK - 88], [1220, DECK - 88], 4, mix(wood, palette.ink, 0.36));
}
