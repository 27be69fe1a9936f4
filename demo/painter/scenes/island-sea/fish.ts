import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { type Point, type Side, TAU } from '../../kit/maths.ts';
import type { Context } from '../../kit/sheet.ts';
import { brush, curve, ellipse, polygon } from '../../kit/stroke.ts';
import type { IslandView } from './layout.ts';

/** A school of fish around a place, all heading one way. `banded` gives each two white bands. */
export function paintSchool(
  ctx: Context,
  { rng }: IslandView,
  [x, y]: Point,
  count: number,
  size: number,
  colour: Hex,
  water: Hex,
  banded = false,
): void {
  const heading: Side = rng.chance(0.5) ? 1 : -1;
  for (let i = 0; i < count; i++) {
    const angle = rng() * TAU;
    const off = Math.sqrt(rng());
    const px = x + Math.cos(angle) * off * size * 9;
    const py = y + Math.sin(angle) * off * size * 3.4;
    paintFish(
      ctx,
      [px, py],
      size * rng.range(0.75, 1.15),
      heading,
      mix(water, colour, rng.range(0.6, 0.85)),
      water,
      rng.bell() * 0.25,
      banded,
    );
  }
}

function paintFish(
  ctx: Context,
  [x, y]: Point,
  size: number,
  heading: Side,
  colour: Hex,
  water: Hex,
  turn: number,
  banded: boolean,
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn * heading);
  ctx.scale(heading, 1);
  const tall = banded ? 0.52 : 0.4;
  polygon(
    ctx,
    [
      [-size * 0.72, 0],
      [-size * 1.18, -size * 0.38],
      [-size * 1.04, 0],
      [-size * 1.18, size * 0.38],
    ],
    mix(colour, water, 0.2),
  );
  polygon(
    ctx,
    [
      ...curve(
        [-size * 0.4, -size * tall * 0.7],
        [0, -size * tall * 1.9],
        [size * 0.5, -size * tall * 0.5],
        8,
      ),
      [0, 0],
    ],
    mix(colour, water, 0.25),
  );
  ctx.beginPath();
  ctx.moveTo(size, 0);
  ctx.quadraticCurveTo(size * 0.4, -size * tall * 1.7, -size * 0.78, 0);
  ctx.quadraticCurveTo(size * 0.4, size * tall * 1.7, size, 0);
  ctx.fillStyle = colour;
  ctx.fill();
  ctx.save();
  ctx.clip();
  ellipse(ctx, 0, size * 0.4, size, size * 0.3, mix(colour, '#fff8e8', 0.5));
  if (banded)
    for (const u of [0.42, -0.18])
      polygon(
        ctx,
        [
          [size * (u - 0.09), -size],
          [size * (u + 0.09), -size],
          [size * (u + 0.05), size],
          [size * (u - 0.12), size],
        ],
        '#fbf3e2',
      );
  ctx.restore();
  if (size > 10) ellipse(ctx, size * 0.66, -size * 0.08, size * 0.08, size * 0.08, '#14242a');
  ctx.restore();
}

/** A sea turtle gliding; `size` is its length. */
export function paintTurtle(
  ctx: Context,
  { rng }: IslandView,
  [x, y]: Point,
  size: number,
  water: Hex,
): void {
  const shell = mix(water, '#6a5a34', 0.7);
  const pale = mix(water, '#d8b870', 0.66);
  const skin = mix(water, '#7f8f5a', 0.62);
  const dark = mix(shell, '#1c2a22', 0.45);
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(-0.22);
  const k = size / 250;
  ctx.scale(k, k);
  const flipper = (from: Point, bend: Point, to: Point, wide: number, colour: Hex): void =>
    brush(
      ctx,
      curve(from, bend, to, 14),
      (t) => wide * (0.5 + 1.6 * t * (1 - t)) * (1 - 0.75 * t ** 3),
      colour,
    );
  flipper([50, -14], [70, -90], [16, -132], 40, mix(skin, dark, 0.3));
  flipper([-82, -6], [-116, -34], [-136, -30], 24, mix(skin, dark, 0.3));
  ellipse(ctx, 112, -6, 31, 20, skin, -0.1);
  ellipse(ctx, 90, -2, 26, 16, skin);
  for (let i = 0; i < 9; i++)
    ellipse(ctx, 104 + rng.bell() * 18, -10 + rng.bell() * 9, 5, 4, mix(skin, dark, 0.45));
  ellipse(ctx, 125, -11, 3.6, 3.6, '#101c1a');
  ctx.beginPath();
  ctx.moveTo(88, 0);
  ctx.bezierCurveTo(60, -60, -56, -56, -104, 4);
  ctx.bezierCurveTo(-60, 36, 46, 38, 88, 0);
  ctx.fillStyle = shell;
  ctx.fill();
  ctx.save();
  ctx.clip();
  for (const [px, py, r] of [
    [46, -18, 22],
    [6, -24, 24],
    [-36, -20, 23],
    [-72, -8, 18],
    [66, -2, 15],
    [26, 6, 20],
    [-16, 6, 21],
    [-56, 8, 18],
  ] as const) {
    polygon(
      ctx,
      Array.from(
        { length: 6 },
        (_, i): Point => [px + Math.cos((i / 6) * TAU) * r, py + Math.sin((i / 6) * TAU) * r * 0.72],
      ),
      mix(shell, pale, 0.35),
    );
    polygon(
      ctx,
      Array.from(
        { length: 6 },
        (_, i): Point => [
          px + Math.cos((i / 6) * TAU) * r * 0.68,
          py - 2 + Math.sin((i / 6) * TAU) * r * 0.46,
        ],
      ),
      mix(shell, pale, 0.68),
    );
  }
  ellipse(ctx, 0, 30, 120, 18, rgba(dark, 0.6));
  ctx.restore();
  flipper([58, 12], [96, 84], [34, 140], 44, skin);
  flipper([-80, 10], [-112, 44], [-140, 56], 26, skin);
  for (let i = 0; i < 12; i++)
    ellipse(ctx, 66 - i * 2 + rng.bell() * 12, 40 + i * 7, 5, 4, mix(skin, dark, 0.4));
  ctx.restore();
}

/** A swimmer at the surface with fins, mask and snorkel, seen from below; `size` is the length. */
export function paintSnorkeller(
  ctx: Context,
  _view: IslandView,
  [x, y]: Point,
  size: number,
  water: Hex,
): void {
  const skin = mix(water, '#b07848', 0.62);
  const suit = mix(water, '#20404f', 0.72);
  const fin = mix(water, '#e2a03c', 0.75);
  const k = size / 190;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(-k, k);
  ctx.rotate(0.07);
  const limb = (points: Point[], wide: number, colour: Hex): void =>
    brush(ctx, points, (t) => wide * (1 - 0.35 * t), colour);
  limb(curve([-18, 4], [-52, 2], [-80, 14], 8), 15, mix(skin, suit, 0.25));
  polygon(
    ctx,
    [
      [-78, 10],
      [-84, 18],
      [-122, 32],
      [-116, 14],
    ],
    mix(fin, suit, 0.25),
  );
  limb(curve([-18, 0], [-50, -8], [-82, -2], 8), 15, skin);
  polygon(
    ctx,
    [
      [-80, -6],
      [-82, 4],
      [-124, 8],
      [-122, -10],
    ],
    fin,
  );
  ctx.beginPath();
  ctx.moveTo(-24, -8);
  ctx.bezierCurveTo(0, -16, 34, -16, 50, -8);
  ctx.bezierCurveTo(48, 8, 12, 14, -24, 9);
  ctx.closePath();
  ctx.fillStyle = suit;
  ctx.fill();
  limb(curve([44, 2], [48, 26], [26, 40], 8), 10, skin);
  limb(curve([44, -4], [72, 12], [92, 6], 8), 10, skin);
  ellipse(ctx, 63, -6, 13, 12, skin);
  ellipse(ctx, 60, -10, 13, 9, mix(water, '#1a1414', 0.7));
  ellipse(ctx, 71, 0, 6, 8, mix(water, '#10262e', 0.75), 0.4);
  brush(ctx, curve([74, 6], [84, -4], [68, -34], 8), 3.4, fin);
  ctx.restore();
}
