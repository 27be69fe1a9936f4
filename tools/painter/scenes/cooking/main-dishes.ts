import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { TAU } from '../../kit/maths.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { brush, curve, ellipse, line } from '../../kit/stroke.ts';
import { type DishOptions, paintBowl, paintHerbs } from './dish-base.ts';
import { paintSauce } from './dishes.ts';

/** Noodle soup with beef, scallion, herbs and chilli. */
export function paintPho(ctx: Context, rng: Rng, dish: DishOptions): void {
  const { palette, at } = dish;
  const [x, y] = at;
  const well = paintBowl(ctx, dish, '#f4efe0', '#2d5d8a', 0.84);
  const broth = underLight(palette, '#c98a3e');
  ellipse(ctx, x, y, well, well, broth);
  ellipse(ctx, x + well * 0.08, y - well * 0.06, well * 0.9, well * 0.9, mix(broth, '#f0c070', 0.35));
  ctx.save();
  ctx.beginPath();
  ctx.arc(x, y, well * 0.97, 0, TAU);
  ctx.clip();
  const noodle = underLight(palette, '#f6ecd2');
  for (let i = 0; i < 78; i++) {
    const a = rng.range(-0.5, 0.5) + (i % 3) * 0.5;
    const off = rng.bell() * well * 0.9;
    const [cx, cy] = [x - Math.sin(a) * off, y + Math.cos(a) * off];
    const half = well * rng.range(0.3, 0.72);
    brush(
      ctx,
      curve(
        [cx - Math.cos(a) * half, cy - Math.sin(a) * half],
        [cx + rng.bell() * well * 0.24, cy + rng.bell() * well * 0.24],
        [cx + Math.cos(a) * half, cy + Math.sin(a) * half],
        12,
      ),
      well * 0.042,
      i % 4 ? noodle : mix(noodle, broth, 0.4),
    );
  }
  for (let i = 0; i < 7; i++) {
    const a = 0.5 + i * 0.46;
    const [cx, cy] = [x + Math.cos(a) * well * 0.5, y + Math.sin(a) * well * 0.46];
    ellipse(ctx, cx - 3, cy + 4, well * 0.26, well * 0.16, rgba(palette.ink, 0.25), a + 1.2);
    ellipse(
      ctx,
      cx,
      cy,
      well * 0.26,
      well * 0.16,
      underLight(palette, i % 2 ? '#a8604c' : '#c07a62'),
      a + 1.2,
    );
    ellipse(ctx, cx + 2, cy - 2, well * 0.17, well * 0.07, underLight(palette, '#dca890'), a + 1.2);
  }
  for (let i = 0; i < 40; i++) {
    const a = rng() * TAU;
    const off = rng() * well * 0.85;
    const [cx, cy] = [x + Math.cos(a) * off, y + Math.sin(a) * off];
    ellipse(ctx, cx, cy, well * 0.042, well * 0.042, underLight(palette, rng.pick(['#5f9a4a', '#8ab85a'])));
    ellipse(ctx, cx, cy, well * 0.018, well * 0.018, underLight(palette, '#d8e8a8'));
  }
  paintHerbs(ctx, rng, palette, [x - well * 0.3, y - well * 0.34], well * 0.28, well * 0.3, 12);
  for (let i = 0; i < 5; i++)
    ellipse(
      ctx,
      x + well * rng.range(-0.1, 0.5),
      y - well * rng.range(0.2, 0.6),
      well * 0.06,
      well * 0.035,
      underLight(palette, '#d0302a'),
      rng() * 3,
    );
  ctx.restore();
}

/** Folded sizzling pancake with prawns on a banana leaf. */
export function paintPancake(ctx: Context, rng: Rng, dish: DishOptions): void {
  const { palette, at, r } = dish;
  const [x, y] = at;
  paintBowl(ctx, dish, '#e9dcc0', '#8a5a34', 0.86);
  ellipse(ctx, x, y, r * 0.82, r * 0.8, underLight(palette, '#4f8a48'));
  for (let i = -6; i < 7; i++)
    line(
      ctx,
      [
        [x + i * r * 0.11, y - r * 0.7],
        [x + i * r * 0.11 + r * 0.1, y + r * 0.7],
      ],
      1.4,
      rgba(underLight(palette, '#2f5f38'), 0.6),
    );
  paintHerbs(ctx, rng, palette, [x - r * 0.05, y + r * 0.42], r * 0.34, r * 0.24, 18);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(-0.32);
  const half = (grow: number, dy: number, colour: Hex): void => {
    ctx.beginPath();
    ctx.ellipse(0, dy, r * 0.74 * grow, r * 0.66 * grow, 0, Math.PI, TAU);
    ctx.quadraticCurveTo(0, dy + r * 0.12, -r * 0.74 * grow, dy);
    ctx.fillStyle = colour;
    ctx.fill();
  };
  half(1.02, r * 0.24, rgba(palette.ink, 0.4));
  half(1, r * 0.16, underLight(palette, '#b8782a'));
  half(0.97, r * 0.13, underLight(palette, '#e8ac34'));
  half(0.84, r * 0.1, underLight(palette, '#f2c452'));
  for (let i = 0; i < 90; i++) {
    const a = Math.PI + rng() * Math.PI;
    const off = Math.sqrt(rng()) * 0.94;
    ellipse(
      ctx,
      Math.cos(a) * off * r * 0.72,
      r * 0.12 + Math.sin(a) * off * r * 0.62,
      rng.range(1.5, 5),
      rng.range(1, 3.5),
      rgba(underLight(palette, rng.pick(['#a8641e', '#f8dc88', '#c98628'])), 0.55),
    );
  }
  for (let i = 0; i < 5; i++) {
    const px = -r * 0.5 + i * r * 0.24;
    ctx.beginPath();
    ctx.arc(px, r * 0.17, r * 0.1, Math.PI * 0.9, TAU * 1.02);
    ctx.lineWidth = r * 0.075;
    ctx.strokeStyle = underLight(palette, '#e87a4a');
    ctx.stroke();
    ctx.lineWidth = r * 0.02;
    ctx.strokeStyle = underLight(palette, '#f8c0a0');
    ctx.stroke();
  }
  ctx.restore();
}

/** Fresh rolls in a fan round a bowl of peanut sauce. */
export function paintRolls(ctx: Context, rng: Rng, dish: DishOptions): void {
  const { palette, at, r } = dish;
  const [x, y] = at;
  paintBowl(ctx, dish, '#dfe9e6', '#2f8f88', 0.88);
  ellipse(ctx, x, y, r * 0.84, r * 0.84, underLight(palette, '#4f8a80'));
  for (let i = 0; i < 6; i++) {
    ctx.save();
    ctx.translate(x - r * 0.1 + (i - 2.5) * r * 0.05, y - r * 0.5 + i * r * 0.215);
    ctx.rotate(-0.22);
    const [w, h] = [r * (0.98 - 0.1 * Math.abs(i - 2.5)), r * 0.19];
    ctx.beginPath();
    ctx.roundRect(-w / 2 - 3, -h / 2 + 5, w, h, h / 2);
    ctx.fillStyle = rgba(palette.ink, 0.25);
    ctx.fill();
    ctx.beginPath();
    ctx.roundRect(-w / 2, -h / 2, w, h, h / 2);
    ctx.fillStyle = underLight(palette, '#f2efe2');
    ctx.fill();
    ctx.clip();
    ctx.fillStyle = rgba(underLight(palette, '#7fb060'), 0.55);
    ctx.fillRect(-w / 2, h * 0.06, w, h * 0.34);
    for (let k = 0; k < 3; k++) {
      const px = -w * 0.3 + k * w * 0.28;
      ctx.beginPath();
      ctx.arc(px, h * 0.12, h * 0.32, Math.PI, TAU);
      ctx.lineWidth = h * 0.22;
      ctx.strokeStyle = underLight(palette, '#ec8a62');
      ctx.stroke();
    }
    for (let k = 0; k < 10; k++)
      line(
        ctx,
        [
          [-w / 2 + rng() * w, h * 0.1],
          [-w / 2 + rng() * w, h * 0.34],
        ],
        1.4,
        rgba(underLight(palette, '#2f6238'), 0.5),
      );
    ctx.fillStyle = rgba('#ffffff', 0.38);
    ctx.fillRect(-w / 2, -h * 0.4, w, h * 0.16);
    ctx.restore();
  }
  paintSauce(ctx, rng, { palette, at: [x + r * 0.66, y + r * 0.6], r: r * 0.34 }, '#b8743a');
}
