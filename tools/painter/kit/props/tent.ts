import { type Hex, mix, rgba } from '../colour.ts';
import { glow } from '../glow.ts';
import { type Palette, underLight } from '../lights.ts';
import type { Side } from '../maths.ts';
import type { Context } from '../sheet.ts';
import { curve, ellipse, line, polygon } from '../stroke.ts';

export interface TentOptions {
  palette: Palette;
  x: number;
  /** Row of its foot. */
  y: number;
  width: number;
  cloth: Hex;
  side: Side;
  kind: 'dome' | 'bell';
  /** A lamp burns inside. */
  lit: boolean;
}

/** A dome tent or a bell tent with its entrance to the viewer. */
export function paintTent(
  ctx: Context,
  { palette, x, y, width: w, cloth, side, kind, lit }: TentOptions,
): void {
  const base = underLight(palette, cloth);
  const colour = lit ? mix(base, '#ffd48a', 0.45) : base;
  const dark = mix(colour, palette.ink, lit ? 0.3 : 0.36);
  const bright = mix(colour, palette.flank, 0.4);
  const h = kind === 'dome' ? w * 0.58 : w * 0.78;
  ellipse(ctx, x - side * w * 0.1, y, w * 0.62, w * 0.07, rgba(palette.ink, 0.3));
  if (lit) glow(ctx, { x, y: y - h * 0.4, radius: w * 0.9, colour: palette.glow, strength: 0.4 });
  const inside = lit ? '#ffe2a0' : mix(palette.ink, colour, 0.2);
  if (kind === 'dome') {
    const left = curve([x - w / 2, y], [x - w * 0.42, y - h * 0.98], [x, y - h], 12);
    const right = curve([x, y - h], [x + w * 0.42, y - h * 0.98], [x + w / 2, y], 12);
    polygon(ctx, [...left, ...right], colour);
    polygon(ctx, side > 0 ? [...left, [x - w * 0.12, y]] : [...right, [x + w * 0.12, y]], dark);
    polygon(
      ctx,
      side > 0 ? [...right, [x + w * 0.3, y]] : ([...left, [x - w * 0.3, y]].reverse() as [number, number][]),
      bright,
    );
    polygon(
      ctx,
      [
        ...curve([x - w * 0.2, y], [x - w * 0.15, y - h * 0.66], [x, y - h * 0.74], 8),
        ...curve([x, y - h * 0.74], [x + w * 0.15, y - h * 0.66], [x + w * 0.2, y], 8),
      ],
      inside,
    );
    polygon(
      ctx,
      [...curve([x, y - h * 0.74], [x + w * 0.17, y - h * 0.6], [x + w * 0.26, y], 8), [x + w * 0.18, y]],
      mix(colour, palette.ink, 0.14),
    );
    line(
      ctx,
      curve([x - w * 0.5, y], [x - w * 0.1, y - h * 1.25], [x + w * 0.34, y - h * 0.64], 12),
      Math.max(1, w * 0.012),
      dark,
    );
    return;
  }
  polygon(
    ctx,
    [
      [x - w / 2, y],
      [x - w * 0.49, y - h * 0.28],
      ...curve([x - w * 0.5, y - h * 0.28], [x - w * 0.12, y - h * 0.62], [x, y - h], 8),
      ...curve([x, y - h], [x + w * 0.12, y - h * 0.62], [x + w * 0.5, y - h * 0.28], 8),
      [x + w / 2, y],
    ],
    colour,
  );
  const fold = (a: number, b: number, tint: Hex): void =>
    polygon(
      ctx,
      [
        [x, y - h],
        ...curve([x, y - h], [x + w * a * 0.24, y - h * 0.62], [x + w * a, y - h * 0.28], 6),
        [x + w * a, y],
        [x + w * b, y],
        ...curve([x + w * b, y - h * 0.28], [x + w * b * 0.24, y - h * 0.62], [x, y - h], 6),
      ],
      tint,
    );
  fold(-side * 0.5, -side * 0.24, dark);
  fold(side * 0.5, side * 0.3, bright);
  line(
    ctx,
    [
      [x - w * 0.5, y - h * 0.28],
      [x + w * 0.5, y - h * 0.28],
    ],
    Math.max(1, w * 0.012),
    mix(colour, palette.ink, 0.25),
  );
  polygon(
    ctx,
    [
      [x - w * 0.13, y],
      [x, y - h * 0.62],
      [x + w * 0.13, y],
    ],
    inside,
  );
  polygon(
    ctx,
    [
      [x, y - h * 0.62],
      [x + w * 0.13, y],
      [x + w * 0.2, y],
    ],
    mix(colour, palette.flank, 0.2),
  );
  for (const hand of [-1, 1])
    line(
      ctx,
      [
        [x + hand * w * 0.5, y - h * 0.28],
        [x + hand * w * 0.7, y + 2],
      ],
      1.2,
      rgba(palette.haze, 0.6),
    );
  line(
    ctx,
    [
      [x, y - h],
      [x, y - h * 1.08],
    ],
    Math.max(1.4, w * 0.014),
    palette.ink,
  );
}
