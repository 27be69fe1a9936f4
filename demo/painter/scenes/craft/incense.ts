import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintTiledRoof } from '../../kit/props/tiled-roof.ts';
import { paintTree } from '../../kit/props/tree.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';

const COLOURS: readonly (readonly [Hex, Hex])[] = [
  ['#c22a34', '#f0836a'],
  ['#c23a7a', '#f2a0bc'],
  ['#d98a1e', '#f6d27a'],
  ['#5a3f9a', '#b09ad8'],
  ['#2f8f6a', '#9ad0a8'],
];

/** Incense sticks drying in a village yard, fanned out like flowers; women in leaf hats among them. */
export function paintIncense(view: SceneView): void {
  const { sheet, ctx, palette, seed, at, rng } = view;
  paintBackdrop(sheet, { palette, seed, horizon: 300, sun: [rng.range(900, 1000), 120], radius: 30 });
  const leaves = ['#235a45', '#4f8350', '#8fab60'].map((colour) => at(colour, 0.85)) as [Hex, Hex, Hex];
  for (const [x, h] of [
    [80, 250],
    [560, 210],
    [1130, 270],
  ] as const)
    paintTree(ctx, makeRng(`${seed}/t${x}`), { x, y: 330, height: h, colours: leaves, side: 1 });
  houses(view);
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/yard`,
    outline: [
      [-5, 322],
      [1205, 322],
      [1205, 905],
      [-5, 905],
    ],
    colour: at('#c9a27c'),
    facing: 0.2,
    worn: 0.3,
  });
  for (const y of [344, 376, 420, 480, 560, 664, 790])
    line(
      ctx,
      [
        [0, y],
        [1200, y],
      ],
      1.6,
      rgba(palette.ink, 0.12),
    );
  const stream = makeRng(`${seed}/fans`);
  const fans: { x: number; y: number; r: number; kind: number }[] = [];
  for (let row = 0; row < 7; row++) {
    const t = row / 6;
    const y = lerp(366, 850, t ** 1.35);
    const r = lerp(34, 132, t ** 1.2);
    const count = Math.ceil(1300 / (r * 2.05));
    for (let i = 0; i <= count; i++)
      fans.push({
        x: (i + (row % 2) * 0.5 - 0.25) * r * 2.05 + stream.bell() * 6,
        y: y + stream.bell() * 4,
        r: r * stream.range(0.9, 1),
        kind: stream.int(0, 4),
      });
  }
  const folk = [
    { x: 380, y: 500, h: 190, facing: 1 as const, pose: 'kneel' as const, top: '#2d5d73' },
    { x: 806, y: 660, h: 290, facing: -1 as const, pose: 'kneel' as const, top: '#8a3b55' },
    { x: 980, y: 420, h: 130, facing: -1 as const, pose: 'walk' as const, top: '#f3ead6' },
  ];
  const clear = ({ x, y, r }: { x: number; y: number; r: number }): boolean =>
    folk.every((one) => Math.hypot((x - one.x) / 1, (y - one.y) * 2.2) > one.h * 0.34 + r * 0.5);
  const things = [
    ...fans
      .filter(clear)
      .map((fan) => ({ y: fan.y, draw: () => paintFan(view, fan.x, fan.y, fan.r, fan.kind) })),
    ...folk.map((one) => ({
      y: one.y + 6,
      draw: () => {
        ellipse(ctx, one.x - 10, one.y, one.h * 0.34, one.h * 0.06, rgba(palette.ink, 0.35));
        paintFolk(ctx, makeRng(`${seed}/f${one.x}`), {
          palette,
          x: one.x,
          y: one.y,
          height: one.h,
          pose: one.pose,
          facing: one.facing,
          side: 1,
          outfit: 'blouse',
          hat: 'cone',
          hair: 'bun',
          top: one.top,
          bottom: '#31343c',
        });
        if (one.pose === 'kneel')
          paintFan(view, one.x + one.facing * one.h * 0.42, one.y + 2, one.h * 0.3, one.x > 500 ? 0 : 2);
      },
    })),
  ];
  for (const { draw } of things.sort((a, b) => a.y - b.y)) draw();
}

/** A bundle stood on its foot and spread: bare stems inside, coloured powder at the rim. */
function paintFan(
  { ctx, palette, at, seed }: SceneView,
  x: number,
  y: number,
  r: number,
  kind: number,
): void {
  const rng = makeRng(`${seed}/fan${Math.round(x)}${Math.round(y)}`);
  const [deep, bright] = COLOURS[kind] as readonly [Hex, Hex];
  const tones = [mix(at(deep), palette.ink, 0.25), at(deep), mix(at(deep), at(bright), 0.5), at(bright)];
  const stem = mix(at('#d9a860'), palette.ink, 0.12);
  ellipse(ctx, x - r * 0.08, y + r * 0.3, r * 1.02, r * 0.36, rgba(palette.ink, 0.3));
  const sticks = Math.round(90 + r * 1.6);
  const foot: Point = [x, y + r * 0.3];
  for (let pass = 0; pass < 2; pass++) {
    for (let i = 0; i < sticks; i++) {
      const a = (i / sticks) * Math.PI * 2 + rng.bell() * 0.05;
      const back = Math.sin(a) < 0.15;
      if (back === (pass === 1)) continue;
      const reach = r * rng.range(0.9, 1.02);
      const tip: Point = [x + Math.cos(a) * reach, y - r * 0.16 + Math.sin(a) * reach * 0.42];
      const knee: Point = [lerp(foot[0], tip[0], 0.3), lerp(foot[1], tip[1], 0.34)];
      line(ctx, [foot, knee], Math.max(0.8, r * 0.012), stem);
      const shade = Math.cos(a - 0.5) * 0.9 + rng.bell() * 1.1;
      line(
        ctx,
        [knee, tip],
        Math.max(1, r * 0.02),
        tones[Math.max(0, Math.min(3, Math.round(1.5 + shade)))] as Hex,
      );
    }
  }
  ellipse(ctx, x, y + r * 0.06, r * 0.14, r * 0.07, mix(at(deep), palette.ink, 0.35));
}

function houses(view: SceneView): void {
  const { sheet, ctx, palette, seed, at } = view;
  for (const [x, w, h, c] of [
    [-30, 400, 130, '#e0b45c'],
    [640, 420, 120, '#d8c8a0'],
  ] as const) {
    paintMasonry(sheet, {
      palette,
      seed: `${seed}/house${x}`,
      outline: [
        [x, 330],
        [x + w, 330],
        [x + w, 330 - h],
        [x, 330 - h],
      ],
      colour: at(c, 0.92),
      facing: 0.2,
      worn: 0.5,
    });
    for (let i = 0; i < 4; i++) {
      const px = x + 40 + (i * (w - 70)) / 4;
      ctx.fillStyle = mix(at('#6e3f2b', 0.9), palette.ink, 0.2);
      ctx.fillRect(px, 330 - h * 0.66, 52, h * 0.66);
      for (const s of [0.2, 0.45])
        line(
          ctx,
          [
            [px + 4, 330 - h * (0.62 - s)],
            [px + 48, 330 - h * (0.62 - s)],
          ],
          2,
          rgba(palette.haze, 0.3),
        );
    }
    paintTiledRoof(ctx, makeRng(`${seed}/roof${x}`), {
      eave: [
        [x - 20, 334 - h],
        [x + w + 20, 334 - h],
      ],
      ridge: [
        [x + 30, 262 - h],
        [x + w - 30, 262 - h],
      ],
      colour: at('#a8604a', 0.9),
      ink: palette.ink,
      haze: palette.haze,
      moss: at('#5d6b54'),
      tile: [9, 9],
      sag: 4,
    });
    polygon(
      ctx,
      [
        [x, 334 - h],
        [x + w, 334 - h],
        [x + w, 344 - h],
        [x, 344 - h],
      ],
      rgba(palette.ink, 0.3),
    );
  }
}
