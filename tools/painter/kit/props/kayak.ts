import { type Hex, mix, rgba } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import type { Point, Side } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { curve, ellipse, line, polygon } from '../stroke.ts';
import { type FolkOptions, paintFolk } from './folk/folk.ts';

/** Who sits in a kayak: what they do and what they wear. */
export interface Paddler
  extends Pick<FolkOptions, 'hair' | 'hat' | 'top' | 'vest' | 'child' | 'old' | 'skin'> {
  pose?: 'stroke-near' | 'stroke-far' | 'idle' | 'wave' | 'point' | 'photo';
}

export interface KayakOptions {
  palette: Palette;
  x: number;
  waterline: number;
  /** Length in pixels; a double kayak is 3.9 m long. */
  length: number;
  heading: Side;
  side: Side;
  /** Hull by clear day. */
  hull: Hex;
  /** From astern; one or two. */
  crew: readonly Paddler[];
}

/** A sea kayak with one or two paddlers in life vests. */
export function paintKayak(ctx: Context, rng: Rng, options: KayakOptions): void {
  const { palette, x, waterline, length, heading, crew } = options;
  const hull = underLight(palette, options.hull);
  const at = (u: number, v: number): Point => [x + u * length * heading, waterline - v * length];
  const deck = curve(at(-0.5, 0.06), at(0, 0.022), at(0.5, 0.075), 16);
  const body = [
    ...deck,
    ...curve(at(0.5, 0.075), at(0.4, -0.012), at(0.2, -0.012), 8),
    ...curve(at(-0.25, -0.012), at(-0.42, -0.012), at(-0.5, 0.06), 8),
  ];
  const seats = crew.length === 2 ? [-0.15, 0.14] : [-0.02];
  const paddles = crew.map((paddler, i) =>
    seatPaddler(ctx, rng, options, paddler, at(seats[i] as number, 0.03)),
  );
  const dip = (way: Paddle): void => paintPaddle(ctx, rng, options, way);
  for (const way of paddles) if (way.far) dip(way);
  polygon(ctx, body, hull);
  polygon(
    ctx,
    [
      ...curve(at(-0.48, 0.03), at(0, -0.004), at(0.46, 0.03), 12),
      ...curve(at(0.4, -0.012), at(0, -0.016), at(-0.4, -0.012), 6),
    ],
    mix(hull, palette.ink, 0.35),
  );
  line(
    ctx,
    deck.map(([px, py]): Point => [px, py + length * 0.004]),
    Math.max(1, length * 0.008),
    mix(hull, palette.flank, 0.5),
  );
  for (const u of seats) {
    const [px, py] = at(u, 0.035);
    ellipse(
      ctx,
      px + heading * length * 0.012,
      py,
      length * 0.078,
      length * 0.012,
      mix(hull, palette.ink, 0.5),
    );
  }
  for (const way of paddles) if (!way.far) dip(way);
}

interface Paddle {
  /** In the water, or where it points astern. */
  low: Point;
  high: Point;
  /** It dips on the side away from the eye. */
  far: boolean;
  wet: boolean;
}

/** Paints one of the crew and tells how the paddle lies. */
function seatPaddler(
  ctx: Context,
  rng: Rng,
  { palette, length, heading, side, waterline }: KayakOptions,
  { pose = 'stroke-near', ...paddler }: Paddler,
  [x, y]: Point,
): Paddle {
  const tall = length * (paddler.child ? 0.34 : 0.43);
  const sitting = pose === 'stroke-near' || pose === 'stroke-far' || pose === 'idle';
  const { back, front } = paintFolk(ctx, rng, {
    palette,
    vest: '#e2662c',
    ...paddler,
    x: sitting ? x : x - heading * length * 0.005,
    // Standing poses lend their arms: only what is above the hip shows.
    y: sitting ? y : y + tall * 0.475,
    height: tall,
    pose,
    facing: heading,
    side,
    half: true,
  });
  if (!sitting || pose === 'idle') {
    // Across the lap, seen short.
    const reach = tall * 0.34;
    const lap: Point = [x + heading * tall * 0.17, y - tall * 0.13];
    return {
      low: [lap[0] - heading * reach, lap[1] + reach * 0.2],
      high: [lap[0] + heading * reach, lap[1] - reach * 0.32],
      far: false,
      wet: false,
    };
  }
  const far = pose === 'stroke-far';
  const [grip, top] = far ? [back, front] : [front, back];
  const dx = top[0] - grip[0];
  const dy = top[1] - grip[1];
  const share = length / (Math.hypot(dx, dy) || 1);
  const low: Point = [
    grip[0] - dx * share * 0.1 + heading * length * 0.05,
    waterline + length * (far ? 0.0 : 0.03),
  ];
  const high: Point = [top[0] + dx * share * 0.17 - heading * length * 0.01, top[1] + dy * share * 0.17];
  return { low, high, far, wet: true };
}

function paintPaddle(
  ctx: Context,
  rng: Rng,
  { palette, length }: KayakOptions,
  { low, high, wet }: Paddle,
): void {
  line(ctx, [low, high], Math.max(1, length * 0.009), mix(palette.ink, palette.haze, 0.15));
  const blade = mix(underLight(palette, '#e0b040'), palette.ink, 0.05);
  const angle = Math.atan2(high[1] - low[1], high[0] - low[0]);
  ellipse(ctx, low[0], low[1], length * 0.046, length * 0.016, mix(blade, palette.ink, 0.16), angle);
  ellipse(ctx, high[0], high[1], length * 0.046, length * 0.018, blade, angle);
  if (!wet || length <= 150) return;
  for (let i = 0; i < 7; i++)
    ellipse(
      ctx,
      low[0] + rng.bell() * length * 0.06,
      low[1] - rng() * length * 0.035,
      length * 0.006,
      length * 0.006,
      rgba('#ffffff', 0.75),
    );
}
