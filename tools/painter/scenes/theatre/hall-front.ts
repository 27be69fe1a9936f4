import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import type { Side } from '../../kit/maths.ts';
import { paintImperialRoof } from '../../kit/props/imperial-roof.ts';
import type { Context } from '../../kit/sheet.ts';
import { line } from '../../kit/stroke.ts';

export interface HallFrontOptions {
  palette: Palette;
  x: number;
  /** Row of the floor. */
  base: number;
  /** Between the outer columns, in pixels. */
  width: number;
  /** Height of the columns. */
  height: number;
  bays: number;
  tile: Hex;
  side: Side;
  lamps: number;
  /** Doors in the bays; open bays when false. */
  doors?: boolean;
  roofHeight?: number;
}

/** One storey of a palace hall: lacquered columns, lattice doors, painted beam, glazed roof. Returns the row of its ridge. */
export function paintHallFront(ctx: Context, options: HallFrontOptions): number {
  const { palette, x, base, width: w, height: h, bays, side, lamps, doors = true } = options;
  const roofHeight = options.roofHeight ?? h * 0.8;
  const red = underLight(palette, '#a83a2a');
  const gold = underLight(palette, '#e0b050');
  const deep = mix(underLight(palette, '#5a2a20'), palette.ink, 0.45);
  const left = x - w / 2;
  ctx.fillStyle = mix(deep, palette.ink, 0.3);
  ctx.fillRect(left, base - h, w, h);
  if (lamps > 0 || !doors) {
    const light = ctx.createLinearGradient(0, base - h, 0, base);
    light.addColorStop(0, rgba('#ffd07a', 0.25 + 0.6 * lamps));
    light.addColorStop(1, rgba('#ffb860', 0.08 + 0.5 * lamps));
    ctx.fillStyle = light;
    ctx.fillRect(left, base - h, w, h);
  }
  const bay = w / bays;
  for (let i = 0; i < bays; i++) {
    const bx = left + i * bay;
    if (!doors) continue;
    const leaves = 4;
    for (let k = 0; k < leaves; k++) {
      const px = bx + bay * 0.1 + (k * bay * 0.8) / leaves;
      const pw = (bay * 0.8) / leaves - 1.6;
      const open = i === (bays - 1) / 2 && (k === 1 || k === 2);
      if (open) continue;
      ctx.fillStyle = mix(red, palette.ink, 0.34);
      ctx.fillRect(px, base - h * 0.84, pw, h * 0.84);
      ctx.fillStyle = lamps > 0.5 ? mix('#ffd07a', red, 0.25) : mix(deep, palette.ink, 0.2);
      ctx.fillRect(px + pw * 0.16, base - h * 0.78, pw * 0.68, h * 0.4);
      ctx.strokeStyle = mix(red, palette.ink, 0.2);
      ctx.lineWidth = 1;
      for (let g = 1; g < 5; g++)
        line(
          ctx,
          [
            [px + pw * 0.16, base - h * (0.78 - 0.08 * g)],
            [px + pw * 0.84, base - h * (0.78 - 0.08 * g)],
          ],
          1,
          mix(red, palette.ink, 0.2),
        );
      line(
        ctx,
        [
          [px + pw * 0.5, base - h * 0.78],
          [px + pw * 0.5, base - h * 0.38],
        ],
        1,
        mix(red, palette.ink, 0.2),
      );
      ctx.fillStyle = rgba(gold, 0.6);
      ctx.fillRect(px + pw * 0.2, base - h * 0.3, pw * 0.6, h * 0.2);
    }
  }
  const beam = h * 0.15;
  ctx.fillStyle = underLight(palette, '#2f6f68');
  ctx.fillRect(left - 6, base - h, w + 12, beam);
  for (let i = 0; i < bays * 3; i++) {
    ctx.fillStyle = i % 3 === 1 ? gold : red;
    ctx.fillRect(
      left + ((i + 0.14) * w) / (bays * 3),
      base - h + beam * 0.2,
      (w / (bays * 3)) * 0.72,
      beam * 0.56,
    );
  }
  const girth = Math.max(5, bay * 0.13);
  for (let i = 0; i <= bays; i++) {
    const px = left + i * bay;
    const body = ctx.createLinearGradient(px - girth / 2, 0, px + girth / 2, 0);
    body.addColorStop(side > 0 ? 0 : 1, mix(red, palette.ink, 0.55));
    body.addColorStop(0.6, red);
    body.addColorStop(side > 0 ? 1 : 0, mix(red, palette.flank, 0.5));
    ctx.fillStyle = body;
    ctx.fillRect(px - girth / 2, base - h, girth, h);
    ctx.fillStyle = underLight(palette, '#cfc4aa');
    ctx.fillRect(px - girth * 0.75, base - girth * 0.6, girth * 1.5, girth * 0.6);
    ctx.fillStyle = gold;
    ctx.fillRect(px - girth / 2, base - h * 0.82, girth, Math.max(1.4, h * 0.02));
  }
  ctx.fillStyle = rgba(palette.ink, 0.4);
  ctx.fillRect(left - 4, base - h, w + 8, h * 0.1);
  paintImperialRoof(ctx, {
    palette,
    x,
    y: base - h + 4,
    width: w + bay * 1.1,
    height: roofHeight,
    tile: options.tile,
    side,
    ridge: 0.66,
  });
  return base - h - roofHeight;
}
