import { mix } from '../../kit/colour.ts';
import { ellipse, line } from '../../kit/stroke.ts';
import { type ScooterTools, shape } from './scooter-tools.ts';

/** Floor, leg shield, mudguard, handlebar with lamp and mirrors. */
export function paintFrontHalf({ ctx, palette, paint, dark, light, shade, steel, lamp }: ScooterTools): void {
  // Floor, leg shield, front.
  shape(
    ctx,
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
    ctx,
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
    ctx,
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
    ctx,
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
    ctx,
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
    ctx,
    [44, 48],
    [
      [66, 58, 90, 44],
      [70, 52, 44, 48],
    ],
    light,
  );
  // Head, lamp, bars, mirrors.
  shape(
    ctx,
    [44, 98],
    [
      [40, 116, 54, 116],
      [70, 114, 72, 98],
      [66, 90, 54, 92],
    ],
    paint,
  );
  shape(
    ctx,
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
}
