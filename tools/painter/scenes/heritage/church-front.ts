import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { lerp } from '../../kit/maths.ts';
import { paintArch } from '../../kit/props/arch.ts';
import { paintMasonry } from '../../kit/props/masonry.ts';
import type { SceneView } from '../../kit/scene-view.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';
import { BASE, paintBand, paintPortal } from './church-portal.ts';

export const MIDDLE = 600;

/** Front between the towers: portal, rose window, gable with a clock. */
export function paintNave(view: SceneView, brick: Hex): void {
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
  paintBand(ctx, MIDDLE - 112, MIDDLE + 112, 520, pale, palette.ink);
  for (const x of [MIDDLE - 72, MIDDLE, MIDDLE + 72])
    paintPortal(view, x, x === MIDDLE ? 30 : 21, x === MIDDLE ? 130 : 98, brick, pale);
}

/** A square tower of three storeys under a pointed iron spire. */
export function paintSpireTower(view: SceneView, brick: Hex, hand: 1 | -1): void {
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
  for (const y of [520, 384, top]) paintBand(ctx, x - half - 5, x + half + 5, y, pale, palette.ink);
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
  paintPortal(view, x - 14, 19, 92, brick, pale);
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
