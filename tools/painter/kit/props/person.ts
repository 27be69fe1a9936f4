import { type Hex, mix, rgba } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { LOCAL } from '../local-colours.ts';
import { lerp, type Point, type Side } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { brush, ellipse, polygon } from '../stroke.ts';
import { paintConeHat } from './cone-hat.ts';
import { type Pose, SKELETONS, type Skeleton } from './person-pose.ts';

export interface PersonOptions {
  palette: Palette;
  /** Place of the feet; of the seat when sitting. */
  x: number;
  y: number;
  /** Standing height in pixels. A seated person takes about 0.56 of it. */
  height: number;
  pose?: Pose;
  /** Where the person looks. */
  facing?: Side;
  /** Side of the light; the other half is shaded. */
  side?: Side;
  dress?: 'shirt' | 'ao-dai' | 'skirt';
  hat?: 'none' | 'cone' | 'sun';
  hair?: 'short' | 'long' | 'bun';
  /** Clothes by clear day; chosen by the stream when left out. */
  top?: Hex;
  bottom?: Hex;
}

/** Place of the hands on the sheet, for oars, poles and bags. */
export interface Hands {
  back: Point;
  front: Point;
}

/** A person with head, hair, shoulders, arms and legs; reads from 18 px of height. Returns where the hands are. */
export function paintPerson(ctx: Context, rng: Rng, options: PersonOptions): Hands {
  const { palette, x, y, height: h, pose = 'stand', facing = 1, side = facing, dress = 'shirt' } = options;
  const bones = SKELETONS[pose];
  const at = ([u, v]: Point): Point => [x + u * h * facing, y - v * h];
  const top = underLight(palette, options.top ?? rng.pick(LOCAL.cloth));
  const bottom = underLight(
    palette,
    options.bottom ?? (dress === 'ao-dai' ? '#f3ead6' : rng.pick(['#2d3a4a', '#4a4038', '#e6dcc6'])),
  );
  const skin = underLight(palette, LOCAL.skin[1]);
  const shade = (colour: Hex): Hex => mix(colour, palette.ink, 0.32);

  const limb = (from: Point, joint: Point, to: Point, thick: number, colour: Hex): void => {
    const bend = at(joint);
    brush(ctx, [at(from), bend], (t) => h * thick * (1 - 0.2 * t), colour);
    brush(ctx, [bend, at(to)], (t) => h * thick * (0.8 - 0.22 * t), colour);
    ellipse(ctx, bend[0], bend[1], h * thick * 0.4, h * thick * 0.4, colour);
  };
  const shoulder = (u: number): Point => [bones.neck[0] + u, bones.neck[1] - 0.045];

  limb(shoulder(-0.075), [-0.13 + bones.neck[0], bones.hip[1] + 0.14], bones.hands[0], 0.052, shade(top));
  limb(bones.hip, bones.knees[0], bones.feet[0], 0.095, shade(bottom));
  limb(bones.hip, bones.knees[1], bones.feet[1], 0.095, bottom);
  for (const [fx, fy] of bones.feet)
    ellipse(ctx, at([fx + 0.018, fy])[0], at([fx, fy + 0.01])[1], h * 0.035, h * 0.014, palette.ink);
  paintTorso(ctx, at, bones, dress, mix(top, palette.flank, 0.1), shade(top), side !== facing);
  limb(
    shoulder(0.075),
    [bones.neck[0] + 0.13, bones.hip[1] + 0.16],
    bones.hands[1],
    0.052,
    mix(top, palette.flank, 0.12),
  );
  for (const hand of bones.hands) ellipse(ctx, at(hand)[0], at(hand)[1], h * 0.02, h * 0.02, skin);
  limb(
    bones.neck,
    [bones.neck[0], bones.neck[1] + 0.02],
    [bones.head[0], bones.head[1] - 0.03],
    0.05,
    shade(skin),
  );
  paintHead(ctx, options, at(bones.head), skin, shade(skin));
  return { back: at(bones.hands[0]), front: at(bones.hands[1]) };
}

function paintTorso(
  ctx: Context,
  at: (p: Point) => Point,
  { hip, neck, knees }: Skeleton,
  dress: NonNullable<PersonOptions['dress']>,
  colour: Hex,
  shaded: Hex,
  shadeFront: boolean,
): void {
  const seated = knees[1][1] > hip[1];
  const length = { shirt: 0.03, skirt: 0.2, 'ao-dai': 0.36 }[dress];
  const flare = { shirt: 0.078, skirt: 0.13, 'ao-dai': 0.095 }[dress];
  // Down the spine: place and half of the width.
  const spine: [x: number, y: number, half: number][] = [
    [neck[0], neck[1] + 0.012, 0.022],
    [neck[0], neck[1] - 0.02, 0.078],
    [neck[0] - 0.004, neck[1] - 0.055, 0.1],
    [lerp(hip[0], neck[0], 0.55), lerp(hip[1], neck[1], 0.55), 0.084],
    [lerp(hip[0], neck[0], 0.3), lerp(hip[1], neck[1], 0.3), 0.07],
    [hip[0], hip[1], 0.08],
    [hip[0], hip[1] - (seated ? 0.05 : length), seated ? 0.085 : flare],
  ];
  const front = spine.map(([u, v, half]): Point => at([u + half, v]));
  const back = spine.map(([u, v, half]): Point => at([u - half, v]));
  const middle = spine.map(([u, v]): Point => at([u, v]));
  polygon(ctx, [...front, ...back.reverse()], colour);
  polygon(ctx, [...middle, ...(shadeFront ? front : back.reverse()).reverse()], shaded);
}

function paintHead(ctx: Context, options: PersonOptions, [x, y]: Point, skin: Hex, shaded: Hex): void {
  const { palette, height, facing = 1, side = facing, hat = 'none', hair = 'short' } = options;
  const r = height * 0.066;
  const dark = underLight(palette, LOCAL.hair[0]);
  if (hair === 'long')
    polygon(
      ctx,
      [
        [x - r * facing, y - r * 0.4],
        [x - r * 1.25 * facing, y + r * 2.6],
        [x - r * 0.1 * facing, y + r * 1.4],
      ],
      dark,
    );
  if (hair === 'bun') ellipse(ctx, x - r * facing, y - r * 0.2, r * 0.42, r * 0.42, dark);
  ellipse(ctx, x, y, r * 0.88, r * 1.08, side === facing ? skin : shaded);
  ctx.beginPath();
  ctx.ellipse(
    x - r * 0.12 * facing,
    y - r * 0.22,
    r,
    r * 1.02,
    0,
    Math.PI * (facing > 0 ? 0.72 : 1),
    Math.PI * (facing > 0 ? 2 : 2.28),
  );
  ctx.fillStyle = dark;
  ctx.fill();
  if (hat === 'cone') paintConeHat(ctx, palette, [x, y - r * 0.35], height * 0.17, side);
  if (hat === 'sun') {
    const straw = underLight(palette, LOCAL.straw[1]);
    ellipse(ctx, x, y - r * 0.55, r * 2, r * 0.42, straw);
    ellipse(ctx, x, y - r * 0.8, r * 0.95, r * 0.75, straw);
    ellipse(ctx, x, y - r * 0.52, r * 1, r * 0.2, rgba(palette.ink, 0.45));
  }
}
