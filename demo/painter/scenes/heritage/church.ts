import { blob } from '../../kit/blob.ts';
import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { paintArch } from '../../kit/props/arch.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { paintFolk } from '../../kit/props/folk/folk.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import { paintSkyline } from '../../kit/props/skyline.ts';
import { paintTree } from '../../kit/props/tree.ts';
import { makeRng } from '../../kit/rng.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { brush, ellipse, line, polygon } from '../../kit/stroke.ts';

const BASE = 690;
const MIDDLE = 600;

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
  nave(view, brick);
  for (const hand of [-1, 1] as const) tower(view, brick, hand);
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

/** Front between the towers: portal, rose window, gable with a clock. */
function nave(view: SceneView, brick: Hex): void {
  const { sheet, ctx, palette, seed, at } = view;
  const pale = at('#ead9b8');
  const wall = { palette, course: 6, worn: 0.45, colour: brick };
  paintMasonry(sheet, {
    ...wall,
    seed: `${seed}/nave`,
    outline: [
      [MIDDLE - 110, BASE],
      [MIDDLE + 110, BASE],
      [MIDDLE + 110, 376],
      [MIDDLE, 300],
      [MIDDLE - 110, 376],
    ],
    facing: 0,
  });
  polygon(
    ctx,
    [
      [MIDDLE - 116, 382],
      [MIDDLE, 300],
      [MIDDLE + 116, 382],
      [MIDDLE + 116, 372],
      [MIDDLE, 288],
      [MIDDLE - 116, 372],
    ],
    pale,
  );
  line(
    ctx,
    [
      [MIDDLE, 290],
      [MIDDLE, 250],
    ],
    5,
    pale,
  );
  line(
    ctx,
    [
      [MIDDLE - 13, 266],
      [MIDDLE + 13, 266],
    ],
    5,
    pale,
  );
  ellipse(ctx, MIDDLE, 352, 22, 22, pale);
  ellipse(ctx, MIDDLE, 352, 17, 17, mix(palette.ink, brick, 0.25));
  const glass = view.evening ? '#ffd27a' : mix(palette.ink, palette.sky[1], 0.32);
  ellipse(ctx, MIDDLE, 446, 52, 52, pale);
  ellipse(ctx, MIDDLE, 446, 43, 43, glass);
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2;
    line(
      ctx,
      [
        [MIDDLE, 446],
        [MIDDLE + 43 * Math.cos(a), 446 + 43 * Math.sin(a)],
      ],
      4,
      pale,
    );
  }
  ellipse(ctx, MIDDLE, 446, 11, 11, pale);
  band(ctx, MIDDLE - 112, MIDDLE + 112, 520, pale, palette.ink);
  for (const x of [MIDDLE - 72, MIDDLE, MIDDLE + 72])
    door(view, x, x === MIDDLE ? 30 : 21, x === MIDDLE ? 130 : 98, brick, pale);
}

function band(ctx: SceneView['ctx'], x0: number, x1: number, y: number, pale: Hex, ink: Hex): void {
  ctx.fillStyle = pale;
  ctx.fillRect(x0, y, x1 - x0, 9);
  ctx.fillStyle = rgba(ink, 0.28);
  ctx.fillRect(x0, y + 9, x1 - x0, 7);
}

function door(
  { ctx, palette, evening }: SceneView,
  x: number,
  half: number,
  high: number,
  brick: Hex,
  pale: Hex,
): void {
  paintArch(ctx, x, BASE, half + 11, high + 14, pale);
  paintArch(ctx, x, BASE, half + 6, high + 8, mix(brick, palette.ink, 0.3));
  paintArch(ctx, x, BASE, half, high, evening ? '#e8a850' : mix(palette.ink, '#4a2c22', 0.4));
  line(
    ctx,
    [
      [x, BASE],
      [x, BASE - high + 4],
    ],
    3,
    rgba(palette.ink, 0.6),
  );
}

/** A square tower of three storeys under a pointed iron spire. */
function tower(view: SceneView, brick: Hex, hand: 1 | -1): void {
  const { sheet, ctx, palette, seed, at, evening } = view;
  const pale = at('#ead9b8');
  const x = MIDDLE + hand * 164;
  const half = 64;
  const top = 262;
  const wall = { palette, course: 6, worn: 0.45, colour: brick };
  const edge = x + half - 30;
  paintMasonry(sheet, {
    ...wall,
    seed: `${seed}/t${hand}f`,
    outline: [
      [x - half, BASE],
      [edge, BASE],
      [edge, top],
      [x - half, top],
    ],
    facing: 0.5,
  });
  paintMasonry(sheet, {
    ...wall,
    seed: `${seed}/t${hand}s`,
    outline: [
      [edge, BASE],
      [x + half, BASE],
      [x + half, top],
      [edge, top],
    ],
    facing: -0.5,
  });
  const glass = evening ? '#ffd27a' : mix(palette.ink, brick, 0.22);
  for (const y of [520, 384, top]) band(ctx, x - half - 5, x + half + 5, y, pale, palette.ink);
  for (const dx of [-44, -4]) paintArch(ctx, x + dx + 8, 506, 13, 92, pale);
  for (const dx of [-44, -4]) paintArch(ctx, x + dx + 8, 506, 9, 86, glass);
  paintArch(ctx, x - 16, 376, 31, 92, pale);
  paintArch(ctx, x - 16, 376, 25, 85, mix(palette.ink, brick, 0.3));
  for (let i = 0; i < 5; i++)
    line(
      ctx,
      [
        [x - 40, 318 + i * 13],
        [x + 8, 318 + i * 13],
      ],
      4,
      mix(brick, palette.ink, 0.45),
    );
  door(view, x - 14, 19, 92, brick, pale);
  for (const [dx, tall] of [
    [-half + 8, 46],
    [half - 8, 46],
  ] as const)
    polygon(
      ctx,
      [
        [x + dx - 8, top],
        [x + dx + 8, top],
        [x + dx, top - tall],
      ],
      pale,
    );
  const iron = at('#5f6f72');
  const spire = (from: number, to: number, colour: Hex): void =>
    polygon(
      ctx,
      [
        [x + 50 * from, top],
        [x + 50 * to, top],
        [x + 2, 74],
        [x - 2, 74],
      ],
      colour,
    );
  spire(-1, 1, iron);
  spire(-1, -0.2, mix(iron, palette.flank, 0.42));
  spire(0.35, 1, mix(iron, palette.ink, 0.4));
  for (const t of [0.22, 0.45, 0.66])
    line(
      ctx,
      [
        [x - 50 * (1 - t), lerp(top, 74, t)],
        [x + 50 * (1 - t), lerp(top, 74, t)],
      ],
      2.4,
      rgba(palette.ink, 0.28),
    );
  line(
    ctx,
    [
      [x, 80],
      [x, 44],
    ],
    4,
    mix(iron, palette.ink, 0.4),
  );
  line(
    ctx,
    [
      [x - 10, 56],
      [x + 10, 56],
    ],
    4,
    mix(iron, palette.ink, 0.4),
  );
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
