import { mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import { paintPiece } from '../../kit/props/produce.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { brush, curve, ellipse, line, polygon } from '../../kit/stroke.ts';
import type { MarketView } from './market.ts';

/** Glass case with noodles, herbs and meat hung on hooks. */
export function paintCase(
  ctx: Context,
  { palette, seed }: MarketView,
  x: number,
  y: number,
  warm: (c: string) => string,
): void {
  const rng = makeRng(`${seed}/case`);
  const [w, h] = [118, 108];
  ctx.fillStyle = mix(warm('#e9dcc0'), palette.ink, 0.2);
  ctx.fillRect(x, y - h, w, h);
  for (let i = 0; i < 5; i++) {
    const px = x + 16 + i * 22;
    line(
      ctx,
      [
        [px, y - h + 4],
        [px, y - h + 16],
      ],
      1.4,
      palette.ink,
    );
    brush(
      ctx,
      curve([px, y - h + 14], [px + 4, y - h + 34], [px - 1, y - h + 54], 8),
      (t) => 15 * Math.sin(Math.PI * (0.15 + 0.75 * t)),
      i % 2 ? warm('#b5632f') : warm('#94452a'),
    );
  }
  for (let i = 0; i < 9; i++)
    paintPiece(ctx, rng, palette, i % 3 === 1 ? 'lime' : 'greens', x + 14 + i * 12, y - 12, 9, 1);
  for (let i = 0; i < 7; i++)
    brush(
      ctx,
      curve([x + 8 + i * 15, y - 34], [x + 16 + i * 15, y - 46], [x + 24 + i * 15, y - 34], 8),
      4,
      warm('#f6eedb'),
    );
  line(
    ctx,
    [
      [x, y - 28],
      [x + w, y - 28],
    ],
    3,
    warm('#8a5434'),
  );
  ctx.strokeStyle = warm('#8a5434');
  ctx.lineWidth = 6;
  ctx.strokeRect(x, y - h, w, h);
  polygon(
    ctx,
    [
      [x + 16, y - h],
      [x + 46, y - h],
      [x + 16, y],
      [x, y],
      [x, y - 40],
    ],
    rgba('#ffffff', 0.14),
  );
}

export function paintPot(
  ctx: Context,
  { palette }: MarketView,
  x: number,
  foot: number,
  w: number,
  h: number,
): void {
  const steel = underLight(palette, '#b9bdb8');
  const body = ctx.createLinearGradient(x - w / 2, 0, x + w / 2, 0);
  for (const [at, colour] of [
    [0, mix(steel, palette.ink, 0.6)],
    [0.45, steel],
    [0.72, mix(steel, '#fffaf0', 0.6)],
    [1, mix(steel, palette.ink, 0.3)],
  ] as const)
    body.addColorStop(at, colour);
  ctx.fillStyle = body;
  ctx.beginPath();
  ctx.roundRect(x - w / 2, foot - h, w, h, [2, 2, 16, 16]);
  ctx.fill();
  ellipse(ctx, x, foot - h, w / 2 + 4, 13, mix(steel, '#fffaf0', 0.3));
  ellipse(ctx, x, foot - h, w / 2 - 3, 9.6, mix(underLight(palette, '#9a5a2c'), palette.ink, 0.25));
  ellipse(ctx, x + 8, foot - h + 1, w / 4, 4, underLight(palette, '#d08a48'));
  for (const side of [-1, 1] as const)
    line(
      ctx,
      curve(
        [x + side * w * 0.5, foot - h * 0.7],
        [x + side * w * 0.66, foot - h * 0.62],
        [x + side * w * 0.5, foot - h * 0.5] as Point,
        8,
      ),
      4,
      mix(steel, palette.ink, 0.4),
    );
}
