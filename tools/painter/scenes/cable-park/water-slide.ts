import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import type { Context } from '../../kit/sheet.ts';
import { brush, line, polygon } from '../../kit/stroke.ts';

/** An open chute along a path: outside, trough with running water, lit edge; posts down to `ground`. */
export function paintChute(
  ctx: Context,
  palette: Palette,
  points: readonly Point[],
  width: number,
  colour: Hex,
  ground: number,
): void {
  const body = underLight(palette, colour);
  const steel = mix(underLight(palette, '#e8e2d2'), palette.ink, 0.3);
  for (let i = 6; i < points.length; i += 12) {
    const [x, y] = points[i] as Point;
    if (y < ground - 20)
      line(
        ctx,
        [
          [x, y + width * 0.2],
          [x, ground],
        ],
        Math.max(2, width * 0.13),
        steel,
      );
  }
  const shift = (dy: number): Point[] => points.map(([x, y]): Point => [x, y + dy]);
  brush(ctx, shift(width * 0.16), width, mix(body, palette.ink, 0.4));
  brush(ctx, points, width, body);
  brush(ctx, shift(-width * 0.06), width * 0.66, mix(body, palette.ink, 0.26));
  brush(ctx, shift(-width * 0.02), width * 0.42, mix(underLight(palette, '#a9e0da'), palette.sky[2], 0.2));
  line(ctx, shift(-width * 0.46), Math.max(1.4, width * 0.09), mix(body, palette.flank, 0.6));
}

/** The stair tower from which the chutes start: storeys, stairs, a tent roof. Returns the row of its platform. */
export function paintSlideTower(
  ctx: Context,
  palette: Palette,
  [x, ground]: Point,
  width: number,
  height: number,
): number {
  const wood = underLight(palette, '#d8c6a0');
  const dark = mix(wood, palette.ink, 0.5);
  const top = ground - height;
  const storeys = 4;
  for (let i = 0; i < storeys; i++) {
    const y = top + (height * i) / storeys;
    const next = top + (height * (i + 1)) / storeys;
    const flip = i % 2 ? 1 : -1;
    line(
      ctx,
      [
        [x - flip * width * 0.4, y],
        [x + flip * width * 0.4, next],
      ],
      width * 0.1,
      dark,
    );
    for (let k = 0; k < 8; k++) {
      const t = k / 8;
      line(
        ctx,
        [
          [x - flip * width * (0.4 - 0.8 * t), y + (next - y) * t - 2],
          [x - flip * width * (0.4 - 0.8 * t), y + (next - y) * t - width * 0.16],
        ],
        1.2,
        rgba(dark, 0.7),
      );
    }
    ctx.fillStyle = mix(wood, palette.ink, 0.16);
    ctx.fillRect(x - width * 0.56, y, width * 1.12, 7);
  }
  for (const u of [-0.5, 0.5]) {
    ctx.fillStyle = u > 0 ? wood : dark;
    ctx.fillRect(x + u * width - 4, top - height * 0.2, 8, height * 1.2);
  }
  line(
    ctx,
    [
      [x - width * 0.5, top - 22],
      [x + width * 0.5, top - 22],
    ],
    3,
    wood,
  );
  const cloth = underLight(palette, '#c8522a');
  polygon(
    ctx,
    [
      [x - width * 0.74, top - height * 0.17],
      [x, top - height * 0.5],
      [x + width * 0.74, top - height * 0.17],
    ],
    cloth,
  );
  polygon(
    ctx,
    [
      [x - width * 0.74, top - height * 0.17],
      [x, top - height * 0.5],
      [x - width * 0.2, top - height * 0.17],
    ],
    mix(cloth, palette.ink, 0.35),
  );
  polygon(
    ctx,
    [
      [x + width * 0.2, top - height * 0.17],
      [x, top - height * 0.5],
      [x + width * 0.46, top - height * 0.17],
    ],
    mix(cloth, '#fff6e0', 0.6),
  );
  line(
    ctx,
    [
      [x, top - height * 0.5],
      [x, top - height * 0.6],
    ],
    2,
    palette.ink,
  );
  return top;
}
