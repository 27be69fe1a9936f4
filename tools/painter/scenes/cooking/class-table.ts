import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { clamp } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import type { Produce } from '../../kit/props/produce.ts';
import { paintBasket } from '../../kit/props/produce-basket.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { brush, curve, ellipse, line, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import { paintChoppingBoard } from './chopping-board.ts';
import type { CookingView } from './cooking.ts';

export const TABLE = 610;

export function paintLongTable(view: CookingView): void {
  const { sheet, palette, seed } = view;
  const rng = makeRng(`${seed}/long`);
  const noise = makeNoise(`${seed}/long`);
  const wood = underLight(palette, '#b07a4a');
  const top = sheet.layer();
  polygon(
    top.ctx,
    [
      [-5, TABLE - 4],
      [1205, TABLE - 4],
      [1205, 905],
      [-5, 905],
    ],
    '#000000',
  );
  tone(
    top,
    steppedRamp(
      [mix(wood, palette.ink, 0.48), mix(wood, palette.ink, 0.22), wood, mix(wood, palette.flank, 0.5)],
      0.6,
    ),
    (x, y) => clamp(0.78 - 0.4 * ((y - TABLE) / 300) + 0.26 * noise.fbm(x / 260, y / 8, 3)),
    { grain: 0.14, step: 2 },
  );
  sheet.stamp(top);
  const layer = sheet.layer();
  const { ctx } = layer;
  line(
    ctx,
    [
      [0, TABLE - 4],
      [1200, TABLE - 4],
    ],
    4,
    mix(wood, palette.flank, 0.6),
  );
  for (const y of [672, 748, 838])
    line(
      ctx,
      [
        [0, y],
        [1200, y],
      ],
      2.2,
      rgba(palette.ink, 0.35),
    );
  const baskets: [number, number, number, Produce][] = [
    [92, 664, 82, 'greens'],
    [1104, 672, 84, 'lime'],
    [960, 650, 56, 'orange'],
    [214, 770, 92, 'rambutan'],
    [1010, 800, 96, 'greens'],
  ];
  for (const [i, [x, y, size, kind]] of baskets.entries())
    paintBasket(ctx, makeRng(`${seed}/basket${i}`), {
      palette,
      x: x + rng.range(-10, 10),
      y,
      size,
      kind,
      side: 1,
      tilt: 0.36,
    });
  paintMortar(ctx, view, 470, 720);
  paintChoppingBoard(ctx, view, 716, 760);
  const bowls: [number, number, number, Hex][] = [
    [330, 668, 42, '#d8a868'],
    [560, 664, 40, '#c8442f'],
    [646, 668, 38, '#e8c25a'],
    [814, 668, 42, '#f2efe2'],
    [420, 850, 56, '#8a3a24'],
    [566, 858, 52, '#6f9a48'],
  ];
  for (const [x, y, r, fill] of bowls) {
    ellipse(ctx, x - r * 0.3, y + r * 0.5, r * 1.1, r * 0.3, rgba(palette.ink, 0.3));
    ctx.beginPath();
    ctx.ellipse(x, y, r, r * 0.72, 0, 0, Math.PI);
    const body = ctx.createLinearGradient(x - r, 0, x + r, 0);
    const glaze = underLight(palette, '#eef0ea');
    body.addColorStop(0, mix(glaze, palette.ink, 0.45));
    body.addColorStop(0.6, glaze);
    body.addColorStop(1, mix(glaze, palette.ink, 0.15));
    ctx.fillStyle = body;
    ctx.fill();
    line(
      ctx,
      curve([x - r * 0.9, y + r * 0.26], [x, y + r * 0.6], [x + r * 0.9, y + r * 0.26], 10),
      r * 0.06,
      underLight(palette, '#2d5d8a'),
    );
    ellipse(ctx, x, y, r, r * 0.34, mix(glaze, '#ffffff', 0.3));
    ellipse(ctx, x, y, r * 0.86, r * 0.27, underLight(palette, fill));
    for (let k = 0; k < 16; k++)
      ellipse(
        ctx,
        x + rng.bell() * r * 0.66,
        y + rng.bell() * r * 0.16,
        r * 0.07,
        r * 0.045,
        mix(underLight(palette, fill), rng.chance(0.5) ? '#fff4d8' : palette.ink, 0.28),
      );
  }
  sheet.stamp(layer);
}

/** Stone mortar with its pestle and pounded herbs. */
function paintMortar(ctx: Context, { palette }: CookingView, x: number, y: number): void {
  const stone = underLight(palette, '#8f9490');
  ellipse(ctx, x - 24, y + 66, 104, 22, rgba(palette.ink, 0.34));
  const body = ctx.createLinearGradient(x - 86, 0, x + 86, 0);
  body.addColorStop(0, mix(stone, palette.ink, 0.6));
  body.addColorStop(0.6, stone);
  body.addColorStop(0.85, mix(stone, palette.flank, 0.5));
  body.addColorStop(1, mix(stone, palette.ink, 0.2));
  ctx.beginPath();
  ctx.moveTo(x - 88, y - 34);
  ctx.bezierCurveTo(x - 84, y + 36, x - 50, y + 50, x - 54, y + 70);
  ctx.lineTo(x + 54, y + 70);
  ctx.bezierCurveTo(x + 50, y + 50, x + 84, y + 36, x + 88, y - 34);
  ctx.closePath();
  ctx.fillStyle = body;
  ctx.fill();
  ellipse(ctx, x, y - 34, 90, 28, mix(stone, palette.flank, 0.3));
  ellipse(ctx, x, y - 33, 72, 20, mix(stone, palette.ink, 0.62));
  ellipse(ctx, x - 6, y - 26, 52, 12, underLight(palette, '#6f9a48'));
  ellipse(ctx, x + 12, y - 28, 18, 5, underLight(palette, '#d0302a'));
  brush(
    ctx,
    [
      [x - 14, y - 26],
      [x + 46, y - 128],
      [x + 66, y - 160],
    ],
    (t) => 32 - 10 * t,
    mix(stone, palette.ink, 0.25),
  );
  brush(
    ctx,
    [
      [x - 8, y - 28],
      [x + 52, y - 128],
      [x + 70, y - 158],
    ],
    (t) => 12 - 4 * t,
    mix(stone, palette.flank, 0.5),
  );
}
