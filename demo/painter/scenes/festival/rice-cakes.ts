import { blob } from '../../kit/blob.ts';
import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintBlossomTree } from '../../kit/props/blossom-tree.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintTiledRoof } from '../../kit/props/tiled-roof.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { brush, curve, ellipse, line, polygon } from '../../kit/stroke.ts';

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
  house(view);
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
  pot(view);
  paintBlossomTree(ctx, makeRng(`${seed}/tree`), {
    palette,
    x: 1000,
    y: 720,
    height: 600,
    side: 1,
    petals: ['#c98a1e', '#f0bc36', '#fbe08a'],
  });
  mat(view);
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
  cakes(view);
  petals(view);
}

function house(view: SceneView): void {
  const { sheet, ctx, palette, seed, at } = view;
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/house`,
    outline: [
      [60, 566],
      [760, 566],
      [760, 400],
      [60, 400],
    ],
    colour: at('#e8cf98'),
    facing: 0.1,
    worn: 0.4,
  });
  const wood = mix(at('#6e3f2b'), palette.ink, 0.1);
  for (let i = 0; i < 5; i++) {
    const x = 96 + i * 132;
    ctx.fillStyle = mix(palette.ink, wood, 0.4);
    ctx.fillRect(x, 428, 96, 138);
    for (let k = 0; k < 4; k++) {
      ctx.fillStyle = k % 2 ? wood : mix(wood, palette.flank, 0.15);
      ctx.fillRect(x + k * 24 + 1, 430, 22, 136);
    }
    polygon(
      ctx,
      [
        [x - 26, 430],
        [x - 10, 430],
        [x - 10, 540],
        [x - 26, 540],
      ],
      at('#c8323a'),
    );
    line(
      ctx,
      [
        [x - 18, 440],
        [x - 18, 530],
      ],
      2.4,
      at('#f2d27a'),
    );
  }
  for (let i = 0; i < 6; i++)
    line(
      ctx,
      [
        [66 + i * 137, 400],
        [66 + i * 137, 566],
      ],
      13,
      wood,
    );
  paintTiledRoof(ctx, makeRng(`${seed}/roof`), {
    eave: [
      [16, 408],
      [806, 408],
    ],
    ridge: [
      [96, 276],
      [726, 276],
    ],
    colour: at('#a8604a'),
    ink: palette.ink,
    haze: palette.haze,
    moss: at('#5d6b54'),
    tile: [10, 10],
    sag: 6,
  });
  for (const x of [230, 600]) {
    line(
      ctx,
      [
        [x, 410],
        [x, 428],
      ],
      2,
      palette.ink,
    );
    ellipse(ctx, x, 446, 17, 20, at('#d8402a'));
    ellipse(ctx, x + 4, 444, 9, 14, at('#ee7a50'));
  }
}

/** A big pot of cakes over a wood fire. */
function pot({ ctx, palette, at, seed }: SceneView): void {
  const rng = makeRng(`${seed}/fire`);
  const [x, y] = [150, 680];
  for (const dx of [-52, 0, 52]) ellipse(ctx, x + dx, y + 6, 20, 14, at('#8a6a58'));
  glow(ctx, { x, y, radius: 150, colour: '#ff9a45', strength: 0.4 });
  for (let i = 0; i < 16; i++)
    brush(
      ctx,
      curve(
        [x - 44 + i * 6, y + 6],
        [x - 40 + i * 5.4 + rng.bell() * 10, y - 18],
        [x - 36 + i * 4.8, y - rng.range(20, 44)],
        8,
      ),
      (t) => 10 * (1 - t),
      i % 3 ? '#f08a2c' : '#ffd167',
    );
  const iron = mix(at('#4a4a4c'), palette.ink, 0.3);
  blob(
    ctx,
    [
      [x - 74, y - 118],
      [x + 74, y - 118],
      [x + 82, y - 40],
      [x + 50, y - 12],
      [x - 50, y - 12],
      [x - 82, y - 40],
    ],
    iron,
  );
  blob(
    ctx,
    [
      [x + 14, y - 112],
      [x + 66, y - 112],
      [x + 72, y - 44],
      [x + 40, y - 22],
    ],
    mix(iron, palette.flank, 0.2),
  );
  ellipse(ctx, x, y - 116, 70, 14, mix(iron, palette.flank, 0.3));
  ellipse(ctx, x, y - 128, 14, 8, iron);
  ctx.save();
  ctx.globalAlpha = 0.35;
  for (let i = 0; i < 5; i++)
    brush(
      ctx,
      curve([x - 30 + i * 15, y - 128], [x - 60 + i * 26, y - 190], [x - 10 + i * 16, y - 260], 14),
      (t) => 6 + 14 * t,
      mix('#ffffff', palette.haze, 0.4),
    );
  ctx.restore();
}

function mat({ ctx, palette, at }: SceneView): void {
  const straw = at('#d9b878');
  const edge: Point[] = [
    [330, 668],
    [830, 668],
    [960, 850],
    [200, 850],
  ];
  polygon(
    ctx,
    edge.map(([x, y]): Point => [x - 8, y + 8]),
    rgba(palette.ink, 0.25),
  );
  polygon(ctx, edge, straw);
  for (let i = 1; i < 40; i++) {
    const t = i / 40;
    line(
      ctx,
      [
        [lerp(330, 200, t), lerp(668, 850, t)],
        [lerp(830, 960, t), lerp(668, 850, t)],
      ],
      1.4,
      rgba(palette.ink, 0.1),
    );
  }
  for (const t of [0.06, 0.94]) {
    const row = (u: number): Point => [lerp(lerp(330, 200, t), lerp(830, 960, t), u), lerp(668, 850, t)];
    line(ctx, [row(0.02), row(0.98)], 7, at('#b5382a'));
  }
  for (const u of [0.03, 0.97])
    line(
      ctx,
      [
        [lerp(330, 830, u), 668],
        [lerp(200, 960, u), 850],
      ],
      7,
      at('#b5382a'),
    );
}

/** Square green parcels, leaves, a bowl of rice, a bowl of beans. */
function cakes({ ctx, palette, at, seed }: SceneView): void {
  const rng = makeRng(`${seed}/cakes`);
  const cake = (x: number, y: number, s: number): void => {
    const green = at(rng.pick(['#4f7d44', '#5f8d4c', '#456f40']));
    polygon(
      ctx,
      [
        [x - s, y],
        [x - s * 0.7, y - s * 0.62],
        [x + s * 1.1, y - s * 0.62],
        [x + s * 0.9, y],
      ],
      mix(green, palette.flank, 0.2),
    );
    polygon(
      ctx,
      [
        [x - s, y],
        [x + s * 0.9, y],
        [x + s * 0.9, y + s * 0.5],
        [x - s, y + s * 0.5],
      ],
      mix(green, palette.ink, 0.25),
    );
    polygon(
      ctx,
      [
        [x + s * 0.9, y],
        [x + s * 1.1, y - s * 0.62],
        [x + s * 1.1, y - s * 0.14],
        [x + s * 0.9, y + s * 0.5],
      ],
      green,
    );
    for (const t of [0.33, 0.67]) {
      line(
        ctx,
        [
          [lerp(x - s * 0.7, x + s * 1.1, t), y - s * 0.62],
          [lerp(x - s, x + s * 0.9, t), y],
          [lerp(x - s, x + s * 0.9, t), y + s * 0.5],
        ],
        2.6,
        at('#ecd9a2'),
      );
      line(
        ctx,
        [
          [x - s * (1 - 0.3 * t), y - s * 0.62 * t],
          [x + s * (0.9 + 0.2 * t), y - s * 0.62 * t],
        ],
        2.6,
        at('#ecd9a2'),
      );
    }
  };
  for (const [x, y] of [
    [640, 742],
    [712, 738],
    [676, 712],
  ] as const)
    cake(x, y, 32);
  for (let i = 0; i < 9; i++)
    brush(
      ctx,
      curve([380 + i * 7, 812 - i * 3], [450 + i * 6, 790 - i * 5], [520 + i * 5, 806 - i * 4], 10),
      (t) => 22 * Math.sin(Math.PI * t) + 1,
      at(i % 2 ? '#3f7040' : '#5f944c'),
    );
  for (const [x, y, w, c] of [
    [600, 800, 58, '#f6f1e2'],
    [720, 818, 50, '#e8c24a'],
    [480, 740, 44, '#c97a5a'],
  ] as const) {
    ellipse(ctx, x, y + w * 0.34, w * 0.9, w * 0.2, rgba(palette.ink, 0.3));
    blob(
      ctx,
      [
        [x - w, y],
        [x + w, y],
        [x + w * 0.6, y + w * 0.56],
        [x - w * 0.6, y + w * 0.56],
      ],
      at('#a9794a'),
    );
    ellipse(ctx, x, y, w, w * 0.3, mix(at('#a9794a'), palette.flank, 0.3));
    ellipse(ctx, x, y - 3, w * 0.88, w * 0.25, at(c));
  }
  cake(850, 812, 36);
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
