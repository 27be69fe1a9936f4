import { type Hex, mix, rgba } from '../../kit/colour.ts';
import type { Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintBlossomTree } from '../../kit/props/blossom-tree.ts';
import { paintBoulder } from '../../kit/props/boulder.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintKarstRow } from '../../kit/props/karst-row.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintMistBank } from '../../kit/props/mist-bank.ts';
import { paintTiledRoof } from '../../kit/props/tiled-roof.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { brush, curve, ellipse, polygon } from '../../kit/stroke.ts';

/** Spring on the stone plateau: a house of rammed earth, peach trees, dancers with parasols and a reed pipe. */
export function paintStonePlateau(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  const noise = makeNoise(`${seed}/field`);
  const sun: Point = [rng.range(850, 950), 170];
  paintBackdrop(sheet, { palette, seed, horizon: 540, sun, birds: [620, 120] });
  for (const [i, nearness] of [0.28, 0.5, 0.74].entries()) {
    paintKarstRow(sheet, {
      palette,
      seed: `${seed}/peaks${i}`,
      rocks: Array.from({ length: 6 - i }, (_, k) => ({
        x: 20 + k * (220 + 50 * i) + rng.range(-40, 60),
        width: rng.range(170, 260),
        height: rng.range(190, 290) - i * 46,
      })),
      base: 560 + i * 20,
      nearness,
      sunX: sun[0],
      green: 0.45,
      stone: 0.5,
    });
    paintMistBank(sheet, { palette, seed: `${seed}/mist${i}`, y: 545 + i * 16, height: 30, density: 0.55 });
  }
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/field`,
    outline: [
      ...Array.from({ length: 62 }, (_, i): Point => [i * 20 - 10, 596 + 12 * noise(i / 6, 2)]),
      [1210, 905],
      [-10, 905],
    ],
    colour: at('#9aa060'),
    facing: 0.2,
    worn: 0.7,
  });
  const rape = makeRng(`${seed}/rape`);
  for (let i = 0; i < 900; i++) {
    const t = rape();
    const x = 620 + rape() * 600;
    const y = 610 + 60 * t;
    ellipse(ctx, x, y, 2 + 3 * t, 1.6 + 2 * t, i % 3 ? at('#f0c93d') : at('#5d7f3c'));
  }
  house(view);
  wall(view);
  for (const [x, y, h] of [
    [120, 700, 330],
    [520, 640, 210],
    [1110, 720, 350],
  ] as const)
    paintBlossomTree(ctx, makeRng(`${seed}/peach${x}`), {
      palette,
      x,
      y,
      height: h,
      side: 1,
      petals: ['#b8506e', '#e58aa2', '#f8ccd4'],
    });
  folk(view);
  for (const [x, y, reach, height] of [
    [40, 890, 120, 90],
    [190, 905, 80, 60],
    [1150, 900, 130, 100],
    [1000, 908, 70, 50],
  ] as const)
    paintBoulder(sheet, {
      seed: `${seed}/rock${x}`,
      x,
      y,
      reach,
      height,
      colours: ['#4d5654', '#737c76', '#9ea294', '#c9c7b0'].map((colour) => at(colour)),
      side: 1,
    });
}

/** Rammed earth under yin-yang tiles. */
function house({ sheet, ctx, palette, seed, at, evening }: SceneView): void {
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/earth`,
    outline: [
      [180, 510],
      [500, 510],
      [506, 652],
      [174, 652],
    ],
    colour: at('#d39a4e'),
    facing: 0.3,
    course: 22,
    worn: 0.4,
  });
  const wood = mix(at('#5a3a26'), palette.ink, 0.2);
  for (const [x, w, y, h] of [
    [312, 56, 548, 104],
    [222, 44, 560, 44],
    [420, 44, 560, 44],
  ] as const) {
    ctx.fillStyle = wood;
    ctx.fillRect(x - 4, y - 4, w + 8, h + 4);
    ctx.fillStyle = evening ? '#ffc870' : mix(palette.ink, wood, 0.4);
    ctx.fillRect(x, y, w, h);
  }
  for (const x of [300, 376]) {
    ctx.fillStyle = at('#c8302a');
    ctx.fillRect(x, 556, 11, 74);
  }
  paintTiledRoof(ctx, makeRng(`${seed}/roof`), {
    eave: [
      [146, 520],
      [534, 520],
    ],
    ridge: [
      [206, 428],
      [474, 428],
    ],
    colour: at('#6a5c5a'),
    ink: palette.ink,
    haze: palette.haze,
    moss: at('#5d6b54'),
    tile: [11, 11],
    sag: 6,
  });
}

/** A dry wall of field stones. */
function wall({ ctx, palette, seed, at }: SceneView): void {
  const rng = makeRng(`${seed}/stones`);
  for (let row = 0; row < 4; row++)
    for (let x = -20; x < 1220; x += 25) {
      if (x > 290 && x < 400) continue;
      const px = x + (row % 2) * 12 + rng.bell() * 4;
      const grey = at(rng.pick(['#6d746e', '#8a8e80', '#a6a692', '#5a625e']));
      ellipse(ctx, px, 690 - row * 12, 15, 8, mix(grey, palette.ink, 0.3));
      ellipse(ctx, px - 1, 688 - row * 12, 14, 7, grey);
    }
}

function folk({ ctx, palette, seed, at }: SceneView): void {
  const skirts: readonly Hex[] = ['#c23a5a', '#2d5d93', '#d9a441', '#7a3a7a', '#2f8f6c'];
  for (const [i, [x, y, h, pose, facing, man]] of (
    [
      [300, 772, 142, 'walk', 1, false],
      [420, 800, 150, 'stroll', -1, false],
      [550, 776, 144, 'wait', 1, true],
      [690, 812, 154, 'wave', -1, false],
      [800, 780, 144, 'stroll', -1, false],
      [900, 816, 152, 'walk', -1, false],
      [620, 826, 104, 'run', 1, false],
    ] as const
  ).entries()) {
    ellipse(ctx, x - h * 0.1, y, h * 0.26, h * 0.035, rgba(palette.ink, 0.3));
    const colour = skirts[i % skirts.length] as Hex;
    const { front } = paintFolk(ctx, makeRng(`${seed}/f${x}`), {
      palette,
      x,
      y,
      height: h,
      pose,
      facing,
      side: 1,
      outfit: man ? 'shirt' : 'hill',
      top: man ? '#2a2c34' : '#2f3350',
      bottom: man ? '#2a2c34' : colour,
      hat: man ? 'cap' : 'scarf',
      hair: 'bun',
      child: h < 110,
    });
    if (man) brush(ctx, curve([front[0] - 8, front[1] - 12], [front[0] + 26, front[1] + 6], [front[0] + 34, front[1] - 52], 14), 7, at('#a8813c'));
    else if (i % 2 === 1) parasol(ctx, front, h * 0.36, at(colour), palette.ink, at('#f3ead6'));
  }
}

/** A paper parasol held overhead. */
function parasol(ctx: SceneView['ctx'], [x, y]: Point, r: number, colour: Hex, ink: Hex, pale: Hex): void {
  const top = y - r * 1.5;
  brush(ctx, [[x, y], [x, top]], 3, ink);
  const rim = (k: number): Point => [x + r * (k / 4), top + r * 0.52 - r * 0.1 * Math.cos((k * Math.PI) / 4)];
  for (let k = -4; k < 4; k++) polygon(ctx, [[x, top - r * 0.1], rim(k), rim(k + 1)], k % 2 ? colour : mix(colour, pale, 0.4));
}
