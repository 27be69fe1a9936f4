import type { Context } from '../sheet.ts';

/** A round-headed opening that stands on `base`; `half` of its width, `high` up to the crown. */
export function paintArch(
  ctx: Context,
  x: number,
  base: number,
  half: number,
  high: number,
  colour: string,
): void {
  ctx.beginPath();
  ctx.moveTo(x - half, base);
  ctx.lineTo(x - half, base - high + half);
  ctx.arc(x, base - high + half, half, Math.PI, 0);
  ctx.lineTo(x + half, base);
  ctx.closePath();
  ctx.fillStyle = colour;
  ctx.fill();
}
