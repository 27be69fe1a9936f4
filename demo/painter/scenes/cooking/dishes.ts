import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import { type Point, TAU } from '../../kit/maths.ts';
import { paintPiece } from '../../kit/props/produce.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { brush, curve, ellipse, line, polygon } from '../../kit/stroke.ts';

/** Where a dish stands, seen from above: middle and radius, in pixels. */
export interface DishOptions {
  palette: Palette;
  at: Point;
  r: number;
}

/** Shadow of a round thing on the table, away from the window at the upper right. */
function shadow(ctx: Context, palette: Palette, [x, y]: Point, r: number, reach = 0.2): void {
  ellipse(ctx, x - r * reach, y + r * reach, r * 1.03, r * 1.03, rgba(palette.ink, 0.38));
}

/** A plate or bowl: rim, blue ring, well. Returns the radius of the well. */
export function paintBowl(
  ctx: Context,
  { palette, at, r }: DishOptions,
  glaze: Hex,
  band: Hex,
  well = 0.78,
): number {
  const [x, y] = at;
  const body = underLight(palette, glaze);
  shadow(ctx, palette, at, r);
  ellipse(ctx, x, y, r, r, body);
  ctx.lineWidth = r * 0.035;
  for (const [ring, colour] of [
    [0.94, underLight(palette, band)],
    [0.87, mix(body, underLight(palette, band), 0.5)],
  ] as const) {
    ctx.beginPath();
    ctx.arc(x, y, r * ring, 0, TAU);
    ctx.strokeStyle = colour;
    ctx.stroke();
  }
  ellipse(ctx, x, y, r * well, r * well, mix(body, palette.ink, 0.2));
  ctx.beginPath();
  ctx.arc(x, y, r * 0.97, -1.3, 0.3);
  ctx.lineWidth = r * 0.05;
  ctx.strokeStyle = rgba(mix('#ffffff', palette.flank, 0.3), 0.75);
  ctx.stroke();
  return r * well;
}

/** Scattered leaves of herb. */
export function paintHerbs(
  ctx: Context,
  rng: Rng,
  palette: Palette,
  [x, y]: Point,
  spread: number,
  leaf: number,
  count: number,
): void {
  for (let i = 0; i < count; i++) {
    const a = rng() * TAU;
    const off = Math.sqrt(rng()) * spread;
    const [lx, ly] = [x + Math.cos(a) * off, y + Math.sin(a) * off];
    const way = rng() * TAU;
    const tip: Point = [lx + Math.cos(way) * leaf, ly + Math.sin(way) * leaf];
    const colour = underLight(palette, rng.pick(['#3f7a3f', '#5f9a4a', '#8ab85a', '#2f6238']));
    brush(
      ctx,
      curve([lx, ly], [(lx + tip[0]) / 2 + rng.bell() * 4, (ly + tip[1]) / 2 + rng.bell() * 4], tip, 8),
      (t) => leaf * 0.46 * Math.sin(Math.PI * (0.05 + 0.92 * t)),
      colour,
    );
    line(ctx, [[lx, ly], tip], Math.max(0.8, leaf * 0.04), mix(colour, '#f0f0c0', 0.4));
  }
}

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

/** A small bowl of dip with chilli. */
export function paintSauce(ctx: Context, rng: Rng, dish: DishOptions, colour: Hex): void {
  const { palette, at, r } = dish;
  const well = paintBowl(ctx, dish, '#f4efe0', '#c8442f', 0.8);
  ellipse(ctx, at[0], at[1], well, well, underLight(palette, colour));
  ellipse(ctx, at[0] + well * 0.3, at[1] - well * 0.34, well * 0.4, well * 0.2, rgba('#ffffff', 0.25), -0.7);
  for (let i = 0; i < 9; i++)
    ellipse(
      ctx,
      at[0] + rng.bell() * well * 0.8,
      at[1] + rng.bell() * well * 0.8,
      r * 0.07,
      r * 0.05,
      underLight(palette, rng.pick(['#d0302a', '#e8c060', '#5f9a4a'])),
      rng() * 3,
    );
}

/** Drip coffee seen from above: saucer, glass with milk coffee, the metal filter beside it. */
export function paintDripCoffee(ctx: Context, { palette, at, r }: DishOptions): void {
  const [x, y] = at;
  paintBowl(ctx, { palette, at, r }, '#f4efe0', '#2f8f88', 0.7);
  shadow(ctx, palette, [x, y], r * 0.6, 0.26);
  ellipse(ctx, x, y, r * 0.6, r * 0.6, mix(underLight(palette, '#dfe9e6'), palette.ink, 0.1));
  ellipse(ctx, x, y, r * 0.52, r * 0.52, underLight(palette, '#5a3420'));
  ellipse(ctx, x + r * 0.04, y - r * 0.04, r * 0.42, r * 0.42, underLight(palette, '#7a4a2a'));
  ctx.beginPath();
  ctx.arc(x, y, r * 0.36, 2.6, 5.4);
  ctx.lineWidth = r * 0.05;
  ctx.strokeStyle = underLight(palette, '#d8b080');
  ctx.stroke();
  const f: Point = [x + r * 1.35, y - r * 0.5];
  const steel = underLight(palette, '#b9bdb8');
  shadow(ctx, palette, f, r * 0.62, 0.24);
  ellipse(ctx, f[0], f[1], r * 0.62, r * 0.62, mix(steel, palette.ink, 0.2));
  ellipse(ctx, f[0], f[1], r * 0.58, r * 0.58, steel);
  ellipse(ctx, f[0], f[1], r * 0.4, r * 0.4, mix(steel, palette.ink, 0.35));
  ellipse(ctx, f[0], f[1], r * 0.36, r * 0.36, mix(steel, '#ffffff', 0.25));
  for (let ring = 1; ring < 4; ring++)
    for (let i = 0; i < ring * 6; i++)
      ellipse(
        ctx,
        f[0] + Math.cos((i / (ring * 6)) * TAU) * ring * r * 0.1,
        f[1] + Math.sin((i / (ring * 6)) * TAU) * ring * r * 0.1,
        r * 0.022,
        r * 0.022,
        mix(steel, palette.ink, 0.7),
      );
  ellipse(ctx, f[0], f[1], r * 0.07, r * 0.07, steel);
}

/** Half a lime, cut side up. */
export function paintLime(ctx: Context, palette: Palette, [x, y]: Point, r: number, turn: number): void {
  shadow(ctx, palette, [x, y], r, 0.24);
  ellipse(ctx, x, y, r, r, underLight(palette, '#4f8a3a'));
  ellipse(ctx, x, y, r * 0.88, r * 0.88, underLight(palette, '#eef0c8'));
  for (let i = 0; i < 8; i++) {
    const a = turn + (i / 8) * TAU;
    polygon(
      ctx,
      [
        [x + Math.cos(a) * r * 0.14, y + Math.sin(a) * r * 0.14],
        [x + Math.cos(a - 0.3) * r * 0.78, y + Math.sin(a - 0.3) * r * 0.78],
        [x + Math.cos(a + 0.3) * r * 0.78, y + Math.sin(a + 0.3) * r * 0.78],
      ],
      underLight(palette, i % 2 ? '#b8d468' : '#a8c858'),
    );
  }
}

/** A plate of fruit or flowers by kind. */
export function paintPlateOf(
  ctx: Context,
  rng: Rng,
  dish: DishOptions,
  kind: Parameters<typeof paintPiece>[3],
  size: number,
): void {
  const well = paintBowl(ctx, dish, '#cfdcd6', '#2d5d73', 0.86);
  for (let layer = 0; layer < 3; layer++)
    for (let i = 0; i < 11 - layer * 3; i++) {
      const a = (i / (11 - layer * 3)) * TAU + layer * 0.4;
      const off = well * (0.72 - 0.28 * layer);
      paintPiece(
        ctx,
        rng,
        dish.palette,
        kind,
        dish.at[0] + Math.cos(a) * off,
        dish.at[1] + Math.sin(a) * off,
        size,
        1,
      );
    }
}
