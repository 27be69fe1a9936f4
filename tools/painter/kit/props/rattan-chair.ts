import { mix, rgba } from '../colour.ts';
import type { Context } from '../sheet.ts';
import { ellipse, line } from '../stroke.ts';
import type { Spot } from './camera.ts';
import type { Stage } from './room-stage.ts';

/** A shell of rattan with a seat cushion, seen from the front. */
export function paintRattanChair(stage: Stage, ctx: Context, spot: Spot): void {
  const { camera, colours, palette, light, toLight } = stage;
  const s = camera.scaleAt(spot);
  const [x, y] = camera.see(spot);
  const [dark, pale] = colours.cane;
  const leg = mix(dark, palette.ink, 0.2);
  ellipse(ctx, x - toLight[0] * s * 0.15, y + 3, s * 0.44, s * 0.075, rgba(palette.ink, 0.26));
  for (const [from, to] of [
    [-0.27, -0.33],
    [0.27, 0.33],
  ] as const)
    line(
      ctx,
      [
        [x + from * s, y - s * 0.36],
        [x + to * s, y],
      ],
      s * 0.028,
      leg,
    );
  const shell = (): void => {
    ctx.beginPath();
    ctx.moveTo(x - s * 0.36, y - s * 0.4);
    ctx.bezierCurveTo(x - s * 0.52, y - s * 0.96, x - s * 0.22, y - s * 1.06, x, y - s * 1.06);
    ctx.bezierCurveTo(x + s * 0.22, y - s * 1.06, x + s * 0.52, y - s * 0.96, x + s * 0.36, y - s * 0.4);
    ctx.closePath();
  };
  shell();
  ctx.fillStyle = pale;
  ctx.fill();
  ctx.save();
  ctx.clip();
  for (let i = -10; i <= 10; i++) {
    ctx.beginPath();
    ctx.moveTo(x + i * s * 0.028, y - s * 0.36);
    ctx.quadraticCurveTo(x + i * s * 0.05, y - s * 0.76, x + i * s * 0.04, y - s * 1.1);
    ctx.lineWidth = 1.2;
    ctx.strokeStyle = rgba(dark, 0.75);
    ctx.stroke();
  }
  for (let row = 0; row < 9; row++) {
    ctx.beginPath();
    ctx.moveTo(x - s * 0.5, y - s * (0.44 + row * 0.07));
    ctx.quadraticCurveTo(x, y - s * (0.5 + row * 0.07), x + s * 0.5, y - s * (0.44 + row * 0.07));
    ctx.stroke();
  }
  const shadeFrom = toLight[0] > 0 ? x - s * 0.55 : x + s * 0.05;
  ctx.fillStyle = rgba(light.shade, 0.28);
  ctx.fillRect(shadeFrom, y - s * 1.1, s * 0.5, s * 0.8);
  ctx.restore();
  shell();
  ctx.lineWidth = s * 0.03;
  ctx.strokeStyle = dark;
  ctx.stroke();
  ellipse(ctx, x, y - s * 0.38, s * 0.36, s * 0.09, mix(colours.linen, light.shade, 0.3));
  ellipse(ctx, x, y - s * 0.405, s * 0.36, s * 0.085, colours.linen);
  ellipse(ctx, x - s * 0.04, y - s * 0.56, s * 0.18, s * 0.15, mix(colours.throw, light.shade, 0.18), -0.15);
  ellipse(ctx, x - s * 0.03, y - s * 0.575, s * 0.165, s * 0.13, colours.throw, -0.15);
  for (const [from, to] of [
    [-0.2, -0.25],
    [0.2, 0.25],
  ] as const)
    line(
      ctx,
      [
        [x + from * s, y - s * 0.33],
        [x + to * s, y + s * 0.05],
      ],
      s * 0.028,
      leg,
    );
}
