import { mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { line } from '../../kit/stroke.ts';
import { paintBikeWheel } from './bike-wheel.ts';
import { type ScooterTools, shape } from './scooter-tools.ts';

/** Wheels, engine, tail and seat. */
export function paintRearHalf({
  ctx,
  palette,
  paint,
  dark,
  light,
  shade,
  steel,
  lamp,
  stand,
}: ScooterTools): void {
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
    ctx,
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
    ctx,
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
    ctx,
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
    ctx,
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
    ctx,
    [-92, 76],
    [
      [-50, 78, -10, 72],
      [-8, 70],
      [-50, 72, -90, 72],
    ],
    light,
  );
  shape(
    ctx,
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
    ctx,
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
    ctx,
    [-78, 90],
    [
      [-50, 93, -30, 89],
      [-30, 87],
      [-52, 90, -78, 88],
    ],
    rgba(palette.haze, 0.35),
  );
}
