import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import type { Context } from '../../kit/sheet.ts';
import { ellipse, polygon } from '../../kit/stroke.ts';

/** An airliner in the air, its nose to the right; `turn` below 0 climbs. No airline's colours. */
export function paintPlane(
  ctx: Context,
  palette: Palette,
  [x, y]: Point,
  length: number,
  turn: number,
): void {
  const k = length / 200;
  const white = mix(underLight(palette, '#f4f0e6'), palette.sky[2], 0.12);
  const shade = mix(white, palette.ink, 0.42);
  const tail = underLight(palette, '#c8522a');
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.scale(k, k);
  polygon(
    ctx,
    [
      [6, -3],
      [34, -3],
      [-14, -40],
      [-24, -40],
    ],
    mix(white, palette.ink, 0.24),
  );
  ctx.beginPath();
  ctx.moveTo(-98, -6);
  ctx.bezierCurveTo(-60, -12, 40, -12, 76, -10);
  ctx.bezierCurveTo(92, -8, 100, -1, 100, 2);
  ctx.bezierCurveTo(96, 8, 60, 10, 30, 10);
  ctx.lineTo(-40, 9);
  ctx.bezierCurveTo(-70, 7, -88, 0, -98, -6);
  ctx.fillStyle = white;
  ctx.fill();
  polygon(
    ctx,
    [
      [-94, -4],
      [-40, 9],
      [30, 10],
      [70, 8],
      [60, 3],
      [-40, 2],
    ],
    shade,
  );
  polygon(
    ctx,
    [
      [-96, -7],
      [-106, -44],
      [-92, -44],
      [-66, -9],
    ],
    tail,
  );
  polygon(
    ctx,
    [
      [-92, -3],
      [-112, -14],
      [-102, -15],
      [-74, -4],
    ],
    mix(white, palette.ink, 0.16),
  );
  ctx.fillStyle = rgba(palette.ink, 0.6);
  for (let i = 0; i < 17; i++) ctx.fillRect(-52 + i * 7, -5, 3.2, 3.4);
  polygon(
    ctx,
    [
      [82, -6],
      [92, -4],
      [88, -1],
      [80, -2],
    ],
    rgba(palette.ink, 0.7),
  );
  polygon(
    ctx,
    [
      [-2, 5],
      [34, 4],
      [-30, 48],
      [-42, 48],
    ],
    mix(shade, white, 0.35),
  );
  polygon(
    ctx,
    [
      [34, 4],
      [26, 5],
      [-38, 48],
      [-30, 48],
    ],
    white,
  );
  ellipse(ctx, 10, 18, 13, 5.6, mix(shade, palette.ink, 0.2));
  ellipse(ctx, 20, 18, 4, 5.4, mix(palette.ink, white, 0.2));
  ctx.restore();
}

/** Tail and rump of a parked airliner behind the fence. */
export function paintTail(ctx: Context, palette: Palette, [x, y]: Point, height: number, colour: Hex): void {
  const k = height / 120;
  const far = (c: Hex): Hex => mix(palette.haze, c, 0.8);
  const white = far(underLight(palette, '#f1ece0'));
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(k, k);
  ctx.beginPath();
  ctx.moveTo(-120, -12);
  ctx.bezierCurveTo(-118, -30, -96, -38, -70, -38);
  ctx.lineTo(10, -38);
  ctx.bezierCurveTo(40, -36, 62, -32, 78, -30);
  ctx.bezierCurveTo(50, -14, 20, -10, -20, -10);
  ctx.lineTo(-110, -8);
  ctx.closePath();
  ctx.fillStyle = white;
  ctx.fill();
  polygon(
    ctx,
    [
      [-118, -14],
      [-20, -12],
      [30, -18],
      [-20, -8],
      [-110, -6],
    ],
    mix(white, palette.ink, 0.3),
  );
  polygon(
    ctx,
    [
      [6, -37],
      [42, -112],
      [66, -112],
      [70, -31],
    ],
    far(colour),
  );
  polygon(
    ctx,
    [
      [42, -112],
      [66, -112],
      [67, -92],
      [34, -94],
    ],
    far(mix(colour, '#f6efe0', 0.7)),
  );
  polygon(
    ctx,
    [
      [20, -30],
      [84, -44],
      [92, -42],
      [60, -26],
    ],
    mix(white, palette.ink, 0.2),
  );
  polygon(
    ctx,
    [
      [-70, -16],
      [-20, -17],
      [20, 0],
      [-2, 0],
    ],
    mix(white, palette.ink, 0.22),
  );
  ctx.fillStyle = rgba(palette.ink, 0.45);
  for (let i = 0; i < 10; i++) ctx.fillRect(-100 + i * 10, -29, 4, 5);
  ctx.restore();
}
