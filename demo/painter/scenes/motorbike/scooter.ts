import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { glow } from '../../kit/glow.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import type { Side } from '../../kit/maths.ts';
import type { Context } from '../../kit/sheet.ts';
import { ellipse, line, polygon } from '../../kit/stroke.ts';
import { paintBikeWheel } from './bike-wheel.ts';

export interface ScooterOptions {
  palette: Palette;
  /** Middle of the wheels on the ground. */
  x: number;
  y: number;
  /** Length in pixels; a scooter is 1.8 m long. */
  length: number;
  facing: Side;
  /** Paint by clear day. */
  paint: Hex;
  /** A helmet left on the seat. */
  helmet?: Hex;
  /** Turned toward the viewer: how much it is foreshortened, 1 = not at all. */
  squeeze?: number;
  /** The headlamp burns. */
  lamp?: boolean;
  stand?: boolean;
}

type Step = readonly number[];

/** A modern scooter from the side. Units: 200 to its length, y upward from the ground. */
export function paintScooter(ctx: Context, options: ScooterOptions): void {
  const { palette, x, y, length, facing, squeeze = 1, helmet, lamp = false, stand = true } = options;
  const paint = underLight(palette, options.paint);
  const dark = mix(palette.ink, '#1c1f22', 0.55);
  const light = mix(paint, mix(palette.flank, '#ffffff', 0.4), 0.5);
  const shade = mix(paint, palette.ink, 0.34);
  const steel = mix(underLight(palette, '#c9cdcb'), palette.ink, 0.1);
  const k = length / 200;
  ctx.save();
  ctx.translate(x, y);
  ellipse(ctx, 8 * k, 1, 104 * k * squeeze, 7 * k, rgba(palette.ink, 0.34));
  ctx.transform(facing * squeeze * k, squeeze < 1 ? 0.1 * k * facing : 0, 0, -k, 0, 0);
  const shape = (start: Step, steps: readonly Step[], colour: string): void => {
    ctx.beginPath();
    ctx.moveTo(start[0] as number, start[1] as number);
    for (const s of steps) {
      if (s.length === 2) ctx.lineTo(s[0] as number, s[1] as number);
      else if (s.length === 4)
        ctx.quadraticCurveTo(s[0] as number, s[1] as number, s[2] as number, s[3] as number);
      else
        ctx.bezierCurveTo(
          s[0] as number,
          s[1] as number,
          s[2] as number,
          s[3] as number,
          s[4] as number,
          s[5] as number,
        );
    }
    ctx.closePath();
    ctx.fillStyle = colour;
    ctx.fill();
  };
  if (stand)
    line(
      ctx,
      [
        [-8, 24],
        [-16, 1],
      ],
      4,
      steel,
    );
  paintBikeWheel(ctx, palette, [-60, 25], 25);
  paintBikeWheel(ctx, palette, [68, 25], 25);
  // Swing arm, engine and exhaust behind the shell.
  shape(
    [-66, 20],
    [
      [-20, 22],
      [-2, 30],
      [-10, 42],
      [-50, 40],
      [-72, 30],
    ],
    mix(dark, steel, 0.18),
  );
  shape(
    [-92, 26],
    [
      [-40, 16, -16, 22],
      [-16, 29],
      [-44, 26, -90, 38],
    ],
    mix(steel, palette.ink, 0.35),
  );
  // Fork and steering column.
  line(
    ctx,
    [
      [68, 25],
      [50, 92],
    ],
    6,
    mix(steel, palette.ink, 0.3),
  );
  line(
    ctx,
    [
      [68, 25],
      [59, 58],
    ],
    8,
    dark,
  );
  // Rear shell with its tail lamp.
  shape(
    [-100, 70],
    [
      [-92, 86, -60, 82],
      [-10, 78],
      [0, 60, -4, 40],
      [-14, 30],
      [-34, 30],
      [-40, 50, -60, 54],
      [-84, 54, -100, 70],
    ],
    paint,
  );
  shape(
    [-98, 70],
    [
      [-70, 60, -40, 56],
      [-22, 46, -14, 31],
      [-34, 30],
      [-40, 50, -60, 54],
      [-84, 54, -98, 70],
    ],
    shade,
  );
  shape(
    [-92, 76],
    [
      [-50, 78, -10, 72],
      [-8, 70],
      [-50, 72, -90, 72],
    ],
    light,
  );
  shape(
    [-102, 72],
    [
      [-96, 80],
      [-88, 78],
      [-92, 68],
    ],
    lamp ? '#ff5238' : underLight(palette, '#c33226'),
  );
  // Seat.
  shape(
    [-84, 84],
    [
      [-86, 94, -62, 93],
      [-30, 90],
      [-12, 92, -4, 80],
      [-30, 78, -84, 84],
    ],
    mix(dark, underLight(palette, '#5a3a2a'), 0.5),
  );
  shape(
    [-78, 90],
    [
      [-50, 93, -30, 89],
      [-30, 87],
      [-52, 90, -78, 88],
    ],
    rgba(palette.haze, 0.35),
  );
  // Floor, leg shield, front.
  shape(
    [-14, 34],
    [
      [-6, 26, 6, 26],
      [34, 26],
      [44, 30, 46, 40],
      [36, 40],
      [10, 36, -8, 42],
    ],
    mix(dark, paint, 0.12),
  );
  shape(
    [30, 34],
    [
      [40, 32, 46, 44],
      [54, 92],
      [48, 104, 40, 102],
      [40, 70, 26, 42],
    ],
    shade,
  );
  shape(
    [36, 34],
    [
      [52, 38, 60, 62],
      [64, 88, 58, 104],
      [50, 106],
      [52, 70, 36, 34],
    ],
    paint,
  );
  shape(
    [46, 44],
    [
      [56, 56, 60, 96],
      [56, 98],
      [54, 66, 46, 44],
    ],
    light,
  );
  // Front mudguard.
  shape(
    [36, 36],
    [
      [40, 60, 66, 58],
      [92, 56, 98, 34],
      [88, 44, 68, 46],
      [48, 48, 36, 36],
    ],
    paint,
  );
  shape(
    [44, 48],
    [
      [66, 58, 90, 44],
      [70, 52, 44, 48],
    ],
    light,
  );
  // Head, lamp, bars, mirrors.
  shape(
    [44, 98],
    [
      [40, 116, 54, 116],
      [70, 114, 72, 98],
      [66, 90, 54, 92],
    ],
    paint,
  );
  shape(
    [64, 96],
    [
      [74, 98, 72, 108],
      [64, 112, 62, 104],
    ],
    lamp ? '#fff4d2' : mix('#eef2ee', palette.sky[1], 0.2),
  );
  line(
    ctx,
    [
      [52, 112],
      [36, 118],
      [30, 114],
    ],
    5,
    dark,
  );
  line(
    ctx,
    [
      [50, 114],
      [44, 140],
    ],
    2,
    steel,
  );
  ellipse(ctx, 43, 144, 6, 8, mix(dark, palette.sky[2], 0.3), -0.3);
  line(
    ctx,
    [
      [54, 114],
      [58, 138],
    ],
    2,
    steel,
  );
  ellipse(ctx, 58, 142, 5, 7, mix(dark, palette.sky[2], 0.2), -0.2);
  if (helmet) {
    const shell = underLight(palette, helmet);
    ellipse(ctx, -34, 104, 16, 15, mix(shell, palette.ink, 0.14));
    ellipse(ctx, -30, 108, 10, 9, mix(shell, palette.flank, 0.45));
    polygon(
      ctx,
      [
        [-48, 96],
        [-18, 96],
        [-20, 90],
        [-46, 90],
      ],
      dark,
    );
  }
  ctx.restore();
  if (lamp)
    glow(ctx, {
      x: x + 68 * k * facing * squeeze,
      y: y - 102 * k,
      radius: 90 * k,
      colour: '#ffe9b0',
      strength: 0.6,
    });
}
