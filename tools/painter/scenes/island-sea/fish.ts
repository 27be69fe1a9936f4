import { type Hex, mix } from '../../kit/colour.ts';
import { type Point, type Side, TAU } from '../../kit/maths.ts';
import type { Context } from '../../kit/sheet.ts';
import { curve, ellipse, polygon } from '../../kit/stroke.ts';
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
