import { type Hex, rgba } from '../colour.ts';
import type { Point } from '../maths.ts';
import type { Context } from '../sheet.ts';
import { ellipse, polygon } from '../stroke.ts';
import type { Spot } from './camera.ts';
import type { Stage } from './room-stage.ts';

/** Radius and height of one ring, in metres. */
export type Ring = readonly [radius: number, height: number];

export interface LatheOptions {
  spot: Spot;
  /** From the foot upward. */
  rings: readonly Ring[];
  colour: Hex;
  /** Colour seen within when the eye is above the rim; the body's own when left out. */
  inside?: Hex;
}

/** A turned thing: pot, vase, lamp, stool, column. */
export function paintLathe(stage: Stage, ctx: Context, { spot, rings, colour, inside }: LatheOptions): void {
  const { camera, light, toLight } = stage;
  const [x, floor, z] = spot;
  const scale = camera.scaleAt(spot);
  const side: Point[] = rings.map(([r, h]) => {
    const [px, py] = camera.see([x, floor + h, z]);
    return [px + r * scale, py];
  });
  const [middle] = camera.see(spot);
  const other = side.map(([px, py]): Point => [2 * middle - px, py]);
  // How round a ring looks from the eye level.
  const flat = (h: number): number => (camera.position[1] - floor - h) / Math.max(1, 900 / scale);
  const [footRadius, footHeight] = rings[0] as Ring;
  const [rimRadius, rimHeight] = rings[rings.length - 1] as Ring;
  const [, footY] = side[0] as Point;
  const [, rimY] = side[side.length - 1] as Point;
  ellipse(ctx, middle, footY, footRadius * scale, Math.abs(footRadius * scale * flat(footHeight)), colour);
  polygon(ctx, [...side, ...other.reverse()], colour);
  const reach = Math.max(...rings.map(([r]) => r)) * scale;
  ctx.save();
  ctx.clip();
  const gradient = ctx.createLinearGradient(middle - reach, 0, middle + reach, 0);
  const [lit, dark] = toLight[0] >= 0 ? [1, 0] : [0, 1];
  gradient.addColorStop(dark, rgba(light.shade, 0.5));
  gradient.addColorStop(0.5, rgba(light.shade, 0.1));
  gradient.addColorStop(lit ? 0.78 : 0.22, rgba(light.light, 0.35));
  gradient.addColorStop(lit, rgba(light.light, 0.1));
  ctx.fillStyle = gradient;
  ctx.fillRect(middle - reach, rimY - 4, reach * 2, footY - rimY + 8);
  ctx.restore();
  const tilt = flat(rimHeight);
  if (tilt > 0) ellipse(ctx, middle, rimY, rimRadius * scale, rimRadius * scale * tilt, inside ?? colour);
}

/** A round flat top, such as a table's, with its edge. */
export function paintDisc(
  stage: Stage,
  ctx: Context,
  spot: Spot,
  radius: number,
  thickness: number,
  [edge, top]: readonly [Hex, Hex],
): void {
  const { camera } = stage;
  const ring = (y: number): Point[] =>
    camera.outline(
      Array.from({ length: 40 }, (_, i): Spot => {
        const angle = (i / 40) * Math.PI * 2;
        return [spot[0] + Math.cos(angle) * radius, y, spot[2] + Math.sin(angle) * radius];
      }),
    );
  polygon(ctx, ring(spot[1] - thickness), edge);
  polygon(ctx, ring(spot[1]), top);
}
