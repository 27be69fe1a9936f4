import { blob } from '../../kit/blob.ts';
import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import type { Point } from '../../kit/maths.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintSkyline } from '../../kit/props/skyline.ts';
import { paintTree } from '../../kit/props/tree.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { brush, ellipse, line } from '../../kit/stroke.ts';
import { MIDDLE, paintNave, paintSpireTower } from './church-front.ts';
import { BASE } from './church-portal.ts';

/** A brick cathedral with twin spires on a city square, pigeons and strollers before it. */
export function paintChurch(view: SceneView): void {
  const { sheet, palette, seed, rng } = view;
  const sun: Point = [rng.range(150, 230), 190];
  paintBackdrop(sheet, { palette, seed, horizon: 640, sun, birds: [330, 210] });
  paintSkyline(sheet, {
    palette,
    seed,
    base: 660,
    height: 210,
    nearness: 0.32,
    count: 15,
    side: -1,
    profile: (x) => 0.5 + Math.abs(x / 1200 - 0.5),
  });
  square(view);
  trees(view);
  const brick = view.at('#b3573f');
  paintNave(view, brick);
  for (const hand of [-1, 1] as const) paintSpireTower(view, brick, hand);
  if (view.evening)
    for (const dx of [-150, 0, 150])
      glow(view.ctx, { x: MIDDLE + dx, y: BASE - 60, radius: 190, colour: palette.glow, strength: 0.26 });
  lamps(view);
  people(view);
}

function square({ sheet, ctx, palette, seed, at }: SceneView): void {
  paintMasonry(sheet, {
    palette,
    seed: `${seed}/square`,
    outline: [
      [-5, 656],
      [1205, 656],
      [1205, 905],
      [-5, 905],
    ],
    colour: at('#cdb491'),
    facing: 0.25,
    worn: 0.3,
  });
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, 690, 1200, 215);
  ctx.clip();
  for (let i = -14; i <= 14; i++)
    line(
      ctx,
      [
        [MIDDLE + i * 46, 600],
        [MIDDLE + i * 300, 940],
      ],
      1.4,
      rgba(palette.ink, 0.1),
    );
  for (const y of [704, 722, 746, 778, 822, 880])
    line(
      ctx,
      [
        [0, y],
        [1200, y],
      ],
      1.4,
      rgba(palette.ink, 0.1),
    );
  ctx.restore();
}

function trees({ ctx, seed, at }: SceneView): void {
  const leaves = ['#235a45', '#4f8350', '#8fab60'].map((colour) => at(colour, 0.9)) as [Hex, Hex, Hex];
  for (const [x, h] of [
    [60, 280],
    [214, 220],
    [986, 220],
    [1140, 290],
  ] as const)
    paintTree(ctx, makeRng(`${seed}/tree${x}`), { x, y: 690, height: h, colours: leaves, side: -1 });
}

function lamps({ ctx, palette, evening, at }: SceneView): void {
  for (const x of [250, 950]) {
    const y = 770;
    brush(
      ctx,
      [
        [x, y],
        [x, y - 190],
      ],
      (t) => 9 - 4 * t,
      mix(at('#39463f'), palette.ink, 0.4),
    );
    for (const dx of [-24, 24]) {
      line(
        ctx,
        [
          [x, y - 178],
          [x + dx, y - 184],
        ],
        4,
        mix(at('#39463f'), palette.ink, 0.4),
      );
      ellipse(ctx, x + dx, y - 198, 12, 15, evening ? '#ffe3a4' : at('#f3ecd8'));
      if (evening) glow(ctx, { x: x + dx, y: y - 198, radius: 90, colour: palette.glow, strength: 0.5 });
    }
  }
}

function people({ ctx, palette, seed, at }: SceneView): void {
  const folk = [
    [438, 742, 92, 'walk', 1, 'shirt'],
    [486, 744, 88, 'stroll', 1, 'dress'],
    [742, 736, 82, 'photo', -1, 'shirt'],
    [360, 806, 138, 'stroll', 1, 'ao-dai'],
    [422, 810, 132, 'wait', -1, 'ao-dai'],
    [826, 786, 120, 'walk', -1, 'shirt'],
  ] as const;
  for (const [x, y, h, pose, facing, outfit] of folk) {
    ellipse(ctx, x + h * 0.12, y, h * 0.28, h * 0.035, rgba(palette.ink, 0.28));
    const woman = outfit !== 'shirt';
    paintFolk(ctx, makeRng(`${seed}/f${x}`), {
      palette,
      x,
      y,
      height: h,
      pose,
      facing,
      side: -1,
      outfit,
      hair: woman ? 'long' : 'short',
      hat: outfit === 'ao-dai' && facing > 0 ? 'cone' : 'none',
      ...(outfit === 'ao-dai' ? { top: facing > 0 ? '#f3ead6' : '#d8745a' } : {}),
    });
  }
  const rng = makeRng(`${seed}/pigeons`);
  const grey = at('#6d7480');
  for (let i = 0; i < 16; i++) {
    const x = 560 + rng.bell() * 150;
    const y = 800 + rng.bell() * 26;
    const s = 5 + (y - 770) * 0.06;
    blob(
      ctx,
      [
        [x - s * 2, y - s * 0.4],
        [x - s, y - s * 1.3],
        [x + s, y - s * 1.4],
        [x + s * 1.6, y - s * 0.4],
        [x, y],
      ],
      i % 4 ? grey : at('#d9d3c6'),
    );
    ellipse(ctx, x + s * 1.2, y - s * 1.7, s * 0.55, s * 0.5, mix(grey, palette.ink, 0.3));
  }
}
