import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import type { Point, Side } from '../../kit/maths.ts';
import { paintPerson } from '../../kit/props/person.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { brush, ellipse, polygon } from '../../kit/stroke.ts';

export interface FairyOptions {
  palette: Palette;
  x: number;
  /** Row of the water. */
  y: number;
  height: number;
  facing: Side;
  dress: Hex;
}

/** A fairy puppet, up to the knees in the water: tall crown, painted face, wide sleeves, fans. */
export function paintFairy(
  ctx: Context,
  rng: Rng,
  { palette, x, y, height: h, facing, dress }: FairyOptions,
): void {
  const gold = underLight(palette, '#f0c458');
  ctx.save();
  ctx.beginPath();
  ctx.rect(x - h, y - h * 1.4, h * 2, h * 1.4);
  ctx.clip();
  const { back, front } = paintPerson(ctx, rng, {
    palette,
    x,
    y: y + h * 0.28,
    height: h,
    facing,
    side: 1,
    dress: 'ao-dai',
    hair: 'bun',
    top: dress,
    bottom: dress,
  });
  for (const [hand, way] of [
    [back, -facing],
    [front, facing],
  ] as const) {
    const at: Point = [hand[0] + way * h * 0.12, hand[1] - h * 0.1];
    brush(ctx, [[x, y - h * 0.46], hand, at], (t) => h * (0.05 + 0.07 * t), underLight(palette, dress));
    for (let i = 0; i < 7; i++) {
      const a = -Math.PI / 2 + way * 0.35 + (i - 3) * 0.27;
      polygon(
        ctx,
        [
          at,
          [at[0] + Math.cos(a - 0.13) * h * 0.22, at[1] + Math.sin(a - 0.13) * h * 0.22],
          [at[0] + Math.cos(a + 0.13) * h * 0.22, at[1] + Math.sin(a + 0.13) * h * 0.22],
        ],
        i % 2 ? gold : underLight(palette, '#d8402a'),
      );
    }
  }
  const head: Point = [x + h * 0.012 * facing, y - h * 0.64];
  ellipse(ctx, head[0], head[1] + h * 0.005, h * 0.056, h * 0.068, underLight(palette, '#f6e2cf'));
  ellipse(
    ctx,
    head[0] + facing * h * 0.025,
    head[1] + h * 0.016,
    h * 0.014,
    h * 0.01,
    underLight(palette, '#d8705c'),
  );
  for (const u of [-0.014, 0.03])
    ellipse(ctx, head[0] + facing * u * h, head[1] - h * 0.008, h * 0.008, h * 0.006, palette.ink);
  for (let i = -2; i <= 2; i++)
    polygon(
      ctx,
      [
        [head[0] + i * h * 0.03 - h * 0.018, head[1] - h * 0.05],
        [head[0] + i * h * 0.038, head[1] - h * (0.16 - 0.02 * Math.abs(i))],
        [head[0] + i * h * 0.03 + h * 0.018, head[1] - h * 0.05],
      ],
      gold,
    );
  ellipse(ctx, head[0], head[1] - h * 0.05, h * 0.075, h * 0.02, underLight(palette, '#d8402a'));
  brush(
    ctx,
    [
      [x - h * 0.09, y - h * 0.3],
      [x, y - h * 0.27],
      [x + h * 0.09, y - h * 0.3],
    ],
    h * 0.04,
    gold,
  );
  ctx.restore();
  ellipse(ctx, x, y, h * 0.2, h * 0.028, rgba(palette.glint[0], 0.7));
  ellipse(ctx, x, y + h * 0.012, h * 0.13, h * 0.018, rgba(mix(palette.ink, palette.water[3], 0.4), 0.5));
}

/** A farmer boy on his buffalo, both puppets, half in the water. */
export function paintHerdBoy(
  ctx: Context,
  rng: Rng,
  palette: Palette,
  x: number,
  y: number,
  s: number,
  facing: Side,
): void {
  const hide = underLight(palette, '#57504e');
  const dark = mix(hide, palette.ink, 0.45);
  ctx.save();
  ctx.beginPath();
  ctx.rect(x - s * 2, y - s * 2.4, s * 4, s * 2.4);
  ctx.clip();
  ellipse(ctx, x, y - s * 0.1, s * 0.86, s * 0.46, dark);
  ellipse(ctx, x + s * 0.06, y - s * 0.18, s * 0.76, s * 0.36, hide);
  ellipse(ctx, x + facing * s * 0.9, y - s * 0.34, s * 0.34, s * 0.25, dark, facing * 0.4);
  ellipse(ctx, x + facing * s * 0.92, y - s * 0.38, s * 0.28, s * 0.19, hide, facing * 0.4);
  ellipse(ctx, x + facing * s * 1.13, y - s * 0.26, s * 0.12, s * 0.1, mix(hide, '#d8b8a0', 0.5));
  ellipse(ctx, x + facing * s * 0.94, y - s * 0.44, s * 0.035, s * 0.04, palette.ink);
  const horn = underLight(palette, '#d8cdb0');
  for (const lift of [0, 0.1])
    brush(
      ctx,
      [
        [x + facing * s * (0.78 - lift), y - s * 0.5],
        [x + facing * s * (0.6 - lift), y - s * 0.82],
        [x + facing * s * (0.9 - lift), y - s * 1],
      ],
      (t) => s * 0.12 * (1 - 0.9 * t),
      lift ? mix(horn, palette.ink, 0.3) : horn,
    );
  paintPerson(ctx, rng, {
    palette,
    x: x - facing * s * 0.1,
    y: y - s * 0.5,
    height: s * 1.9,
    pose: 'sit',
    facing,
    side: 1,
    hat: 'cone',
    top: '#8a4a2c',
    bottom: '#2d3a4a',
  });
  ctx.restore();
  ellipse(ctx, x + facing * s * 0.1, y, s * 1.05, s * 0.09, rgba(palette.glint[0], 0.6));
}
