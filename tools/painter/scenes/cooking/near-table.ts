import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintPiece } from '../../kit/props/produce.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { brush, curve, ellipse, line } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import type { CookingView } from './cooking.ts';

/** A wooden table top right before the eye, from a row down. */
export function paintTableTop({ sheet, palette, seed, lamps }: CookingView, top: number): void {
  const noise = makeNoise(`${seed}/top`);
  const wood = underLight(palette, '#9a6a40');
  const layer = sheet.covered([0, top, sheet.width, sheet.height]);
  tone(
    layer,
    steppedRamp(
      [
        mix(wood, palette.ink, 0.5),
        mix(wood, palette.ink, 0.24),
        wood,
        mix(wood, mix(palette.flank, '#ffcf7a', lamps), 0.5),
      ],
      0.6,
    ),
    (x, y) =>
      clamp(
        0.74 -
          0.42 * ((y - top) / 150) +
          0.26 * noise.fbm(x / 240, y / 7, 3) +
          0.1 * Math.exp(-(((x - 760) / 300) ** 2)),
      ),
    { grain: 0.14, step: 2 },
  );
  sheet.stamp(layer);
  const { ctx } = sheet.main;
  line(
    ctx,
    [
      [0, top],
      [1200, top],
    ],
    3,
    mix(wood, palette.flank, 0.6),
  );
  for (const y of [top + 46, top + 104])
    line(
      ctx,
      [
        [0, y],
        [1200, y],
      ],
      2.2,
      rgba(palette.ink, 0.4),
    );
}

/** Round body with light from the right: gradient fill of the current path's box. */
function rounded(ctx: Context, x: number, half: number, colour: Hex, ink: Hex, light: Hex): void {
  const fill = ctx.createLinearGradient(x - half, 0, x + half, 0);
  fill.addColorStop(0, mix(colour, ink, 0.5));
  fill.addColorStop(0.5, colour);
  fill.addColorStop(0.8, mix(colour, light, 0.55));
  fill.addColorStop(1, mix(colour, ink, 0.15));
  ctx.fillStyle = fill;
  ctx.fill();
}

/** A cup without handle, filled. */
export function paintCup(
  ctx: Context,
  { palette }: CookingView,
  [x, y]: Point,
  s: number,
  glaze: Hex,
  drink: Hex,
): void {
  const body = underLight(palette, glaze);
  ellipse(ctx, x - s * 0.4, y, s * 0.9, s * 0.16, rgba(palette.ink, 0.32));
  ctx.beginPath();
  ctx.moveTo(x - s * 0.56, y - s * 0.86);
  ctx.bezierCurveTo(x - s * 0.56, y - s * 0.2, x - s * 0.4, y, x - s * 0.24, y + s * 0.02);
  ctx.lineTo(x + s * 0.24, y + s * 0.02);
  ctx.bezierCurveTo(x + s * 0.4, y, x + s * 0.56, y - s * 0.2, x + s * 0.56, y - s * 0.86);
  ctx.closePath();
  rounded(ctx, x, s * 0.56, body, palette.ink, palette.flank);
  ellipse(ctx, x, y - s * 0.86, s * 0.56, s * 0.17, mix(body, '#ffffff', 0.3));
  ellipse(ctx, x, y - s * 0.84, s * 0.48, s * 0.13, underLight(palette, drink));
  line(
    ctx,
    curve([x - s * 0.5, y - s * 0.5], [x, y - s * 0.36], [x + s * 0.5, y - s * 0.5], 10),
    s * 0.05,
    underLight(palette, '#2d5d8a'),
  );
}

/** Teapot, cups, a dish of leaves. */
export function paintTeaSet(view: CookingView, [x, y]: Point, s: number): void {
  const { sheet, palette, seed } = view;
  const rng = makeRng(`${seed}/set`);
  const layer = sheet.layer();
  const { ctx } = layer;
  const clay = underLight(palette, rng.pick(['#8a4a34', '#2f6f68', '#e6dcc6']));
  ellipse(ctx, x + 60, y + 22, 290, 36, rgba(palette.ink, 0.28));
  ellipse(ctx, x + 66, y + 12, 282, 34, mix(underLight(palette, '#6a4026'), palette.ink, 0.2));
  ellipse(ctx, x + 66, y + 6, 274, 31, underLight(palette, '#8a5a36'));
  brush(
    ctx,
    curve([x + 66, y - 50], [x + 128, y - 62], [x + 148, y - 120], 14),
    (t) => 26 - 14 * t,
    mix(clay, palette.ink, 0.1),
  );
  ctx.lineWidth = 13 * s;
  ctx.strokeStyle = mix(clay, palette.ink, 0.35);
  ctx.beginPath();
  ctx.ellipse(x - 84, y - 66, 36, 42, 0, Math.PI * 0.5, Math.PI * 1.6);
  ctx.stroke();
  ctx.beginPath();
  ctx.ellipse(x, y - 62, 88, 70, 0, 0, Math.PI * 2);
  rounded(ctx, x, 90, clay, palette.ink, palette.flank);
  ellipse(ctx, x, y - 122, 46, 13, mix(clay, palette.ink, 0.3));
  ctx.beginPath();
  ctx.ellipse(x, y - 126, 42, 18, 0, Math.PI, Math.PI * 2);
  rounded(ctx, x, 44, clay, palette.ink, palette.flank);
  ellipse(ctx, x, y - 148, 11, 10, mix(clay, palette.flank, 0.3));
  line(ctx, curve([x - 70, y - 30], [x, y - 8], [x + 74, y - 30], 14), 4, mix(clay, palette.flank, 0.4));
  paintCup(ctx, view, [x + 196, y + 2], 54, '#f4efe0', '#b8a03a');
  paintCup(ctx, view, [x + 278, y + 12], 54, '#f4efe0', '#b8a03a');
  ellipse(ctx, x + 520, y + 30, 120, 24, rgba(palette.ink, 0.3));
  ellipse(ctx, x + 528, y + 14, 116, 27, underLight(palette, '#c29a5c'));
  ellipse(ctx, x + 528, y + 10, 104, 22, mix(underLight(palette, '#c29a5c'), palette.ink, 0.4));
  for (let i = 0; i < 70; i++)
    paintPiece(
      ctx,
      rng,
      palette,
      'greens',
      x + 528 + rng.bell() * 88,
      y + 8 - rng() * 18 * (1 - 0.2 * rng()),
      9,
      1,
    );
  sheet.stamp(layer);
}

/** A drip filter on its glass: coffee falls in drops on condensed milk. Foot at `at`, `s` pixels high in all. */
export function paintDripGlass(ctx: Context, { palette }: CookingView, [x, y]: Point, s: number): void {
  const steel = underLight(palette, '#bfc2bc');
  const half = s * 0.2;
  ellipse(ctx, x - s * 0.16, y + 2, s * 0.38, s * 0.06, rgba(palette.ink, 0.32));
  ellipse(ctx, x, y, s * 0.33, s * 0.065, underLight(palette, '#f4efe0'));
  ellipse(ctx, x, y - 2, s * 0.24, s * 0.045, mix(underLight(palette, '#f4efe0'), palette.ink, 0.15));
  const glass = (from: number, to: number, colour: string): void => {
    ctx.beginPath();
    ctx.moveTo(x - half * (0.8 + 0.2 * from), y - s * 0.52 * from);
    ctx.lineTo(x + half * (0.8 + 0.2 * from), y - s * 0.52 * from);
    ctx.lineTo(x + half * (0.8 + 0.2 * to), y - s * 0.52 * to);
    ctx.lineTo(x - half * (0.8 + 0.2 * to), y - s * 0.52 * to);
    ctx.closePath();
    ctx.fillStyle = colour;
    ctx.fill();
  };
  glass(0.02, 1, rgba(mix('#ffffff', palette.haze, 0.4), 0.5));
  glass(0.05, 0.24, underLight(palette, '#f0e0bc'));
  glass(0.24, 0.36, underLight(palette, '#a8703f'));
  glass(0.36, 0.62, underLight(palette, '#4a2a1a'));
  ellipse(ctx, x, y - s * 0.322, half * 0.92, s * 0.028, underLight(palette, '#6a3f26'));
  line(
    ctx,
    [
      [x + half * 0.62, y - s * 0.05],
      [x + half * 0.74, y - s * 0.48],
    ],
    s * 0.02,
    rgba('#ffffff', 0.6),
  );
  ellipse(ctx, x, y - s * 0.4, 2.4, 5, underLight(palette, '#4a2a1a'));
  ellipse(ctx, x, y - s * 0.54, s * 0.3, s * 0.05, mix(steel, palette.ink, 0.3));
  ellipse(ctx, x, y - s * 0.553, s * 0.3, s * 0.045, steel);
  ctx.beginPath();
  ctx.roundRect(x - half * 0.92, y - s * 0.88, half * 1.84, s * 0.34, [3, 3, 9, 9]);
  rounded(ctx, x, half, steel, palette.ink, '#ffffff');
  ellipse(ctx, x, y - s * 0.885, half * 1.06, s * 0.036, mix(steel, palette.ink, 0.25));
  ellipse(ctx, x, y - s * 0.9, half * 1.02, s * 0.034, mix(steel, '#ffffff', 0.35));
  ellipse(ctx, x, y - s * 0.94, s * 0.03, s * 0.035, steel);
}
