import { type Hex, mix, rgba } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { LOCAL } from '../local-colours.ts';
import { clamp, type Side, smoothstep, TAU } from '../maths.ts';
import type { Context, Layer } from '../sheet.ts';
import { spray } from '../spray.ts';
import { brush, ellipse } from '../stroke.ts';

export interface BasketBoatOptions {
  palette: Palette;
  x: number;
  /** Row of the middle of the rim; the boat stands about half a `size` lower. */
  y: number;
  /** Half of its width, in pixels. */
  size: number;
  /** Side of the light. */
  side: Side;
  /** Lean, in radians. */
  turn?: number;
  /** Paint on the rim by clear day; bare bamboo when left out. */
  rim?: Hex;
  paddle?: boolean;
}

/** Height of the rim's ellipse and depth of the body, in sizes. */
const RIM = 0.36;
const DEPTH = 0.48;

/** A round basket boat (thúng chai) on the sand: woven outside, ribs within, a paddle across it. */
export function paintBasketBoat(layer: Layer, options: BasketBoatOptions): void {
  const { palette, x, y, size, side, turn = -0.05 * side, paddle = true } = options;
  const [ink, dark, mid, pale] = LOCAL.wood.map((colour) => underLight(palette, colour)) as [
    Hex,
    Hex,
    Hex,
    Hex,
  ];
  const rim = options.rim ? underLight(palette, options.rim) : mid;
  const { ctx } = layer;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  paintOutside(ctx, size, side, [dark, mid, pale]);
  paintInside(ctx, size, side, [mix(ink, palette.ink, 0.3), dark, mid, pale]);
  ctx.lineWidth = size * 0.065;
  ctx.strokeStyle = mix(rim, dark, 0.25);
  strokeRim(ctx, size, 0);
  ctx.lineWidth = size * 0.026;
  ctx.strokeStyle = mix(rim, pale, 0.6);
  strokeRim(ctx, size, -size * 0.014);
  if (paddle) {
    const shaft = mix(dark, palette.ink, 0.2);
    const from = [-side * size * 0.5, -size * 0.02] as const;
    const to = [side * size * 1.14, -size * 0.52] as const;
    brush(ctx, [from, to], size * 0.036, shaft);
    ellipse(
      ctx,
      to[0] + side * size * 0.1,
      to[1] - size * 0.04,
      size * 0.17,
      size * 0.055,
      mid,
      -side * 0.36,
    );
  }
  ctx.restore();
  const shade = (px: number, py: number): number =>
    0.6 * clamp((((x - px) * side) / size) * 0.6 + 0.2) * smoothstep(y - size * 0.2, y + size * 0.5, py);
  const box = [x - size * 1.6, y - size * 0.9, x + size * 1.6, y + size * 0.8] as const;
  spray(layer, palette.ink, shade, { box, soft: 0.8, max: 0.75 });
}

function strokeRim(ctx: Context, size: number, drop: number): void {
  ctx.beginPath();
  ctx.ellipse(0, drop, size, size * RIM, 0, 0, TAU);
  ctx.stroke();
}

function paintOutside(ctx: Context, size: number, side: Side, [dark, mid, pale]: [Hex, Hex, Hex]): void {
  const depth = size * DEPTH;
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(-size, 0);
  ctx.bezierCurveTo(-size * 0.97, depth * 0.8, -size * 0.5, depth * 1.12, 0, depth * 1.12);
  ctx.bezierCurveTo(size * 0.5, depth * 1.12, size * 0.97, depth * 0.8, size, 0);
  ctx.closePath();
  const across = ctx.createLinearGradient(-size * side, 0, size * side, 0);
  across.addColorStop(0, dark);
  across.addColorStop(0.55, mid);
  across.addColorStop(1, pale);
  ctx.fillStyle = across;
  ctx.fill();
  ctx.clip();
  // The weave: leaning strips one way, lying strips the other.
  ctx.lineWidth = Math.max(0.8, size * 0.016);
  ctx.strokeStyle = rgba(dark, 0.55);
  for (let i = -18; i <= 18; i++) {
    ctx.beginPath();
    ctx.moveTo((i * size) / 14, -4);
    ctx.quadraticCurveTo((i * size) / 17, depth * 0.6, (i * size) / 24, depth * 1.2);
    ctx.stroke();
  }
  ctx.strokeStyle = rgba(pale, 0.4);
  ctx.setLineDash([size * 0.05, size * 0.04]);
  for (let row = 1; row < 10; row++) {
    ctx.lineDashOffset = row % 2 ? 0 : size * 0.045;
    ctx.beginPath();
    ctx.ellipse(
      0,
      -size * RIM * 0.2 + row * depth * 0.1,
      size * (1.02 - 0.034 * row),
      size * RIM * 1.02,
      0,
      0.05,
      Math.PI - 0.05,
    );
    ctx.stroke();
  }
  ctx.restore();
}

function paintInside(
  ctx: Context,
  size: number,
  side: Side,
  [ink, dark, mid, pale]: [Hex, Hex, Hex, Hex],
): void {
  const high = size * RIM;
  ctx.save();
  ctx.beginPath();
  ctx.ellipse(0, 0, size, high, 0, 0, TAU);
  ctx.clip();
  ctx.fillStyle = ink;
  ctx.fillRect(-size, -high, size * 2, high * 2);
  ellipse(ctx, -side * size * 0.1, high * 0.36, size * 0.95, high * 0.86, mix(mid, dark, 0.35));
  ctx.strokeStyle = rgba(dark, 0.8);
  ctx.lineWidth = Math.max(1, size * 0.022);
  for (let i = -4; i <= 4; i++) {
    ctx.beginPath();
    ctx.moveTo(i * size * 0.25, -high);
    ctx.quadraticCurveTo(i * size * 0.17, high * 0.2, i * size * 0.25, high * 1.2);
    ctx.stroke();
  }
  ctx.fillStyle = mix(pale, mid, 0.5);
  ctx.fillRect(-size, -high * 0.14, size * 2, high * 0.22);
  ctx.fillStyle = rgba(ink, 0.4);
  ctx.fillRect(-size, high * 0.08, size * 2, high * 0.08);
  ctx.restore();
}
