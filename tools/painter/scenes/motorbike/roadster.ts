import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import type { Side } from '../../kit/maths.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';
import { paintBikeWheel } from './bike-wheel.ts';
import { paintRiders } from './riders.ts';

export interface RoadsterOptions {
  palette: Palette;
  x: number;
  y: number;
  /** Length in pixels; it is 2.1 m long. */
  length: number;
  facing: Side;
  paint: Hex;
  side: Side;
  /** 0 to 2 on it. */
  riders: 0 | 1 | 2;
}

/** A light touring motorbike with spoked wheels and a luggage roll, ridden. Units: 210 to its length. */
export function paintRoadster(ctx: Context, rng: Rng, options: RoadsterOptions): void {
  const { palette, x, y, length, facing } = options;
  const paint = underLight(palette, options.paint);
  const dark = mix(palette.ink, '#1c1f22', 0.55);
  const steel = mix(underLight(palette, '#c9cdcb'), palette.ink, 0.14);
  const light = mix(paint, mix(palette.flank, '#ffffff', 0.4), 0.5);
  const k = length / 210;
  ctx.save();
  ctx.translate(x, y);
  ellipse(ctx, -10 * k, 1, 112 * k, 7 * k, rgba(palette.ink, 0.34));
  ctx.scale(facing * k, -k);
  for (const wheel of [-68, 74]) paintBikeWheel(ctx, palette, [wheel, 31], 31, 14);
  line(
    ctx,
    [
      [-68, 31],
      [-10, 34],
    ],
    6,
    mix(dark, steel, 0.2),
  );
  line(
    ctx,
    [
      [74, 31],
      [48, 104],
    ],
    6,
    steel,
  );
  line(
    ctx,
    [
      [78, 34],
      [62, 70],
    ],
    8,
    mix(steel, palette.ink, 0.4),
  );
  polygon(
    ctx,
    [
      [-26, 26],
      [20, 24],
      [30, 40],
      [24, 60],
      [-18, 62],
      [-32, 44],
    ],
    mix(dark, steel, 0.3),
  );
  for (let i = 0; i < 5; i++)
    line(
      ctx,
      [
        [-6, 36 + i * 6],
        [22, 36 + i * 6],
      ],
      2.4,
      mix(steel, palette.ink, 0.3),
    );
  line(
    ctx,
    [
      [14, 34],
      [-4, 20],
      [-92, 26],
    ],
    6,
    steel,
  );
  line(
    ctx,
    [
      [-40, 24],
      [-94, 27],
    ],
    9,
    mix(steel, palette.ink, 0.15),
  );
  line(
    ctx,
    [
      [-30, 60],
      [-74, 74],
    ],
    5,
    dark,
  );
  ctx.beginPath();
  ctx.moveTo(-16, 76);
  ctx.bezierCurveTo(-6, 96, 34, 102, 48, 90);
  ctx.bezierCurveTo(50, 78, 36, 66, 10, 64);
  ctx.closePath();
  ctx.fillStyle = paint;
  ctx.fill();
  ctx.beginPath();
  ctx.moveTo(-6, 84);
  ctx.bezierCurveTo(6, 95, 30, 97, 42, 90);
  ctx.bezierCurveTo(26, 92, 8, 88, -6, 84);
  ctx.fillStyle = light;
  ctx.fill();
  polygon(
    ctx,
    [
      [-90, 84],
      [-84, 94],
      [-50, 88],
      [-14, 88],
      [-12, 76],
      [-50, 74],
    ],
    mix(dark, underLight(palette, '#6a4630'), 0.45),
  );
  polygon(
    ctx,
    [
      [-30, 62],
      [-12, 62],
      [-16, 78],
      [-36, 76],
    ],
    mix(paint, palette.ink, 0.25),
  );
  ctx.lineWidth = 6;
  ctx.strokeStyle = mix(paint, palette.ink, 0.1);
  ctx.beginPath();
  ctx.arc(74, 31, 36, 0.4, 2.3);
  ctx.stroke();
  ctx.beginPath();
  ctx.arc(-68, 31, 36, 0.9, 2.9);
  ctx.stroke();
  line(
    ctx,
    [
      [50, 98],
      [44, 118],
      [28, 120],
    ],
    5,
    dark,
  );
  ellipse(ctx, 62, 98, 11, 12, dark);
  ellipse(ctx, 67, 98, 7, 10, mix('#f4f2e6', palette.glow, 0.2));
  line(
    ctx,
    [
      [44, 116],
      [36, 138],
    ],
    2,
    steel,
  );
  ellipse(ctx, 35, 141, 8, 5, dark);
  ctx.restore();
  paintRiders(ctx, rng, options, k);
}
