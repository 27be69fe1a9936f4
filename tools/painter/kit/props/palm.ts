import { type Hex, mix, rgba } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { LOCAL } from '../local-colours.ts';
import { type Point, type Side, TAU } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { brush, curve, ellipse } from '../stroke.ts';
import { type Frond, paintFrond } from './frond.ts';

export interface PalmOptions {
  palette: Palette;
  foot: Point;
  crown: Point;
  /** Length of a frond, in pixels; 150–235 near. */
  size: number;
  side: Side;
}

/** A coconut palm: bent tapering trunk with rings, 13–16 fronds in three depths, lit toward the light. */
export function paintPalm(ctx: Context, rng: Rng, { palette, foot, crown, size, side }: PalmOptions): void {
  const trunk = LOCAL.palmTrunk.map((colour) => underLight(palette, colour)) as [Hex, Hex];
  const leaf = LOCAL.palmLeaf.map((colour) => underLight(palette, colour)) as [Hex, Hex, Hex];
  paintTrunk(ctx, rng, foot, crown, size, side, trunk);
  const fronds = makeFronds(rng, size);
  const paint = (frond: Frond, colour: Hex, rib: Hex): void =>
    paintFrond(ctx, rng, crown, frond, colour, rib);
  const toLight = (frond: Frond): number => Math.cos(frond.angle) * side;
  const third = (n: number): Frond[] => fronds.filter((_, i) => i % 3 === n);
  for (const frond of third(0)) paint(frond, leaf[0], leaf[0]);
  for (let i = 0; i < 6; i++) {
    const x = crown[0] + rng.bell() * size * 0.12;
    ellipse(
      ctx,
      x,
      crown[1] + size * (0.07 + 0.08 * rng()),
      size * 0.06,
      size * 0.06,
      mix(trunk[0], leaf[0], 0.3),
    );
  }
  for (const frond of third(1)) paint(frond, toLight(frond) > -0.2 ? leaf[1] : leaf[0], leaf[0]);
  for (const frond of third(2)) {
    paint({ ...frond, length: frond.length * 0.95 }, toLight(frond) > 0.05 ? leaf[2] : leaf[1], leaf[1]);
  }
}

/** The middle line of a trunk from foot to crown, 31 points; for what is tied to it. */
export function trunkOf(foot: Point, crown: Point): Point[] {
  const bend: Point = [foot[0] + (crown[0] - foot[0]) * 0.18, foot[1] + (crown[1] - foot[1]) * 0.62];
  return curve(foot, bend, crown, 30);
}

function paintTrunk(
  ctx: Context,
  rng: Rng,
  foot: Point,
  crown: Point,
  size: number,
  side: Side,
  [dark, pale]: readonly [Hex, Hex],
): void {
  const points = trunkOf(foot, crown);
  const width = (t: number): number => size * (0.125 - 0.06 * t + 0.06 * Math.max(0, 1 - t / 0.06));
  brush(ctx, points, width, dark);
  const edge = points.map(([x, y], i): Point => [x + side * width(i / 30) * 0.22, y]);
  brush(ctx, edge, (t) => width(t) * 0.42, pale);
  ctx.strokeStyle = rgba(dark, 0.8);
  ctx.lineWidth = 1.3;
  points.slice(1, -1).forEach(([x, y], i) => {
    const half = width((i + 1) / 30) / 2;
    ctx.beginPath();
    ctx.moveTo(x - half, y + rng.bell());
    ctx.quadraticCurveTo(x, y + half * 0.5, x + half, y + rng.bell());
    ctx.stroke();
  });
}

/** Fronds around the crown, the hanging ones first; none stands upright, where it would become a solid bar. */
function makeFronds(rng: Rng, size: number): Frond[] {
  const count = rng.int(13, 16);
  const fronds = Array.from({ length: count }, (_, i): Frond => {
    const tilt = i < count / 2 ? -0.2 : 0.2;
    const angle = -TAU / 4 + (i / (count - 1) - 0.5) * Math.PI * 1.75 + rng.bell() * 0.12 + tilt;
    const hanging = Math.sin(angle) > 0.1 ? 0.2 : 0;
    return {
      angle,
      length: size * rng.range(1, 1.3),
      droop: 0.3 + 0.35 * Math.abs(Math.cos(angle)) * rng.range(0.7, 1.2) + hanging,
    };
  });
  return fronds.sort((a, b) => Math.sin(b.angle) - Math.sin(a.angle));
}
