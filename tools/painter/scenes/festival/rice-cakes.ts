import { type Hex, rgba } from '../../kit/colour.ts';
import type { Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintBlossomTree } from '../../kit/props/blossom-tree.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, line } from '../../kit/stroke.ts';
import { paintCakeMat, paintCakes } from './cake-mat.ts';
import { paintCakePot, paintYardHouse } from './cake-yard.ts';

/** A family wraps rice cakes on a mat in the yard under a blossoming apricot tree. */
export function paintRiceCakes(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  paintBackdrop(sheet, { palette, seed, horizon: 440, sun: [rng.range(930, 1020), 160], birds: [640, 130] });
  const leaves = ['#235a45', '#4f8350', '#8fab60'].map((colour) => at(colour, 0.6)) as [Hex, Hex, Hex];
  paintForest(ctx, makeRng(`${seed}/wood`), {
    count: 120,
    at: (r): Point => [r() * 1220, 470 + r.bell() * 30],
    size: [22, 40],
    colours: leaves,
    side: 1,
  });
  paintYardHouse(view);
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/yard`,
    outline: [
      [-5, 560],
      [1205, 560],
      [1205, 905],
      [-5, 905],
    ],
    colour: at('#c98f68'),
    facing: 0.25,
    worn: 0.3,
  });
  for (const y of [580, 606, 644, 700, 784])
    line(
      ctx,
      [
        [0, y],
        [1200, y],
      ],
      1.5,
      rgba(palette.ink, 0.12),
    );
  for (let i = -12; i < 13; i++)
    line(
      ctx,
      [
        [600 + i * 80, 560],
        [600 + i * 150, 905],
      ],
      1.5,
      rgba(palette.ink, 0.1),
    );
  paintCakePot(view);
  paintBlossomTree(ctx, makeRng(`${seed}/tree`), {
    palette,
    x: 1000,
    y: 720,
    height: 600,
    side: 1,
    petals: ['#c98a1e', '#f0bc36', '#fbe08a'],
  });
  paintCakeMat(view);
  const list = [
    [300, 700, 330, 1, '#8a3b55', 'bun', 'blouse'],
    [860, 704, 330, -1, '#2d5d73', 'short', 'shirt'],
    [580, 646, 230, 1, '#e8b83c', 'bob', 'shirt'],
  ] as const;
  for (const [x, y, h, facing, top, hair, outfit] of list) {
    ellipse(ctx, x, y + 2, h * 0.3, h * 0.05, rgba(palette.ink, 0.3));
    paintFolk(ctx, makeRng(`${seed}/f${x}`), {
      palette,
      x,
      y,
      height: h,
      pose: 'kneel',
      facing,
      side: 1,
      outfit,
      top,
      hair,
      bottom: '#31343c',
    });
  }
  paintCakes(view);
  petals(view);
}

function petals({ ctx, seed, at }: SceneView): void {
  const rng = makeRng(`${seed}/petals`);
  for (let i = 0; i < 130; i++)
    ellipse(
      ctx,
      1000 + rng.bell() * 260,
      780 + rng.bell() * 90,
      4,
      2.4,
      at(rng.pick(['#f0bc36', '#fbe08a'])),
      rng.range(-1, 1),
    );
}
