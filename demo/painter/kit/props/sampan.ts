import { type Hex, mix, rgba } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { LOCAL } from '../local-colours.ts';
import type { Side } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { brush, ellipse } from '../stroke.ts';
import { paintPerson } from './person.ts';

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
  for (const seat of seats) {
    paintPerson(ctx, rng, {
      palette,
      x: seat,
      y: -10,
      height: 76,
      pose: 'sit',
      facing,
      side,
      hat: 'cone',
      hair: 'long',
    });
  }
  ctx.restore();
  const { front } = paintPerson(ctx, rng, {
    palette,
    x: -88,
    y: -8,
    height: 92,
    pose: 'row',
    facing,
    side,
    hat: 'cone',
    top: '#5a3a30',
    bottom: '#2d2a2c',
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
