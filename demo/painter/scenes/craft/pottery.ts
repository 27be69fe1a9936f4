import { blob } from '../../kit/blob.ts';
import { type Hex, mix, rgba } from '../../kit/colour.ts';
import type { Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintVase, type VaseShape } from '../../kit/props/vase.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';

/** A potter and her guest at two wheels under an open roof; shelves of pots, a kiln in the yard. */
export function paintPottery(view: SceneView): void {
  const { sheet, ctx, palette, seed, at } = view;
  yard(view);
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
  maker(view, 250, 706, 500, 1, '#2d5d73', 'apron', 'bun', 'jar');
  maker(view, 800, 712, 470, -1, '#c8522a', 'apron', 'bob', 'bottle');
  board(view);
}

function yard(view: SceneView): void {
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

/** Somebody on a stool before a turning wheel, both hands on the clay. */
function maker(
  view: SceneView,
  x: number,
  y: number,
  height: number,
  facing: 1 | -1,
  top: Hex,
  outfit: 'apron',
  hair: 'bun' | 'bob',
  shape: VaseShape,
): void {
  const { ctx, palette, seed, at } = view;
  const wood = at('#7d5535');
  ellipse(ctx, x + facing * 70, y + 96, 220, 34, rgba(palette.ink, 0.3));
  polygon(
    ctx,
    [
      [x - 46, y + 12],
      [x + 40, y + 12],
      [x + 34, y + 92],
      [x - 40, y + 92],
    ],
    mix(wood, palette.ink, 0.35),
  );
  ellipse(ctx, x - 4, y + 12, 48, 13, wood);
  const wx = x + facing * height * 0.345;
  const wy = y - height * 0.02;
  polygon(
    ctx,
    [
      [wx - 46, wy + 20],
      [wx + 46, wy + 20],
      [wx + 64, y + 104],
      [wx - 64, y + 104],
    ],
    mix(at('#8a7a68'), palette.ink, 0.25),
  );
  polygon(
    ctx,
    [
      [wx + (facing > 0 ? 8 : -46), wy + 20],
      [wx + (facing > 0 ? 46 : -8), wy + 20],
      [wx + (facing > 0 ? 64 : -12), y + 104],
      [wx + (facing > 0 ? 12 : -64), y + 104],
    ],
    mix(at('#8a7a68'), palette.flank, 0.1),
  );
  ellipse(ctx, wx, wy + 20, 92, 22, mix(at('#6d5f52'), palette.ink, 0.3));
  ellipse(ctx, wx, wy + 14, 92, 22, at('#a8937a'));
  ellipse(ctx, wx, wy + 14, 60, 13, mix(at('#a8937a'), palette.ink, 0.16));
  paintVase(ctx, { palette, x: wx, y: wy + 16, height: 112, shape, colour: at('#a9704c'), side: 1 });
  const clay = mix(at('#a9704c'), palette.flank, 0.2);
  paintFolk(ctx, makeRng(`${seed}/maker${x}`), {
    palette,
    x,
    y,
    height,
    pose: 'work',
    facing,
    side: 1,
    outfit,
    hair,
    top,
    bottom: '#31343c',
    hat: hair === 'bun' ? 'scarf' : 'none',
  });
  for (const dx of [-34, 30]) ellipse(ctx, wx + dx, wy - 46, 11, 9, clay);
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
