import { type Hex, mix, rgba } from '../colour.ts';
import type { Palette } from '../lights.ts';
import type { Side } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { ellipse, polygon } from '../stroke.ts';

export interface TowerOptions {
  palette: Palette;
  x: number;
  width: number;
  height: number;
  base: number;
  /** 0 is all haze, 1 near. */
  nearness: number;
  side: Side;
}

/** Walls by clear day. */
const WALLS = ['#e2cfa8', '#9dbab8', '#efe0c2', '#6f98a0', '#cf9a78', '#d8b98a', '#5d8792'] as const;
const LAMPS = ['#ffd88a', '#ffbd6b', '#f4e6c0', '#9fd0d8'] as const;

/** A high building with rows of windows, lit when it is dark. */
export function paintTower(ctx: Context, rng: Rng, options: TowerOptions): void {
  const { palette, x, width: w, height: h, base, nearness, side } = options;
  const dark = palette.light === 'night' ? 1 : palette.light === 'dusk' ? 0.7 : 0;
  const wall = rng.pick(WALLS);
  const local =
    dark > 0
      ? mix(wall, mix(palette.mid, palette.ink, 0.25), 0.55 + 0.4 * dark)
      : mix(wall, palette.cast[0], palette.cast[1] * 1.5);
  const body: Hex = mix(palette.haze, local, nearness);
  const lit = mix(body, dark > 0.9 ? palette.haze : palette.flank, dark > 0 ? 0.14 : 0.42);
  const shaded = mix(body, palette.ink, dark > 0 ? 0.25 : 0.34 * nearness);
  const y = base - h;
  const kind = rng.int(0, 5);
  const split = side > 0 ? 0.6 : 0.4;
  const roof = (colour: Hex): void => {
    if (kind === 0)
      polygon(
        ctx,
        [
          [x, y + 1],
          [x + w / 2, y - w * 0.34],
          [x + w, y + 1],
        ],
        colour,
      );
    if (kind === 1) {
      ctx.fillStyle = colour;
      ctx.fillRect(x + w * 0.2, y - w * 0.22, w * 0.6, w * 0.24);
      ctx.fillRect(x + w * 0.48, y - w * 0.75, Math.max(1.2, w * 0.04), w * 0.6);
    }
    if (kind === 2)
      polygon(
        ctx,
        [
          [x, y + 1],
          [side > 0 ? x : x + w, y - w * 0.4],
          [x + w, y + 1],
        ],
        colour,
      );
    if (kind === 3) ellipse(ctx, x + w / 2, y + 1, w / 2, w * 0.3, colour);
  };
  roof(body);
  ctx.fillStyle = side > 0 ? shaded : lit;
  ctx.fillRect(x, y, w * split, h);
  ctx.fillStyle = side > 0 ? lit : shaded;
  ctx.fillRect(x + w * split, y, w * (1 - split), h);
  const column = rng.range(6, 9) * (0.55 + 0.5 * nearness);
  const row = rng.range(9, 12.5) * (0.55 + 0.5 * nearness);
  const density = rng.range(0.22, 0.5);
  const main = rng.pick(LAMPS);
  const bands = rng.chance(0.3);
  const glass = mix(body, mix(palette.ink, palette.sky[1], 0.45), 0.2 + 0.3 * nearness);
  for (let wy = y + row * 0.7; wy < base - 6; wy += row) {
    const busy = rng.chance(0.12);
    for (let wx = x + 3; wx < x + w - column * 0.8; wx += column) {
      const on = dark > 0 && rng() < (busy ? 0.85 : density * (0.5 + 0.5 * dark));
      const lamp = rgba(
        rng.chance(0.75) ? main : rng.pick(LAMPS),
        (0.35 + 0.6 * nearness) * rng.range(0.7, 1),
      );
      if (dark > 0.9 && !on) continue;
      ctx.fillStyle = on ? lamp : rgba(glass, 0.75);
      if (bands) ctx.fillRect(wx, wy, column - 0.6, row * 0.28);
      else ctx.fillRect(wx, wy, column * 0.55, row * 0.5);
    }
  }
}
