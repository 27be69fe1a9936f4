import { mix, rgba } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { LOCAL } from '../local-colours.ts';
import type { Side } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { brush, curve, ellipse } from '../stroke.ts';

export interface LotusOptions {
  palette: Palette;
  x: number;
  y: number;
  /** Half of the width of the pad, in pixels. */
  size: number;
  /** A blossom stands over the pad. */
  flower: boolean;
  side: Side;
}

/** A floating lotus pad with its veins and shadow, with or without a blossom. */
export function paintLotus(
  ctx: Context,
  rng: Rng,
  { palette, x, y, size: s, flower, side }: LotusOptions,
): void {
  const [dark, mid, pale] = LOCAL.foliage.map((colour) => underLight(palette, colour)) as [
    string,
    string,
    string,
  ];
  ellipse(ctx, x - side * s * 0.1, y + s * 0.12, s * 1.02, s * 0.3, rgba(palette.ink, 0.35));
  const pad = (dx: number, dy: number, rx: number, ry: number, colour: string): void => {
    ctx.beginPath();
    ctx.ellipse(x + dx, y + dy, rx, ry, 0, 0.28, 6.1);
    ctx.lineTo(x, y);
    ctx.fillStyle = colour;
    ctx.fill();
  };
  pad(0, 0, s, s * 0.29, mix(dark, mid, rng.range(0.3, 0.9)));
  pad(side * s * 0.16, -s * 0.03, s * 0.74, s * 0.2, rgba(pale, 0.7));
  ctx.lineWidth = Math.max(0.6, s * 0.025);
  ctx.strokeStyle = rgba(dark, 0.5);
  for (let i = 0; i < 7; i++) {
    const angle = i * 0.9 + 0.3;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.lineTo(x + Math.cos(angle) * s * 0.9, y + Math.sin(angle) * s * 0.26);
    ctx.stroke();
  }
  if (!flower) return;
  const high = s * rng.range(0.7, 1.5);
  const top = [x + side * s * 0.12, y - high] as const;
  brush(ctx, curve([x, y], [x + s * 0.06, y - high * 0.5], top, 6), Math.max(1, s * 0.07), dark);
  const petal = s * 0.48;
  const [rose, blush] = ['#c94f78', '#f6c9cf'].map((colour) => underLight(palette, colour)) as [
    string,
    string,
  ];
  for (const [angle, long, tone] of [
    [-1.15, 1, 0.5],
    [1.15, 1, 0.5],
    [-0.62, 1.15, 0.28],
    [0.62, 1.15, 0.28],
    [0, 1.2, 0.02],
    [-0.32, 1.05, 0.12],
    [0.32, 1.05, 0.12],
  ] as const) {
    ctx.save();
    ctx.translate(...top);
    ctx.rotate(angle);
    ctx.beginPath();
    ctx.moveTo(0, petal * 0.12);
    ctx.quadraticCurveTo(-petal * 0.42, -petal * 0.5 * long, 0, -petal * 1.15 * long);
    ctx.quadraticCurveTo(petal * 0.42, -petal * 0.5 * long, 0, petal * 0.12);
    ctx.fillStyle = mix(blush, rose, tone + 0.12);
    ctx.fill();
    ctx.restore();
  }
}
