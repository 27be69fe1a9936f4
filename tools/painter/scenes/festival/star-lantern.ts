import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import type { Palette } from '../../kit/lights.ts';
import { type Point, TAU } from '../../kit/maths.ts';
import { segment } from '../../kit/segment.ts';
import type { Context } from '../../kit/sheet.ts';
import { polygon, trace } from '../../kit/stroke.ts';

/** A five-pointed star of cellophane in a ring, a candle inside it. */
export function paintStarLantern(
  ctx: Context,
  palette: Palette,
  [x, y]: Point,
  radius: number,
  colour: Hex,
): void {
  glow(ctx, { x, y, radius: radius * 3.6, colour: palette.glow, strength: 0.5 });
  const corner = (i: number, r: number): Point => [
    x + Math.sin((i / 10) * TAU) * r,
    y - Math.cos((i / 10) * TAU) * r,
  ];
  ctx.beginPath();
  ctx.arc(x, y, radius * 1.06, 0, TAU);
  ctx.lineWidth = radius * 0.12;
  ctx.strokeStyle = mix(colour, '#ffe9b0', 0.25);
  ctx.stroke();
  const outline = Array.from({ length: 10 }, (_, i) => corner(i, i % 2 ? radius * 0.42 : radius));
  polygon(ctx, outline, colour);
  trace(ctx, outline);
  ctx.save();
  ctx.clip();
  glow(ctx, { x, y, radius: radius * 0.9, colour: '#fff2c0', strength: 0.9 });
  ctx.restore();
  for (let i = 0; i < 10; i++)
    segment(ctx, [x, y], corner(i, i % 2 ? radius * 0.42 : radius), 1.2, rgba(palette.ink, 0.34));
  for (let i = 0; i < 3; i++)
    segment(
      ctx,
      [x - 4 + i * 4, y + radius * 1.06],
      [x - 6 + i * 6, y + radius * 1.6],
      1.6,
      mix(colour, '#ffd98a', 0.4),
    );
}
