import { type Hex, mix, rgba } from '../colour.ts';
import type { Palette } from '../lights.ts';
import { lerp, type Point, type Side } from '../maths.ts';
import type { Context } from '../sheet.ts';
import { brush, curve, line } from '../stroke.ts';

export interface ImperialRoofOptions {
  palette: Palette;
  x: number;
  /** Row of the eave. */
  y: number;
  /** From tip to tip, in pixels. */
  width: number;
  height: number;
  /** Glazed tile as it is to be seen. */
  tile: Hex;
  side: Side;
  /** Ridge length as a share of the width. */
  ridge?: number;
}

/** A hipped roof of glazed tiles seen from the front: swept corners, tile rows, ridge with curled ends and a sun disc. */
export function paintImperialRoof(ctx: Context, options: ImperialRoofOptions): void {
  const { palette, x, y, width: w, height: h, tile, side, ridge = 0.6 } = options;
  const half = w / 2;
  const top = y - h;
  const crest = (half * ridge) as number;
  const lift = Math.min(h * 0.34, w * 0.05);
  const eaveAt = (u: number): Point => {
    const corner = Math.max(0, Math.abs(u) - 0.72) / 0.28;
    return [x + u * half, y - lift * corner ** 1.8];
  };
  const eave = Array.from({ length: 41 }, (_, i) => eaveAt(-1 + i / 20));
  const hip = (hand: number): Point[] =>
    curve([x + hand * crest, top], [x + hand * lerp(crest, half, 0.42), y - h * 0.24], eaveAt(hand), 14);
  ctx.beginPath();
  for (const point of hip(-1)) ctx.lineTo(...point);
  for (const point of eave) ctx.lineTo(...point);
  for (const point of hip(1).reverse()) ctx.lineTo(...point);
  ctx.closePath();
  const fill = ctx.createLinearGradient(0, top, 0, y);
  fill.addColorStop(0, mix(tile, palette.flank, 0.3));
  fill.addColorStop(0.6, tile);
  fill.addColorStop(1, mix(tile, palette.ink, 0.3));
  ctx.fillStyle = fill;
  ctx.fill();
  ctx.save();
  ctx.clip();
  const pitch = Math.max(4.5, w / 74);
  for (let u = -1; u <= 1; u += (2 * pitch) / w) {
    const foot = eaveAt(u);
    const head: Point = [x + u * crest, top];
    const bend: Point = [lerp(head[0], foot[0], 0.42), y - h * 0.24];
    line(ctx, curve(head, bend, foot, 6), Math.max(0.8, pitch * 0.26), rgba(palette.ink, 0.3));
    line(
      ctx,
      curve([head[0] + 1.4, head[1]], [bend[0] + 1.6, bend[1]], [foot[0] + 1.8, foot[1]], 6),
      Math.max(0.6, pitch * 0.16),
      rgba(mix(tile, palette.flank, 0.7), 0.35),
    );
  }
  ctx.fillStyle = rgba(palette.ink, 0.22);
  ctx.beginPath();
  for (const point of hip(-side)) ctx.lineTo(...point);
  ctx.lineTo(x - side * half * 0.62, y + 4);
  ctx.lineTo(x - side * crest * 0.9, top);
  ctx.closePath();
  ctx.fill();
  ctx.restore();
  const pale = mix(tile, palette.flank, 0.55);
  const dark = mix(tile, palette.ink, 0.5);
  for (let i = 0; i <= 40; i++) {
    const [ex, ey] = eaveAt(-1 + i / 20);
    ctx.fillStyle = i % 2 ? dark : pale;
    ctx.beginPath();
    ctx.arc(ex, ey, Math.max(1.2, pitch * 0.36), 0, Math.PI * 2);
    ctx.fill();
  }
  line(ctx, eave, Math.max(1.6, h * 0.03), dark);
  const bar = Math.max(3, h * 0.085);
  for (const hand of [-1, 1]) {
    brush(ctx, hip(hand), (t) => bar * (1 - 0.4 * t), mix(pale, palette.ink, hand === side ? 0.04 : 0.34));
    const [tx, ty] = eaveAt(hand);
    brush(
      ctx,
      curve([tx, ty], [tx + hand * h * 0.1, ty - h * 0.02], [tx + hand * h * 0.12, ty - h * 0.16], 8),
      (t) => bar * 0.7 * (1 - 0.8 * t),
      pale,
    );
  }
  ctx.fillStyle = dark;
  ctx.fillRect(x - crest - bar, top - bar * 1.1, crest * 2 + bar * 2, bar * 1.9);
  ctx.fillStyle = pale;
  ctx.fillRect(x - crest - bar, top - bar * 1.1, crest * 2 + bar * 2, bar * 0.8);
  for (const hand of [-1, 1]) {
    const ex = x + hand * (crest + bar * 0.4);
    brush(
      ctx,
      curve(
        [ex - hand * bar * 2, top - bar],
        [ex + hand * bar * 0.6, top - bar * 1.2],
        [ex + hand * bar * 0.3, top - bar * 4],
        10,
      ),
      (t) => bar * (1.3 - t),
      pale,
    );
    brush(
      ctx,
      curve(
        [ex + hand * bar * 0.3, top - bar * 3.6],
        [ex + hand * bar * 1.4, top - bar * 4.6],
        [ex + hand * bar * 1.7, top - bar * 3.2],
        8,
      ),
      (t) => bar * 0.55 * (1 - t),
      pale,
    );
  }
  ctx.beginPath();
  ctx.arc(x, top - bar * 2.1, bar * 1.05, 0, Math.PI * 2);
  ctx.fillStyle = mix(palette.sail[2], pale, 0.4);
  ctx.fill();
  for (const hand of [-1, 1])
    brush(
      ctx,
      curve(
        [x + hand * bar * 1.2, top - bar * 1.2],
        [x + hand * bar * 2.6, top - bar * 2.8],
        [x + hand * bar * 4, top - bar * 1.3],
        10,
      ),
      (t) => bar * 0.6 * Math.sin(Math.PI * (0.1 + 0.85 * t)),
      pale,
    );
}
