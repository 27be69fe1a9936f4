import { mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { brush, curve, ellipse, line, polygon } from '../../kit/stroke.ts';
import type { CookingView } from './cooking.ts';

/** Board with sliced carrot, scallion and a knife. */
export function paintChoppingBoard(ctx: Context, { palette, seed }: CookingView, x: number, y: number): void {
  const rng = makeRng(`${seed}/board`);
  const wood = underLight(palette, '#d8b078');
  polygon(
    ctx,
    [
      [x - 160, y + 60],
      [x + 150, y + 60],
      [x + 118, y - 42],
      [x - 118, y - 42],
    ],
    rgba(palette.ink, 0.32),
  );
  polygon(
    ctx,
    [
      [x - 150, y + 44],
      [x + 158, y + 44],
      [x + 158, y + 56],
      [x - 150, y + 56],
    ],
    mix(wood, palette.ink, 0.4),
  );
  polygon(
    ctx,
    [
      [x - 150, y + 44],
      [x + 158, y + 44],
      [x + 124, y - 48],
      [x - 114, y - 48],
    ],
    wood,
  );
  for (let i = 0; i < 9; i++)
    line(
      ctx,
      [
        [x - 140 + i * 2, y + 34 - i * 9],
        [x + 148 - i * 2.4, y + 34 - i * 9 + rng.bell() * 3],
      ],
      1.2,
      rgba(mix(wood, palette.ink, 0.5), 0.4),
    );
  for (let i = 0; i < 9; i++) {
    const [px, py] = [x - 96 + i * 17, y + 8 - (i % 2) * 5];
    ellipse(ctx, px, py + 3, 15, 12, rgba(palette.ink, 0.2));
    ellipse(ctx, px, py, 15, 12, underLight(palette, '#e07a2c'));
    ellipse(ctx, px, py, 8, 6, underLight(palette, '#f2a85a'));
  }
  for (let i = 0; i < 46; i++)
    ellipse(
      ctx,
      x + 74 + rng.bell() * 38,
      y - 14 + rng.bell() * 20,
      4.6,
      3.4,
      underLight(palette, rng.pick(['#5f9a4a', '#8ab85a', '#d8e8b0'])),
    );
  for (let i = 0; i < 5; i++)
    brush(
      ctx,
      curve([x - 100 + i * 6, y - 34 + i * 3], [x - 40, y - 44 + i * 4], [x + 30, y - 36 + i * 3], 10),
      (t) => 6 - 2 * t,
      underLight(palette, i % 2 ? '#4f8a3a' : '#8ab85a'),
    );
  brush(
    ctx,
    [
      [x - 70, y + 36],
      [x + 60, y + 26],
    ],
    (t) => 20 * (t < 0.9 ? 1 : (1 - t) * 10),
    underLight(palette, '#c9ced0'),
  );
  line(
    ctx,
    [
      [x - 70, y + 30],
      [x + 56, y + 20],
    ],
    2,
    '#ffffff',
  );
  brush(
    ctx,
    [
      [x - 130, y + 42],
      [x - 70, y + 36],
    ],
    15,
    mix(underLight(palette, '#4a2c20'), palette.ink, 0.2),
  );
}
