import { mix, rgba } from '../colour.ts';
import type { Point } from '../maths.ts';
import { makeRng, type Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { brush, curve, ellipse } from '../stroke.ts';
import type { Spot } from './camera.ts';
import { paintFrond } from './frond.ts';
import { paintLathe } from './lathe.ts';
import type { Stage } from './room-stage.ts';

export interface PottedPlantOptions {
  spot: Spot;
  /** Height with its pot, in metres. */
  height: number;
  kind: 'palm' | 'broad';
  seed: string;
}

/** A plant in a glazed pot: an areca palm or broad-leaved one. */
export function paintPottedPlant(
  stage: Stage,
  ctx: Context,
  { spot, height, kind, seed }: PottedPlantOptions,
): void {
  const { camera, colours, palette } = stage;
  const rng = makeRng(`${stage.seed}/${seed}`);
  const scale = camera.scaleAt(spot);
  const [x, y] = camera.see(spot);
  const pot = Math.min(0.5, height * 0.3);
  ellipse(
    ctx,
    x - stage.toLight[0] * scale * 0.12,
    y,
    pot * scale * 0.72,
    pot * scale * 0.13,
    rgba(palette.ink, 0.28),
  );
  const mouth: Point = [x, y - pot * scale * 0.94];
  if (kind === 'palm') paintPalmLeaves(stage, ctx, rng, mouth, (height - pot) * scale);
  else paintBroadLeaves(stage, ctx, rng, mouth, (height - pot) * scale);
  paintLathe(stage, ctx, {
    spot,
    rings: [
      [pot * 0.36, 0],
      [pot * 0.5, pot * 0.45],
      [pot * 0.52, pot * 0.8],
      [pot * 0.55, pot * 0.86],
      [pot * 0.55, pot],
    ],
    colour: colours.pot,
    inside: mix(colours.timber, palette.ink, 0.5),
  });
}

function paintPalmLeaves(
  { colours, toLight }: Stage,
  ctx: Context,
  rng: Rng,
  foot: Point,
  height: number,
): void {
  const [dark, mid, pale] = colours.leaf;
  const side = toLight[0] >= 0 ? 1 : -1;
  for (let i = 0; i < 13; i++) {
    const angle = -Math.PI / 2 + (i / 12 - 0.5) * 2.5 + rng.bell() * 0.14 + (i < 6 ? -0.08 : 0.08);
    const lit = Math.cos(angle) * side > 0.1;
    const colour = i % 3 === 0 ? dark : lit && i % 3 === 1 ? pale : mid;
    const droop = 0.16 + 0.3 * Math.abs(Math.cos(angle));
    paintFrond(ctx, rng, foot, { angle, length: height * rng.range(0.72, 1), droop }, colour, dark);
  }
}

function paintBroadLeaves(
  { colours, toLight }: Stage,
  ctx: Context,
  rng: Rng,
  foot: Point,
  height: number,
): void {
  const [dark, mid, pale] = colours.leaf;
  const side = toLight[0] >= 0 ? 1 : -1;
  for (let i = 0; i < 11; i++) {
    const angle = -Math.PI / 2 + (((i * 5) % 11) / 10 - 0.5) * 1.9 + rng.bell() * 0.12;
    const length = height * rng.range(0.5, 0.98);
    const tip: Point = [foot[0] + Math.cos(angle) * length * 0.8, foot[1] + Math.sin(angle) * length * 0.82];
    const stem = curve(foot, [foot[0] + Math.cos(angle) * length * 0.2, foot[1] - length * 0.5], tip, 8);
    brush(ctx, stem, (t) => height * (0.012 - 0.004 * t), dark);
    const lean = angle + Math.cos(angle) * 0.5;
    const leaf = height * rng.range(0.3, 0.4);
    const out: Point = [tip[0] + Math.cos(lean) * leaf, tip[1] + Math.sin(lean) * leaf + leaf * 0.3];
    const rib = curve(
      [tip[0] - Math.cos(lean) * leaf * 0.2, tip[1] - Math.sin(lean) * leaf * 0.2],
      tip,
      out,
      14,
    );
    const lit = Math.cos(angle) * side > 0;
    brush(
      ctx,
      rib,
      (t) => leaf * 0.62 * Math.sin(Math.PI * t ** 0.75) ** 0.8,
      i % 3 ? (lit ? mix(mid, pale, 0.4) : mid) : dark,
    );
    const half = rib.map(([px, py]): Point => [px + side * leaf * 0.07, py - leaf * 0.05]);
    brush(ctx, half, (t) => leaf * 0.2 * Math.sin(Math.PI * t), rgba(pale, lit ? 0.6 : 0.25));
    brush(ctx, rib, (t) => 1.6 * (1 - t) + 0.5, rgba(dark, 0.8));
  }
}
