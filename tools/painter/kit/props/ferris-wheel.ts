import { mix, rgba } from '../colour.ts';
import { glow } from '../glow.ts';
import type { Palette } from '../lights.ts';
import { TAU } from '../maths.ts';
import type { Context } from '../sheet.ts';
import { ellipse, line } from '../stroke.ts';

/** A big wheel on two legs; its rim and spokes glow after sunset. */
export function paintFerrisWheel(
  ctx: Context,
  palette: Palette,
  x: number,
  base: number,
  radius: number,
): void {
  const lamps = palette.light === 'night' || palette.light === 'dusk';
  const steel = lamps ? mix(palette.haze, palette.lit, 0.45) : mix('#f0ece0', palette.haze, 0.25);
  const y = base - radius * 1.16;
  if (lamps) glow(ctx, { x, y, radius: radius * 1.7, colour: '#e07aa0', strength: 0.3 });
  for (const side of [-1, 1])
    line(
      ctx,
      [
        [x, y],
        [x + side * radius * 0.5, base],
      ],
      radius * 0.05,
      mix(steel, palette.ink, 0.3),
    );
  for (let i = 0; i < 24; i++) {
    const angle = (i / 24) * TAU;
    line(
      ctx,
      [
        [x, y],
        [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius],
      ],
      1.2,
      rgba(steel, 0.75),
    );
  }
  for (const size of [1, 0.9, 0.36]) {
    ctx.beginPath();
    ctx.arc(x, y, radius * size, 0, TAU);
    ctx.lineWidth = size === 1 ? 3.2 : 1.6;
    ctx.strokeStyle = lamps ? (size === 1 ? '#f2a0bc' : '#ffd88a') : steel;
    ctx.stroke();
  }
  for (let i = 0; i < 24; i++) {
    const angle = (i / 24) * TAU + 0.06;
    const colour = ['#c8522a', '#2f8f88', '#f2b33d'][i % 3] as string;
    ellipse(
      ctx,
      x + Math.cos(angle) * radius * 1.05,
      y + Math.sin(angle) * radius * 1.05,
      radius * 0.045,
      radius * 0.055,
      lamps ? mix(colour, '#fff0c4', 0.35) : mix(colour, palette.haze, 0.2),
    );
  }
  ellipse(ctx, x, y, radius * 0.07, radius * 0.07, steel);
}
