import { blob } from '../../blob.ts';
import { type Hex, mix } from '../../colour.ts';
import { type Palette, underLight } from '../../lights.ts';
import { LOCAL } from '../../local-colours.ts';
import { lerp, type Point, type Side } from '../../maths.ts';
import type { Rng } from '../../rng.ts';
import type { Context } from '../../sheet.ts';
import { brush, curve, ellipse } from '../../stroke.ts';
import type { FolkBones } from './folk-bones.ts';
import { paintFolkDress } from './folk-dress.ts';
import { paintPack, paintPackStrap, paintVest } from './folk-gear.ts';
import { paintFolkHead } from './folk-head.ts';
import { FOLK_POSES, type FolkPose } from './folk-poses.ts';

export type FolkOutfit = 'shirt' | 'blouse' | 'dress' | 'ao-dai' | 'apron' | 'hill';
export type FolkHat = 'none' | 'cone' | 'sun' | 'cap' | 'scarf' | 'helmet';
export type FolkHair = 'short' | 'long' | 'bun' | 'bob';

export interface FolkOptions {
  palette: Palette;
  /** Place of the feet; of the seat when sitting, working or cycling. */
  x: number;
  y: number;
  /** Standing height in pixels. */
  height: number;
  pose?: FolkPose;
  facing?: Side;
  /** Side of the light. */
  side?: Side;
  outfit?: FolkOutfit;
  hat?: FolkHat;
  hair?: FolkHair;
  /** Clothes by clear day; chosen by the stream when left out. */
  top?: Hex;
  bottom?: Hex;
  /** Bare shins. */
  shorts?: boolean;
  /** Seen from behind. */
  away?: boolean;
  /** No legs: they are hidden under a table or in a boat. */
  half?: boolean;
  /** A child's build: the head is large for the height. */
  child?: boolean;
  /** Darker (0) or lighter (1, when left out). */
  skin?: 0 | 1;
  /** Grey hair. */
  old?: boolean;
  /** Cap or helmet by clear day. */
  hatColour?: Hex;
  /** A life vest of this colour by clear day. */
  vest?: Hex;
  /** A rucksack of this colour by clear day. */
  pack?: Hex;
}

/** What the parts of a person are painted with. */
export interface FolkBody {
  ctx: Context;
  options: FolkOptions;
  bones: FolkBones;
  at(point: Point): Point;
  top: Hex;
  bottom: Hex;
  skin: Hex;
  /** The side away from the light. */
  shade(colour: Hex): Hex;
  lit(colour: Hex): Hex;
}

/** A person of rounded shapes, for near figures of 60 px and more. Returns where the hands are. */
export function paintFolk(ctx: Context, rng: Rng, options: FolkOptions): { back: Point; front: Point } {
  const { palette, x, y, height: h, pose = 'stand', facing = 1, outfit = 'shirt' } = options;
  const bones = FOLK_POSES[pose];
  const under = (colour: Hex): Hex => underLight(palette, colour);
  const body: FolkBody = {
    ctx,
    options,
    bones,
    at: ([u, v]) => [x + u * h * facing, y - v * h],
    top: under(options.top ?? rng.pick(LOCAL.cloth)),
    bottom: under(options.bottom ?? (outfit === 'ao-dai' ? '#f3ead6' : rng.pick(TROUSERS))),
    skin: under(options.skin === 0 ? mix(LOCAL.skin[0], LOCAL.skin[1], 0.35) : LOCAL.skin[1]),
    shade: (colour) => mix(colour, palette.ink, 0.34),
    lit: (colour) => mix(colour, palette.flank, 0.2),
  };
  const { hip, chest, knees, feet, elbows, hands } = bones;
  const sleeve = outfit === 'shirt' || outfit === 'dress' ? body.skin : body.top;
  arm(
    body,
    [chest[0] - 0.055, chest[1] + 0.012],
    elbows[0],
    hands[0],
    body.shade(body.top),
    body.shade(sleeve),
  );
  const bare = options.shorts || outfit === 'dress';
  const shin = bare ? body.skin : body.bottom;
  if (!options.half) {
    leg(body, [hip[0] - 0.026, hip[1]], knees[0], feet[0], body.shade(body.bottom), body.shade(shin));
    leg(body, [hip[0] + 0.026, hip[1]], knees[1], feet[1], body.bottom, shin);
  }
  paintPack(body);
  if (knees[1][1] > hip[1] - 0.2) {
    const [sx, sy] = body.at([hip[0] + 0.02, hip[1] - 0.005]);
    ellipse(ctx, sx, sy, h * 0.095, h * 0.058, body.shade(body.bottom));
  }
  paintFolkDress(body);
  paintVest(body);
  paintPackStrap(body);
  arm(body, [chest[0] + 0.06, chest[1] + 0.008], elbows[1], hands[1], body.lit(body.top), body.lit(sleeve));
  const neck = body.at([lerp(chest[0], bones.head[0], 0.3), lerp(chest[1], bones.head[1], 0.3)]);
  brush(ctx, [neck, body.at(bones.head)], h * 0.046, body.shade(body.skin));
  paintFolkHead(body);
  return { back: body.at(hands[0]), front: body.at(hands[1]) };
}

const TROUSERS = ['#2d3a4a', '#4a4038', '#d8cbb0', '#3f4a3c', '#31343c'] as const;

/** Smooth way through shoulder, elbow and hand, or hip, knee and foot. */
function through(from: Point, joint: Point, to: Point): Point[] {
  const bend: Point = [2 * joint[0] - (from[0] + to[0]) / 2, 2 * joint[1] - (from[1] + to[1]) / 2];
  // Half of the way to the full bend keeps the joint a joint.
  const soft: Point = [lerp(joint[0], bend[0], 0.72), lerp(joint[1], bend[1], 0.72)];
  return curve(from, soft, to, 12);
}

function arm(
  { ctx, at, options: { height: h }, skin }: FolkBody,
  from: Point,
  joint: Point,
  to: Point,
  upper: Hex,
  lower: Hex,
): void {
  const way = through(at(from), at(joint), at(to));
  brush(ctx, way, (t) => h * lerp(0.046, 0.026, t), lower);
  brush(ctx, way.slice(0, 6), (t) => h * lerp(0.062, 0.05, t), upper);
  const [hx, hy] = at(to);
  blob(
    ctx,
    [
      [hx - h * 0.02, hy - h * 0.02],
      [hx + h * 0.02, hy - h * 0.018],
      [hx + h * 0.022, hy + h * 0.02],
      [hx - h * 0.016, hy + h * 0.026],
    ],
    skin,
  );
}

function leg(
  { ctx, at, options: { height: h, facing = 1, palette } }: FolkBody,
  from: Point,
  joint: Point,
  to: Point,
  upper: Hex,
  lower: Hex,
): void {
  const way = through(at(from), at(joint), at(to));
  brush(ctx, way, (t) => h * lerp(0.098, 0.044, t ** 0.9), lower);
  brush(ctx, way.slice(0, 8), (t) => h * lerp(0.1, 0.072, t), upper);
  const [fx, fy] = at(to);
  const toe = h * 0.062 * facing;
  blob(
    ctx,
    [
      [fx - toe * 0.4, fy - h * 0.02],
      [fx + toe * 0.5, fy - h * 0.02],
      [fx + toe * 1.25, fy + h * 0.008],
      [fx + toe * 0.6, fy + h * 0.014],
      [fx - toe * 0.45, fy + h * 0.012],
    ],
    mix(palette.ink, upper, 0.25),
  );
}
