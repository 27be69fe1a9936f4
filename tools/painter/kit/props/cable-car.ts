import { type Hex, mix, rgba } from '../colour.ts';
import { glow } from '../glow.ts';
import { type Palette, underLight } from '../lights.ts';
import type { Point, Side } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { ellipse, line, polygon } from '../stroke.ts';

export interface CabinOptions {
  palette: Palette;
  /** Where it hangs on the cable. */
  at: Point;
  /** Width in pixels. */
  width: number;
  /** By clear day. */
  colour: Hex;
  side: Side;
}

/** A gondola on its hanger: rounded body, wide panes, riders' heads behind the glass when it is near. */
export function paintCabin(
  ctx: Context,
  rng: Rng,
  { palette, at, width: w, colour, side }: CabinOptions,
): void {
  const [x, y] = at;
  const h = w * 0.86;
  const top = y + w * 0.5;
  const body = underLight(palette, colour);
  const dark = mix(body, palette.ink, 0.5);
  const steel = mix(palette.ink, palette.mid, 0.3);
  line(
    ctx,
    [
      [x, y],
      [x + w * 0.02, top - w * 0.06],
      [x, top],
    ],
    Math.max(1, w * 0.045),
    steel,
  );
  ellipse(ctx, x, y, Math.max(1.4, w * 0.11), Math.max(1, w * 0.04), steel);
  const box = (l: number, t: number, r: number, b: number, round: number): void => {
    ctx.beginPath();
    ctx.roundRect(x + l * w, top + t * h, (r - l) * w, (b - t) * h, round * w);
  };
  box(-0.5, 0, 0.5, 1, 0.2);
  ctx.fillStyle = body;
  ctx.fill();
  ctx.save();
  ctx.clip();
  ctx.fillStyle = rgba(dark, 0.75);
  ctx.fillRect(side > 0 ? x - w * 0.5 : x + w * 0.28, top, w * 0.22, h);
  ctx.fillStyle = rgba(mix(body, palette.flank, 0.6), 0.85);
  ctx.fillRect(side > 0 ? x + w * 0.4 : x - w * 0.5, top, w * 0.1, h);
  ctx.fillStyle = dark;
  ctx.fillRect(x - w * 0.5, top + h * 0.88, w, h * 0.12);
  ctx.restore();
  const lamps = palette.light === 'dusk' || palette.light === 'night';
  const glass = lamps
    ? mix('#ffd88a', palette.haze, 0.15)
    : mix(mix(palette.ink, palette.sky[0], 0.5), palette.sky[2], 0.25);
  const panes: [number, number][] =
    w > 34
      ? [
          [-0.43, -0.16],
          [-0.13, 0.13],
          [0.16, 0.43],
        ]
      : [
          [-0.4, -0.04],
          [0.04, 0.4],
        ];
  for (const [l, r] of panes) {
    box(l, 0.14, r, 0.6, 0.05);
    ctx.fillStyle = glass;
    ctx.fill();
    if (w < 60) continue;
    ctx.save();
    ctx.clip();
    const hx = x + w * ((l + r) / 2 + rng.bell() * 0.05);
    const hy = top + h * rng.range(0.36, 0.42);
    const coat = underLight(palette, rng.pick(['#b5432a', '#2d5d73', '#d9a441', '#f3ead6']));
    ellipse(ctx, hx, hy + h * 0.26, w * 0.12, h * 0.17, coat);
    ellipse(ctx, hx, hy, w * 0.052, h * 0.075, underLight(palette, '#c98f62'));
    ellipse(ctx, hx, hy - h * 0.03, w * 0.056, h * 0.055, mix(palette.ink, '#1d1a1c', 0.6));
    polygon(
      ctx,
      [
        [x + w * l, top],
        [x + w * (l + 0.12), top],
        [x + w * (l - 0.02), top + h * 0.7],
        [x + w * (l - 0.1), top + h * 0.7],
      ],
      rgba('#ffffff', 0.2),
    );
    ctx.restore();
  }
  if (w > 34)
    line(
      ctx,
      [
        [x - w * 0.44, top + h * 0.72],
        [x + w * 0.44, top + h * 0.72],
      ],
      w * 0.035,
      mix(body, '#fff6e0', 0.6),
    );
  if (lamps) glow(ctx, { x, y: top + h * 0.4, radius: w * 0.9, colour: palette.glow, strength: 0.4 });
}

/** A tapering steel mast with a cross arm and wheels; `y` is the foot, the cable lies on its head. */
export function paintMast(
  ctx: Context,
  palette: Palette,
  [x, head]: Point,
  foot: number,
  width: number,
  nearness: number,
): void {
  const steel = mix(palette.haze, mix(underLight(palette, '#e8e2d2'), palette.mid, 0.2), nearness);
  const dark = mix(palette.haze, mix(steel, palette.ink, 0.55), nearness);
  polygon(
    ctx,
    [
      [x - width * 0.26, head],
      [x + width * 0.26, head],
      [x + width * 0.5, foot],
      [x - width * 0.5, foot],
    ],
    steel,
  );
  polygon(
    ctx,
    [
      [x - width * 0.26, head],
      [x - width * 0.02, head],
      [x - width * 0.06, foot],
      [x - width * 0.5, foot],
    ],
    dark,
  );
  polygon(
    ctx,
    [
      [x - width * 2.1, head - width * 0.18],
      [x + width * 2.1, head - width * 0.18],
      [x + width * 1.7, head + width * 0.3],
      [x - width * 1.7, head + width * 0.3],
    ],
    dark,
  );
  for (const arm of [-1.9, 1.9])
    for (const k of [-0.4, 0, 0.4])
      ellipse(ctx, x + (arm + k) * width, head - width * 0.2, width * 0.16, width * 0.16, steel);
}
