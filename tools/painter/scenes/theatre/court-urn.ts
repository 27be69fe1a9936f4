import { type Hex, mix, rgba } from '../../kit/colour.ts';
import type { Context } from '../../kit/sheet.ts';
import { brush, ellipse, line, polygon } from '../../kit/stroke.ts';

/** A bronze urn on three feet with two handles. */
export function paintUrn(
  ctx: Context,
  x: number,
  y: number,
  s: number,
  bronze: Hex,
  ink: Hex,
  light: Hex,
  n: number,
): void {
  ellipse(ctx, x - s * 0.2, y, s * 0.72, s * 0.12, rgba(ink, 0.34));
  ctx.fillStyle = mix(bronze, '#cbb894', 0.6);
  ctx.fillRect(x - s * 0.52, y - s * 0.16, s * 1.04, s * 0.17);
  for (const u of [-0.3, 0, 0.3])
    brush(
      ctx,
      [
        [x + u * s, y - s * 0.44],
        [x + u * s * 1.15, y - s * 0.15],
      ],
      s * 0.12,
      mix(bronze, ink, 0.45),
    );
  const body = ctx.createLinearGradient(x - s * 0.5, 0, x + s * 0.5, 0);
  body.addColorStop(0, mix(bronze, ink, 0.6));
  body.addColorStop(0.55, bronze);
  body.addColorStop(0.82, light);
  body.addColorStop(1, mix(bronze, ink, 0.2));
  ctx.fillStyle = body;
  ctx.beginPath();
  ctx.moveTo(x - s * 0.36, y - s * 1.02);
  ctx.bezierCurveTo(x - s * 0.66, y - s * 0.8, x - s * 0.56, y - s * 0.4, x - s * 0.26, y - s * 0.36);
  ctx.lineTo(x + s * 0.26, y - s * 0.36);
  ctx.bezierCurveTo(x + s * 0.56, y - s * 0.4, x + s * 0.66, y - s * 0.8, x + s * 0.36, y - s * 1.02);
  ctx.closePath();
  ctx.fill();
  for (const v of [0.6, 0.84])
    line(
      ctx,
      [
        [x - s * 0.5, y - s * v],
        [x + s * 0.5, y - s * v],
      ],
      Math.max(1, s * 0.02),
      rgba(ink, 0.35),
    );
  for (let i = 0; i < 5; i++)
    ellipse(
      ctx,
      x + (i - 2) * s * 0.17,
      y - s * 0.72,
      s * 0.05,
      s * 0.06,
      rgba(i % 2 === n % 2 ? light : ink, 0.4),
    );
  ellipse(ctx, x, y - s * 1.03, s * 0.42, s * 0.09, mix(bronze, light, 0.5));
  ellipse(ctx, x, y - s * 1.03, s * 0.34, s * 0.06, mix(bronze, ink, 0.7));
  for (const hand of [-1, 1]) {
    ctx.beginPath();
    ctx.ellipse(x + hand * s * 0.34, y - s * 1.14, s * 0.08, s * 0.13, 0, 0, Math.PI * 2);
    ctx.lineWidth = s * 0.06;
    ctx.strokeStyle = mix(bronze, hand > 0 ? light : ink, 0.3);
    ctx.stroke();
  }
}

/** A glazed pot for a tree. */
export function paintPot(
  ctx: Context,
  x: number,
  y: number,
  s: number,
  glaze: Hex,
  ink: Hex,
  light: Hex,
): void {
  ellipse(ctx, x, y, s * 0.9, s * 0.16, rgba(ink, 0.35));
  polygon(
    ctx,
    [
      [x - s * 0.7, y - s * 0.9],
      [x + s * 0.7, y - s * 0.9],
      [x + s * 0.5, y],
      [x - s * 0.5, y],
    ],
    glaze,
  );
  polygon(
    ctx,
    [
      [x - s * 0.7, y - s * 0.9],
      [x - s * 0.2, y - s * 0.9],
      [x - s * 0.16, y],
      [x - s * 0.5, y],
    ],
    mix(glaze, ink, 0.4),
  );
  polygon(
    ctx,
    [
      [x + s * 0.34, y - s * 0.9],
      [x + s * 0.52, y - s * 0.9],
      [x + s * 0.38, y],
      [x + s * 0.26, y],
    ],
    mix(glaze, light, 0.5),
  );
  ellipse(ctx, x, y - s * 0.9, s * 0.74, s * 0.14, mix(glaze, light, 0.35));
  ellipse(ctx, x, y - s * 0.9, s * 0.62, s * 0.1, mix('#4a3a2a', ink, 0.4));
}
