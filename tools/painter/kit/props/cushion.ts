import { type Hex, mix, rgba } from '../colour.ts';
import type { Point } from '../maths.ts';
import type { Context } from '../sheet.ts';
import { line, polygon } from '../stroke.ts';
import type { Stage } from './room-stage.ts';
import { type Place, spotOf } from './solid.ts';

export interface CushionOptions {
  /** Middle of its foot in its place. */
  u: number;
  y: number;
  v: number;
  width: number;
  height: number;
  /** How far its top leans back, in metres. */
  lean?: number;
  /** Turn in its own plane, in radians. */
  tilt?: number;
  colour: Hex;
  stripes?: Hex;
}

/** A stuffed cushion or pillow leaning against something behind it. */
export function paintCushion(stage: Stage, ctx: Context, place: Place, options: CushionOptions): void {
  const { u, y, v, width, height, lean = 0.12, tilt = 0, colour, stripes } = options;
  const { camera, light } = stage;
  const at = (a: number, b: number, depth = 0): Point => {
    const ra = a * Math.cos(tilt) - b * Math.sin(tilt);
    const rb = a * Math.sin(tilt) + b * Math.cos(tilt);
    return camera.see(
      spotOf(place, u + (ra * width) / 2, y + ((rb + 1) * height) / 2, v + ((rb + 1) / 2) * lean + depth),
    );
  };
  const rim = (depth: number, grow = 1): Point[] =>
    Array.from({ length: 48 }, (_, i) => {
      const angle = (i / 48) * Math.PI * 2;
      const c = Math.cos(angle);
      const s = Math.sin(angle);
      // Pointed corners, sides that bulge a little.
      const ear = 0.06 * Math.abs(Math.sin(2 * angle)) ** 6;
      const a = Math.sign(c) * Math.abs(c) ** 0.42 * (0.95 + ear) * grow;
      const b = Math.sign(s) * Math.abs(s) ** 0.42 * (0.95 + ear) * grow;
      return at(a, b, depth);
    });
  polygon(ctx, rim(0.05), mix(colour, light.shade, 0.42));
  const face = rim(-0.02);
  polygon(ctx, face, colour);
  ctx.save();
  ctx.clip();
  if (stripes) for (const a of [-0.5, -0.36, 0.36, 0.5]) line(ctx, [at(a, -1.1), at(a, 1.1)], 2.4, stripes);
  const [ax, ay] = at(-1, 0);
  const [bx, by] = at(1, 0);
  const toRight = stage.toLight[0] * Math.cos(place.turn ?? 0) + stage.toLight[2] * Math.sin(place.turn ?? 0);
  const gradient = ctx.createLinearGradient(ax, ay, bx, by);
  const [near, far] = toRight > 0 ? [1, 0] : [0, 1];
  gradient.addColorStop(near, rgba(light.light, 0.32));
  gradient.addColorStop(0.5, rgba(light.shade, 0.04));
  gradient.addColorStop(far, rgba(light.shade, 0.38));
  ctx.fillStyle = gradient;
  ctx.fillRect(Math.min(ax, bx) - 60, ay - 200, Math.abs(bx - ax) + 120, 400);
  const [, top] = at(0, 1);
  const [, foot] = at(0, -1);
  const down = ctx.createLinearGradient(0, top, 0, foot);
  down.addColorStop(0.55, rgba(light.shade, 0));
  down.addColorStop(1, rgba(light.shade, 0.34));
  ctx.fillStyle = down;
  ctx.fillRect(Math.min(ax, bx) - 60, ay - 200, Math.abs(bx - ax) + 120, 400);
  ctx.restore();
  const crease = rgba(light.shade, 0.3);
  line(ctx, [at(-0.7, 0.6), at(-0.5, 0.1), at(-0.62, -0.3)], 1.2, crease);
  line(ctx, [at(0.66, 0.66), at(0.5, 0.2), at(0.6, -0.2)], 1.2, crease);
}
