import { type Hex, rgba } from '../../kit/colour.ts';
import type { Context } from '../../kit/sheet.ts';

export function paintGateArch(
  ctx: Context,
  x: number,
  foot: number,
  w: number,
  h: number,
  rim: Hex,
  dark: Hex,
  lamps: number,
): void {
  for (const [grow, colour] of [
    [9, rim],
    [0, dark],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(x - w / 2 - grow, foot);
    ctx.lineTo(x - w / 2 - grow, foot - h + w / 2);
    ctx.arc(x, foot - h + w / 2, w / 2 + grow, Math.PI, 0);
    ctx.lineTo(x + w / 2 + grow, foot);
    ctx.closePath();
    ctx.fillStyle = colour;
    ctx.fill();
  }
  const inside = ctx.createLinearGradient(0, foot - h, 0, foot);
  inside.addColorStop(0, rgba('#ffcf7a', 0.1 + 0.4 * lamps));
  inside.addColorStop(1, rgba('#ffe3a8', 0.3 + 0.4 * lamps));
  ctx.save();
  ctx.clip();
  ctx.fillStyle = inside;
  ctx.fillRect(x - w * 0.2, foot - h * 0.62, w * 0.4, h * 0.62);
  ctx.restore();
}
