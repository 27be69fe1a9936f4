import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { lerp } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintTiledRoof } from '../../kit/props/tiled-roof.ts';
import { paintTree } from '../../kit/props/tree.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';
import { paintFan } from './incense-fan.ts';

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
