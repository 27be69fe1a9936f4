import { blob } from '../../kit/blob.ts';
import { type Hex, mix } from '../../kit/colour.ts';
import type { Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintVase } from '../../kit/props/vase.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';

export function paintKilnYard(view: SceneView): void {
  const { sheet, ctx, palette, seed, at } = view;
  paintBackdrop(sheet, { palette, seed, horizon: 470, sun: [330, 190] });
  const leaves = ['#2c5a46', '#4f7d4c', '#8fab60'].map((colour) => at(colour, 0.7)) as [Hex, Hex, Hex];
  paintForest(ctx, makeRng(`${seed}/wood`), {
    count: 60,
    at: (r): Point => [r() * 480, 440 + r.bell() * 30],
    size: [24, 44],
    colours: leaves,
    side: 1,
  });
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/yard`,
    outline: [
      [-5, 480],
      [480, 480],
      [480, 600],
      [-5, 600],
    ],
    colour: at('#d9bd8c', 0.9),
    facing: 0.3,
    worn: 0.2,
  });
  // Bottle kiln with a low door.
  const brick = at('#a8583c', 0.86);
  const kiln: Point[] = [
    [110, 520],
    [300, 520],
    [292, 420],
    [262, 340],
    [236, 290],
    [232, 180],
    [182, 180],
    [178, 290],
    [150, 340],
    [118, 420],
  ];
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/kiln`,
    outline: kiln,
    colour: brick,
    facing: 0.1,
    course: 8,
    worn: 0.6,
  });
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/kilns`,
    outline: [
      [240, 520],
      [300, 520],
      [292, 420],
      [262, 340],
      [236, 290],
      [232, 180],
      [216, 180],
      [220, 300],
    ],
    colour: brick,
    facing: 0.8,
    course: 8,
    worn: 0.5,
  });
  blob(
    ctx,
    [
      [164, 522],
      [160, 462],
      [196, 440],
      [230, 462],
      [228, 522],
    ],
    mix(palette.ink, brick, 0.2),
  );
  blob(
    ctx,
    [
      [176, 522],
      [178, 484],
      [196, 470],
      [216, 484],
      [214, 522],
    ],
    mix('#ff9a45', palette.glow, 0.4),
  );
  for (const [x, h] of [
    [60, 40],
    [90, 34],
    [340, 40],
    [372, 52],
    [404, 36],
  ] as const)
    paintVase(ctx, { palette, x, y: 552, height: h, shape: 'jar', colour: at('#b9764e', 0.9), side: 1 });
}
