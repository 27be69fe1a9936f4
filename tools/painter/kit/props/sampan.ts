import { type Hex, mix, rgba } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { LOCAL } from '../local-colours.ts';
import type { Side } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { brush, ellipse } from '../stroke.ts';
import { type FolkOptions, paintFolk } from './folk/folk.ts';

export interface SampanOptions {
  palette: Palette;
  x: number;
  waterline: number;
  /** 1 = 266 px long, the rower 96 px high. */
  scale: number;
  heading: Side;
  /** Side of the light. */
  side?: Side;
  passengers?: number;
}

type Passenger = Partial<Omit<FolkOptions, 'palette' | 'x' | 'y' | 'height'>> & { tall?: number };

/** Neighbours on the thwarts differ: somebody points, somebody is old, a child sits before its mother. */
const PASSENGERS: readonly Passenger[] = [
  { pose: 'sit', outfit: 'blouse', top: '#2d5d73', bottom: '#4a4038', hat: 'cone', hair: 'long' },
  { pose: 'sit-point', top: '#d9a441', bottom: '#2d3a4a', hat: 'cap', hatColour: '#b5432a' },
  { pose: 'sit', outfit: 'blouse', top: '#8a3b55', bottom: '#e6dcc6', hat: 'cone', hair: 'bun', old: true },
  { pose: 'sit', top: '#f3ead6', bottom: '#2f6f7c', child: true, tall: 0.7, hat: 'cone', hair: 'bob' },
  { pose: 'sit', top: '#b5432a', bottom: '#2d3a4a', hat: 'sun', hair: 'long' },
  { pose: 'rest', top: '#5f918a', bottom: '#4a4038', hair: 'short', skin: 0 },
];

/** A rowing boat: two crescents, a standing rower astern with one long oar, seated passengers. */
export function paintSampan(ctx: Context, rng: Rng, options: SampanOptions): void {
  const { palette, x, waterline, scale, heading, passengers = 2 } = options;
  const wood = underLight(palette, LOCAL.wood[1]);
  const facing = 1;
  const side = ((options.side ?? heading) * heading) as Side;
  ctx.save();
  ctx.translate(x, waterline - 8 * scale);
  ctx.scale(scale * heading, scale);
  crescent(ctx, -20, -26, [-13, -12], mix(palette.ink, wood, 0.25));
  // Legs stay inside the hull.
  ctx.save();
  ctx.beginPath();
  ctx.rect(-140, -140, 290, 144);
  ctx.clip();
  const seats = Array.from({ length: passengers }, (_, i) => 6 + i * 40);
  const first = rng.int(0, PASSENGERS.length - 1);
  seats.forEach((seat, i) => {
    const { tall = 1, ...passenger } = PASSENGERS[(first + i) % PASSENGERS.length] as Passenger;
    paintFolk(ctx, rng, { palette, facing, side, ...passenger, x: seat, y: -9, height: 80 * tall });
  });
  ctx.restore();
  const { front } = paintFolk(ctx, rng, {
    palette,
    x: -88,
    y: -8,
    height: 94,
    pose: 'row',
    outfit: 'blouse',
    facing,
    side,
    hat: 'cone',
    hair: 'bun',
    top: '#5a3a30',
    bottom: '#2d2a2c',
    skin: 0,
  });
  const blade: readonly [number, number] = [-142, 22];
  brush(ctx, [front, blade], 2.6, mix(wood, palette.ink, 0.25));
  ellipse(ctx, blade[0] + 4, blade[1] - 3, 15, 3.4, mix(wood, palette.ink, 0.1), -0.62);
  crescent(ctx, -20, -26, [9, -7], mix(palette.ink, wood, 0.45));
  crescent(ctx, -20, -26, [-3, -7], rgba(palette.flank, 0.5));
  ctx.restore();
}

/** Hull between two curves from stern to bow; `bellies` are the rows of the lower and upper curve amidships. */
function crescent(
  ctx: Context,
  stern: number,
  bow: number,
  [lower, upper]: readonly [number, number],
  colour: Hex | string,
): void {
  ctx.beginPath();
  ctx.moveTo(-130, stern);
  ctx.quadraticCurveTo(-78, lower, 0, lower);
  ctx.quadraticCurveTo(80, lower, 136, bow);
  ctx.quadraticCurveTo(70, upper, 0, upper);
  ctx.quadraticCurveTo(-70, upper, -130, stern);
  ctx.fillStyle = colour;
  ctx.fill();
}
