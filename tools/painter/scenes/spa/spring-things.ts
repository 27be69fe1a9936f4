import { mix, rgba } from '../../kit/colour.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import type { Context, Sheet } from '../../kit/sheet.ts';
import { brush, curve, ellipse, lens, line } from '../../kit/stroke.ts';

/** Hot water that runs from a bamboo pipe into the spring; `at` is where it meets the water. */
export function paintSpout(sheet: Sheet, palette: Palette, [x, y]: Point): void {
  const { ctx } = sheet.main;
  const cane = underLight(palette, '#a88f52');
  const dark = mix(cane, palette.ink, 0.4);
  const mouth: Point = [x - 12, y - 44];
  brush(
    ctx,
    [
      [x - 96, y + 30],
      [x - 92, y - 66],
    ],
    20,
    dark,
  );
  brush(ctx, [[x - 140, y - 76], mouth], 22, cane);
  brush(
    ctx,
    [
      [x - 140, y - 81],
      [mouth[0], mouth[1] - 6],
    ],
    6,
    mix(cane, palette.flank, 0.5),
  );
  for (const t of [0.25, 0.62])
    line(
      ctx,
      [
        [x - 140 + 128 * t, y - 87 + 32 * t],
        [x - 140 + 128 * t - 3, y - 64 + 32 * t],
      ],
      3,
      dark,
    );
  ellipse(ctx, ...mouth, 5, 11, dark);
  const fall = curve(mouth, [x + 22, y - 44], [x + 26, y + 34], 12);
  brush(ctx, fall, (t) => 9 + 6 * t, rgba(mix('#f4f6ea', palette.haze, 0.25), 0.9));
  brush(ctx, fall, 3, '#ffffff');
  for (const [wide, alpha] of [
    [96, 0.35],
    [64, 0.6],
    [34, 0.9],
  ] as const)
    lens(ctx, x + 26, y + 36, wide, wide * 0.16, rgba('#fbfaf0', alpha));
}

/** A wooden tray with a pot of tea, two cups and a blossom, afloat. */
export function paintTray(ctx: Context, palette: Palette, [x, y]: Point): void {
  const wood = underLight(palette, '#8a5a34');
  const clay = underLight(palette, '#b5432a');
  lens(ctx, x, y + 22, 240, 20, rgba(palette.ink, 0.3));
  ellipse(ctx, x, y + 8, 92, 26, mix(wood, palette.ink, 0.4));
  ellipse(ctx, x, y, 92, 26, wood);
  ellipse(ctx, x, y + 2, 80, 21, mix(wood, palette.flank, 0.28));
  ellipse(ctx, x - 18, y - 22, 30, 26, clay);
  ellipse(ctx, x - 9, y - 30, 14, 11, mix(clay, palette.flank, 0.35));
  brush(ctx, curve([x + 8, y - 22], [x + 28, y - 22], [x + 34, y - 40]), (t) => 9 - 4 * t, clay);
  ctx.beginPath();
  ctx.arc(x - 50, y - 24, 13, Math.PI * 0.4, Math.PI * 1.6);
  ctx.lineWidth = 5;
  ctx.strokeStyle = mix(clay, palette.ink, 0.25);
  ctx.stroke();
  ellipse(ctx, x - 18, y - 46, 13, 5, mix(clay, palette.ink, 0.3));
  ellipse(ctx, x - 18, y - 51, 5, 5, mix(clay, palette.ink, 0.3));
  const glaze = underLight(palette, '#f3ead6');
  for (const dx of [36, 62]) {
    ellipse(ctx, x + dx, y - 4, 12, 9, mix(glaze, palette.ink, 0.16));
    ellipse(ctx, x + dx, y - 8, 12, 6, glaze);
    ellipse(ctx, x + dx, y - 8, 9, 4, underLight(palette, '#a8863c'));
  }
  for (let i = 0; i < 5; i++) {
    const a = i * 1.26;
    ellipse(ctx, x + 10 + Math.cos(a) * 8, y + 12 + Math.sin(a) * 4, 7, 4, glaze, a);
  }
  ellipse(ctx, x + 10, y + 12, 4, 3, '#f2b33d');
}
