import { mix, rgba } from '../../kit/colour.ts';
import type { Point } from '../../kit/maths.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintVase, type VaseShape } from '../../kit/props/vase.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { line, polygon } from '../../kit/stroke.ts';
import { paintKilnYard } from './kiln-yard.ts';
import { paintPotter } from './potter.ts';

/** A potter and her guest at two wheels under an open roof; shelves of pots, a kiln in the yard. */
export function paintPottery(view: SceneView): void {
  const { sheet, ctx, palette, seed, at } = view;
  paintKilnYard(view);
  // Back wall with a wide opening on the left.
  const wall = at('#c98f5e');
  const outline: Point[] = [
    [470, 0],
    [1205, 0],
    [1205, 640],
    [470, 640],
  ];
  paintMasonry(sheet, { palette, seed: `${seed}/wall`, outline, colour: wall, facing: -0.15, worn: 0.5 });
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/sill`,
    outline: [
      [-5, 560],
      [478, 560],
      [478, 640],
      [-5, 640],
    ],
    colour: wall,
    facing: 0.1,
    course: 15,
    worn: 0.6,
  });
  const timber = mix(at('#5a3a28'), palette.ink, 0.25);
  for (const [x, w] of [
    [0, 34],
    [452, 30],
  ] as const) {
    ctx.fillStyle = timber;
    ctx.fillRect(x, 60, w, 580);
    ctx.fillStyle = mix(timber, palette.flank, 0.3);
    ctx.fillRect(x + w - 7, 60, 7, 580);
  }
  polygon(
    ctx,
    [
      [0, 0],
      [1200, 0],
      [1200, 62],
      [0, 84],
    ],
    timber,
  );
  for (let x = 20; x < 1200; x += 74)
    polygon(
      ctx,
      [
        [x, 0],
        [x + 26, 0],
        [x + 20, 78],
        [x + 4, 80],
      ],
      mix(timber, palette.flank, 0.12),
    );
  shelves(view);
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/floor`,
    outline: [
      [-5, 636],
      [1205, 636],
      [1205, 905],
      [-5, 905],
    ],
    colour: at('#b7805a'),
    facing: 0.1,
    worn: 0.4,
  });
  for (const y of [660, 694, 742, 806])
    line(
      ctx,
      [
        [0, y],
        [1200, y],
      ],
      1.6,
      rgba(palette.ink, 0.14),
    );
  polygon(
    ctx,
    [
      [34, 640],
      [452, 640],
      [720, 905],
      [60, 905],
    ],
    rgba(palette.flank, view.light === 'mist' ? 0.14 : 0.26),
  );
  paintPotter(view, 250, 706, 500, 1, '#2d5d73', 'apron', 'bun', 'jar');
  paintPotter(view, 800, 712, 470, -1, '#c8522a', 'apron', 'bob', 'bottle');
  board(view);
}

function shelves(view: SceneView): void {
  const { ctx, palette, seed, at } = view;
  const rng = makeRng(`${seed}/shelf`);
  const plank = at('#7d5535');
  const shapes: readonly VaseShape[] = ['jar', 'bottle', 'tall', 'bowl'];
  for (const y of [214, 352, 490]) {
    ctx.fillStyle = rgba(palette.ink, 0.25);
    ctx.fillRect(528, y - 96, 630, 110);
    let x = 560;
    while (x < 1130) {
      const shape = rng.pick(shapes);
      const h = shape === 'bowl' ? rng.range(30, 40) : rng.range(64, 98);
      const glazed = rng.chance(0.6);
      const wide = shape === 'bowl' ? h : h * 0.44;
      x += wide;
      if (x > 1136) break;
      paintVase(ctx, {
        palette,
        x,
        y,
        height: h,
        shape,
        colour: glazed ? at('#ece6d2') : at(rng.pick(['#b9764e', '#8fa68c', '#c9a06a'])),
        ...(glazed ? { glaze: at('#2c4f86') } : {}),
        side: -1,
      });
      x += wide + rng.range(6, 16);
    }
    ctx.fillStyle = plank;
    ctx.fillRect(516, y, 654, 14);
    ctx.fillStyle = mix(plank, palette.flank, 0.3);
    ctx.fillRect(516, y, 654, 4);
  }
  for (const x of [512, 836, 1160]) {
    ctx.fillStyle = mix(plank, palette.ink, 0.3);
    ctx.fillRect(x, 110, 14, 530);
  }
}

/** Wet pots on a plank in the foreground. */
function board({ ctx, palette, at, seed }: SceneView): void {
  const rng = makeRng(`${seed}/board`);
  const plank = at('#8a5f3c');
  polygon(
    ctx,
    [
      [430, 846],
      [770, 846],
      [790, 866],
      [410, 866],
    ],
    mix(plank, palette.flank, 0.25),
  );
  polygon(
    ctx,
    [
      [410, 866],
      [790, 866],
      [790, 880],
      [410, 880],
    ],
    mix(plank, palette.ink, 0.3),
  );
  for (let i = 0; i < 5; i++)
    paintVase(ctx, {
      palette,
      x: 464 + i * 68,
      y: 860,
      height: rng.range(56, 84),
      shape: (['jar', 'bottle', 'jar', 'tall', 'bottle'] as const)[i] as VaseShape,
      colour: at('#b08058'),
      side: 1,
    });
}
