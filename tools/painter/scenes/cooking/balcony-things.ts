import { mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { clamp } from '../../kit/maths.ts';
import { paintPiece } from '../../kit/props/produce.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { curve, ellipse, line, polygon } from '../../kit/stroke.ts';
import type { CookingView } from './cooking.ts';

/** An open book lying on the table. */
export function paintBook(ctx: Context, { palette }: CookingView, x: number, y: number): void {
  const page = underLight(palette, '#f2e8d0');
  polygon(
    ctx,
    [
      [x - 120, y + 12],
      [x + 118, y + 16],
      [x + 96, y - 22],
      [x - 92, y - 24],
    ],
    rgba(palette.ink, 0.34),
  );
  polygon(
    ctx,
    [
      [x - 118, y + 6],
      [x + 2, y + 10],
      [x + 116, y + 8],
      [x + 92, y - 28],
      [x, y - 24],
      [x - 90, y - 30],
    ],
    underLight(palette, '#a8452f'),
  );
  polygon(
    ctx,
    [
      ...curve([x - 110, y], [x - 50, y - 12], [x, y + 4], 8),
      ...curve([x, y - 28], [x - 46, y - 42], [x - 84, y - 33], 8),
    ],
    mix(page, palette.ink, 0.1),
  );
  polygon(
    ctx,
    [
      ...curve([x, y + 4], [x + 50, y - 12], [x + 108, y + 1], 8),
      ...curve([x + 86, y - 32], [x + 46, y - 42], [x, y - 28], 8),
    ],
    page,
  );
  for (let i = 0; i < 6; i++) {
    const t = i / 6;
    line(
      ctx,
      [
        [x + 10 + 3 * t, y - 26 + 26 * t],
        [x + 76 + 18 * t, y - 32 + 27 * t],
      ],
      1.6,
      rgba(palette.ink, 0.28),
    );
    line(
      ctx,
      [
        [x - 74 - 18 * t, y - 32 + 27 * t],
        [x - 10, y - 26 + 26 * t],
      ],
      1.6,
      rgba(palette.ink, 0.28),
    );
  }
}

/** A small pot of daisies. */
export function paintFlowerPot(ctx: Context, { palette, seed }: CookingView, x: number, y: number): void {
  const rng = makeRng(`${seed}/pot`);
  const clay = underLight(palette, '#b8653f');
  ellipse(ctx, x - 24, y + 6, 74, 14, rgba(palette.ink, 0.3));
  for (let i = 0; i < 26; i++)
    paintPiece(ctx, rng, palette, 'greens', x + rng.bell() * 76, y - 118 - rng() * 60, 17, 1);
  for (let i = 0; i < 15; i++) {
    const t = clamp(i / 14);
    paintPiece(
      ctx,
      rng,
      palette,
      'daisy',
      x - 74 + 148 * t + rng.bell() * 16,
      y - 130 - 66 * Math.sin(Math.PI * t) + rng.bell() * 22,
      18,
      1,
    );
  }
  polygon(
    ctx,
    [
      [x - 54, y - 96],
      [x + 54, y - 96],
      [x + 38, y],
      [x - 38, y],
    ],
    clay,
  );
  polygon(
    ctx,
    [
      [x - 54, y - 96],
      [x - 16, y - 96],
      [x - 12, y],
      [x - 38, y],
    ],
    mix(clay, palette.ink, 0.36),
  );
  polygon(
    ctx,
    [
      [x + 24, y - 96],
      [x + 42, y - 96],
      [x + 30, y],
      [x + 18, y],
    ],
    mix(clay, palette.flank, 0.5),
  );
  ctx.fillStyle = mix(clay, palette.flank, 0.15);
  ctx.beginPath();
  ctx.roundRect(x - 60, y - 110, 120, 22, 5);
  ctx.fill();
}
