import { type Hex, mix, rgba } from '../colour.ts';
import { LOCAL } from '../local-colours.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { paintBay, paintPlanks } from './shop-bay.ts';

/** Colours of a street, as they are to be seen. */
export interface StreetColours {
  wood: Hex;
  ink: Hex;
  /** Shade that falls on walls from above. */
  shade: Hex;
  glow: Hex;
  moss: Hex;
  /** Inside of a shop, top to bottom. */
  inside: readonly [Hex, Hex, Hex];
  /** Glass of an open window. */
  glass: Hex;
  goods: readonly Hex[];
  /** Lamps are lit: walls are warm below and dark above. */
  evening: boolean;
}

export interface ShopFrontOptions {
  colours: StreetColours;
  /** Left edge and ground, in pixels. */
  x: number;
  base: number;
  width: number;
  /** Height of the wall. */
  height: number;
  /** Pixels of a metre. */
  metre: number;
  storeys: 1 | 2;
  wall: Hex;
}

/** Wall, shuttered windows and open shop of one old house, seen straight on, without its roofs. */
export function paintShopFront(ctx: Context, rng: Rng, options: ShopFrontOptions): void {
  const { colours: c, x, base, width: w, height, metre: m, storeys, wall } = options;
  const top = base - height;
  ctx.fillStyle = wall;
  ctx.fillRect(x, top, w, height);
  const shading = ctx.createLinearGradient(0, top, 0, base);
  if (c.evening) {
    shading.addColorStop(0, rgba(c.shade, 0.62));
    shading.addColorStop(0.4, rgba(c.shade, 0.28));
    shading.addColorStop(0.75, rgba(c.glow, 0.18));
    shading.addColorStop(1, rgba(c.glow, 0.32));
  } else {
    shading.addColorStop(0, rgba(c.shade, 0.3));
    shading.addColorStop(0.16, rgba(c.shade, 0.05));
    shading.addColorStop(1, rgba(c.shade, 0.14));
  }
  ctx.fillStyle = shading;
  ctx.fillRect(x, top, w, height);
  for (let i = 0; i < (w / m) * 7; i++) {
    ctx.fillStyle = rgba(rng.chance(0.5) ? c.moss : c.shade, rng.range(0.05, 0.16));
    ctx.fillRect(x + rng() * w, top + rng() * m, rng.range(0.05, 0.16) * m, rng.range(0.3, 1.6) * m);
  }
  ctx.fillStyle = rgba(c.ink, 0.5);
  ctx.fillRect(x + w - m * 0.07, top, m * 0.07, height);
  if (storeys === 2) paintUpperFloor(ctx, rng, options, top);
  paintShop(ctx, rng, options);
}

function paintUpperFloor(
  ctx: Context,
  rng: Rng,
  { colours: c, x, base, width: w, metre: m }: ShopFrontOptions,
  top: number,
): void {
  const count = w > m * 4.6 ? 3 : 2;
  for (let i = 0; i < count; i++) {
    const wide = Math.min(m * 1, (w / count) * 0.36);
    paintWindow(
      ctx,
      c,
      [x + (w * (i + 0.5)) / count - wide / 2, top + m * 0.62],
      [wide, m * 1.55],
      rng.chance(0.6),
      m,
    );
  }
  if (!rng.chance(0.65)) return;
  const rail = base - m * 3.4;
  ctx.fillStyle = mix(c.wood, c.ink, 0.15);
  ctx.fillRect(x + m * 0.15, rail - m * 0.62, w - m * 0.3, m * 0.08);
  ctx.fillRect(x + m * 0.15, rail, w - m * 0.3, m * 0.1);
  const bars = Math.round(w / (m * 0.26));
  for (let i = 0; i <= bars; i++)
    ctx.fillRect(x + m * 0.17 + (i * (w - m * 0.4)) / bars, rail - m * 0.6, m * 0.055, m * 0.6);
}

function paintWindow(
  ctx: Context,
  c: StreetColours,
  [x, y]: readonly [number, number],
  [w, h]: readonly [number, number],
  open: boolean,
  m: number,
): void {
  const frame = m * 0.07;
  ctx.fillStyle = mix(c.wood, c.ink, 0.4);
  ctx.fillRect(x - frame, y - frame, w + 2 * frame, h + 2 * frame);
  if (!open) {
    ctx.fillStyle = c.wood;
    ctx.fillRect(x, y, w, h);
    ctx.fillStyle = rgba(c.ink, 0.45);
    for (let row = 0; row < h; row += m * 0.1) {
      ctx.fillRect(x + w * 0.06, y + row, w * 0.4, m * 0.04);
      ctx.fillRect(x + w * 0.54, y + row, w * 0.4, m * 0.04);
    }
    return;
  }
  const glass = ctx.createLinearGradient(0, y, 0, y + h);
  glass.addColorStop(0, c.glass);
  glass.addColorStop(1, mix(c.glass, LOCAL.lantern[1], c.evening ? 0.5 : 0.08));
  ctx.fillStyle = glass;
  ctx.fillRect(x, y, w, h);
  ctx.fillStyle = mix(c.wood, LOCAL.lantern[1], 0.15);
  ctx.fillRect(x - w * 0.46, y - m * 0.05, w * 0.38, h + m * 0.1);
  ctx.fillRect(x + w * 1.08, y - m * 0.05, w * 0.38, h + m * 0.1);
  ctx.fillStyle = rgba(c.wood, 0.75);
  ctx.fillRect(x + w * 0.47, y, w * 0.06, h);
  ctx.fillRect(x, y + h * 0.35, w, m * 0.04);
}

function paintShop(
  ctx: Context,
  rng: Rng,
  { colours: c, x, base, width: w, metre: m }: ShopFrontOptions,
): void {
  const high = m * 2.5;
  const top = base - high;
  ctx.fillStyle = mix(c.wood, c.ink, 0.55);
  ctx.fillRect(x + m * 0.2, top - m * 0.12, w - m * 0.4, high + m * 0.12);
  const bays = Math.max(2, Math.round(w / (m * 1.5)));
  for (let i = 0; i < bays; i++) {
    const bx = x + m * 0.3 + (i * (w - m * 0.6)) / bays;
    const bw = (w - m * 0.6) / bays - m * 0.15;
    if (rng.chance(0.7)) paintBay(ctx, rng, c, [bx, top], [bw, high], m);
    else paintPlanks(ctx, c, [bx, top], [bw, high], m);
  }
}
