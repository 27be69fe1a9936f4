import { type Hex, mix, rgba } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { LOCAL } from '../local-colours.ts';
import { lerp, type Point, type Side } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { brush, ellipse, polygon } from '../stroke.ts';
import { paintConeHat } from './cone-hat.ts';
import { FIGURE_POSES, type FigurePose } from './figure-poses.ts';

export interface FigureOptions {
  palette: Palette;
  /** Place of the feet; of the seat when sitting. */
  x: number;
  y: number;
  /** Standing height in pixels. */
  height: number;
  pose: FigurePose;
  facing?: Side;
  /** Side of the light. */
  side?: Side;
  /** Bare shins. */
  shorts?: boolean;
  hat?: 'none' | 'cone' | 'cap' | 'helmet';
  hair?: 'short' | 'long';
  /** A life vest over the shirt. */
  vest?: boolean;
  /** A dress down to the knees. */
  dress?: boolean;
  /** Clothes by clear day; chosen by the stream when left out. */
  top?: Hex;
  bottom?: Hex;
  /** No legs: they are hidden in a boat or behind a table. */
  half?: boolean;
}

/** A person in motion: paddling, pulling, running, cheering, riding. Returns where the hands are. */
export function paintFigure(ctx: Context, rng: Rng, options: FigureOptions): { back: Point; front: Point } {
  const { palette, x, y, height: h, pose, facing = 1, side = 1, shorts = false, half = false } = options;
  const bones = FIGURE_POSES[pose];
  const at = ([u, v]: Point): Point => [x + u * h * facing, y - v * h];
  const top = underLight(palette, options.top ?? rng.pick(LOCAL.cloth));
  const bottom = underLight(palette, options.bottom ?? rng.pick(['#2d3a4a', '#3f4a3c', '#e6dcc6']));
  const skin = underLight(palette, LOCAL.skin[1]);
  const shade = (colour: Hex): Hex => mix(colour, palette.ink, 0.3);
  const limb = (from: Point, joint: Point, to: Point, thick: number, upper: Hex, lower: Hex): void => {
    const bend = at(joint);
    brush(ctx, [bend, at(to)], (t) => h * thick * (0.82 - 0.24 * t), lower);
    brush(ctx, [at(from), bend], (t) => h * thick * (1.05 - 0.2 * t), upper);
    ellipse(ctx, bend[0], bend[1], h * thick * 0.42, h * thick * 0.42, upper);
  };
  const shoulder = (u: number): Point => [bones.neck[0] + u, bones.neck[1] - 0.04];
  const dark = shade(skin);
  limb(shoulder(-bones.spread), bones.elbows[0], bones.hands[0], 0.054, shade(top), dark);
  if (!half) {
    const shin = shorts || options.dress ? skin : bottom;
    const wide = bones.spread > 0.09 ? 0.04 : 0.015;
    limb(
      [bones.hip[0] - wide, bones.hip[1]],
      bones.knees[0],
      bones.feet[0],
      0.095,
      shade(bottom),
      shade(shin),
    );
    limb([bones.hip[0] + wide, bones.hip[1]], bones.knees[1], bones.feet[1], 0.095, bottom, shin);
    for (const foot of bones.feet) {
      const [fx, fy] = at([foot[0] + 0.02, foot[1]]);
      ellipse(ctx, fx, fy, h * 0.036, h * 0.016, shade(bottom));
    }
  }
  paintBody(ctx, options, bones, at, top, shade(top));
  limb(shoulder(bones.spread), bones.elbows[1], bones.hands[1], 0.054, mix(top, palette.flank, 0.14), skin);
  for (const hand of bones.hands) ellipse(ctx, ...at(hand), h * 0.021, h * 0.021, skin);
  brush(ctx, [at(bones.neck), at(bones.head)], h * 0.05, dark);
  paintFace(ctx, options, at(bones.head), side === facing ? skin : mix(skin, dark, 0.5));
  return { back: at(bones.hands[0]), front: at(bones.hands[1]) };
}

function paintBody(
  ctx: Context,
  { palette, facing = 1, side = 1, vest, dress, height: h }: FigureOptions,
  { hip, neck, spread, knees }: (typeof FIGURE_POSES)[FigurePose],
  at: (p: Point) => Point,
  colour: Hex,
  shaded: Hex,
): void {
  const along = (t: number): Point => [lerp(hip[0], neck[0], t), lerp(hip[1], neck[1], t)];
  const rows: [t: number, half: number][] = [
    [1.03, 0.024],
    [0.95, spread * 0.95],
    [0.86, spread + 0.012],
    [0.5, spread * 0.5 + 0.036],
    [0.22, spread * 0.4 + 0.036],
    [-0.06, 0.076],
  ];
  const edge = (hand: number): Point[] =>
    rows.map(([t, half]) => at([along(t)[0] + half * hand, along(t)[1]]));
  polygon(ctx, [...edge(1), ...edge(-1).reverse()], colour);
  const middle = rows.map(([t]) => at(along(t)));
  polygon(ctx, [...middle, ...edge(side === facing ? -1 : 1).reverse()], shaded);
  if (dress) {
    const low = (knees[0][1] + knees[1][1]) / 2;
    polygon(
      ctx,
      [
        at([hip[0] - 0.075, hip[1] + 0.04]),
        at([hip[0] + 0.075, hip[1] + 0.04]),
        at([hip[0] + 0.13, low - 0.02]),
        at([hip[0] - 0.13, low]),
      ],
      colour,
    );
  }
  if (!vest) return;
  const orange = underLight(palette, '#e2662c');
  const part = (from: number, to: number, wide: number, tint: Hex): void => {
    const a = along(from);
    const b = along(to);
    polygon(
      ctx,
      [at([a[0] - wide, a[1]]), at([a[0] + wide, a[1]]), at([b[0] + wide, b[1]]), at([b[0] - wide, b[1]])],
      tint,
    );
  };
  part(0.94, 0.2, spread * 0.6 + 0.034, orange);
  part(0.94, 0.2, 0.008, mix(orange, palette.ink, 0.4));
  if (h > 60) part(0.56, 0.48, spread * 0.6 + 0.034, rgba('#f6efe0', 0.85));
}

function paintFace(
  ctx: Context,
  { palette, height, facing = 1, side = 1, hat = 'none', hair = 'short', top }: FigureOptions,
  [x, y]: Point,
  skin: Hex,
): void {
  const r = height * 0.066;
  const dark = underLight(palette, LOCAL.hair[0]);
  if (hair === 'long')
    polygon(
      ctx,
      [
        [x - r * 0.95 * facing, y - r * 0.5],
        [x - r * 1.35 * facing, y + r * 2.5],
        [x - r * 0.1 * facing, y + r * 1.5],
        [x + r * 0.2 * facing, y],
      ],
      dark,
    );
  ellipse(ctx, x, y, r * 0.88, r * 1.08, skin);
  ctx.beginPath();
  ctx.ellipse(
    x - r * 0.14 * facing,
    y - r * 0.2,
    r,
    r * 1.02,
    0,
    Math.PI * (facing > 0 ? 0.7 : 1),
    Math.PI * (facing > 0 ? 2 : 2.3),
  );
  ctx.fillStyle = dark;
  ctx.fill();
  if (hat === 'cone') paintConeHat(ctx, palette, [x, y - r * 0.35], height * 0.17, side);
  if (hat === 'cap') {
    ellipse(ctx, x, y - r * 0.5, r * 1.02, r * 0.7, underLight(palette, '#c8522a'));
    ellipse(ctx, x + r * 0.8 * facing, y - r * 0.4, r * 0.8, r * 0.2, underLight(palette, '#a8402a'));
  }
  if (hat === 'helmet') {
    const shell = underLight(palette, top ?? '#f1ede2');
    ellipse(ctx, x - r * 0.05 * facing, y - r * 0.25, r * 1.22, r * 1.15, mix(shell, palette.ink, 0.1));
    ellipse(ctx, x + r * 0.1 * side, y - r * 0.55, r * 0.85, r * 0.6, mix(shell, palette.flank, 0.45));
    ellipse(ctx, x + r * 0.5 * facing, y + r * 0.3, r * 0.62, r * 0.6, skin);
    ellipse(ctx, x + r * 0.45 * facing, y - r * 0.05, r * 0.75, r * 0.26, rgba(palette.ink, 0.75));
  }
}
