import { type Hex, mix, rgba } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import type { Point, Side } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { curve, ellipse, line, polygon } from '../stroke.ts';
import { paintFigure } from './figure.ts';

export interface KayakOptions {
  palette: Palette;
  x: number;
  waterline: number;
  /** Length in pixels; a double kayak is 3.9 m long. */
  length: number;
  heading: Side;
  side: Side;
  /** Hull by clear day. */
  hull: Hex;
  seats: 1 | 2;
}

/** A sea kayak with one or two paddlers in life vests. */
export function paintKayak(ctx: Context, rng: Rng, options: KayakOptions): void {
  const { palette, x, waterline, length, heading, side, seats } = options;
  const hull = underLight(palette, options.hull);
  const at = (u: number, v: number): Point => [x + u * length * heading, waterline - v * length];
  const deck = curve(at(-0.5, 0.06), at(0, 0.022), at(0.5, 0.075), 16);
  const body = [
    ...deck,
    ...curve(at(0.5, 0.075), at(0.4, -0.012), at(0.2, -0.012), 8),
    ...curve(at(-0.25, -0.012), at(-0.42, -0.012), at(-0.5, 0.06), 8),
  ];
  const people = seats === 2 ? [-0.13, 0.15] : [0];
  const tall = length * 0.43;
  const hands = people.map((u, i) => {
    const [px, py] = at(u, 0.03);
    return paintFigure(ctx, rng, {
      palette,
      x: px,
      y: py,
      height: tall,
      pose: 'paddle',
      facing: heading,
      side,
      vest: true,
      half: true,
      hair: i ? 'short' : 'long',
      hat: rng.chance(0.4) ? 'cap' : 'none',
      top: rng.pick(['#f3ead6', '#2d5d73', '#8a3b55', '#5f918a']),
    });
  });
  polygon(ctx, body, hull);
  polygon(
    ctx,
    [
      ...curve(at(-0.48, 0.03), at(0, -0.004), at(0.46, 0.03), 12),
      ...curve(at(0.4, -0.012), at(0, -0.016), at(-0.4, -0.012), 6),
    ],
    mix(hull, palette.ink, 0.35),
  );
  line(
    ctx,
    deck.map(([px, py]): Point => [px, py + length * 0.004]),
    Math.max(1, length * 0.008),
    mix(hull, palette.flank, 0.5),
  );
  for (const u of people) {
    const [px, py] = at(u, 0.035);
    ellipse(ctx, px, py, length * 0.075, length * 0.012, mix(hull, palette.ink, 0.5));
  }
  for (const { back, front } of hands) {
    const dx = front[0] - back[0];
    const dy = front[1] - back[1];
    const reach = (length * 0.3) / (Math.hypot(dx, dy) || 1);
    const a: Point = [back[0] - dx * reach * 0.72, back[1] - dy * reach * 0.72];
    const b: Point = [front[0] + dx * reach * 0.62, front[1] + dy * reach * 0.62];
    line(ctx, [a, b], Math.max(1, length * 0.009), mix(palette.ink, palette.haze, 0.15));
    const blade = mix(underLight(palette, '#e0b040'), palette.ink, 0.05);
    const angle = Math.atan2(dy, dx);
    ellipse(ctx, a[0], a[1], length * 0.048, length * 0.017, blade, angle);
    ellipse(ctx, b[0], b[1], length * 0.048, length * 0.017, blade, angle);
    if (length > 150)
      for (let i = 0; i < 7; i++)
        ellipse(
          ctx,
          a[0] + rng.bell() * length * 0.06,
          Math.min(waterline + 3, a[1]) - rng() * length * 0.03,
          length * 0.006,
          length * 0.006,
          rgba('#ffffff', 0.75),
        );
  }
}
