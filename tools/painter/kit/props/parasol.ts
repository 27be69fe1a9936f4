import { type Hex, mix, rgba } from '../colour.ts';
import { TAU } from '../maths.ts';
import type { Context } from '../sheet.ts';
import { line, polygon } from '../stroke.ts';
import type { Spot } from './camera.ts';
import { litBy, type Stage } from './room-stage.ts';

export interface ParasolOptions {
  spot: Spot;
  /** Height of the tip, in metres. */
  height?: number;
  radius?: number;
  colour: Hex;
  /** Every other panel, when striped. */
  second?: Hex;
}

const PANELS = 8;

/** A cloth parasol of eight panels with a small valance, and its shadow. */
export function paintParasol(stage: Stage, ctx: Context, options: ParasolOptions): void {
  const { spot, height = 2.7, radius = 1.45, colour, second = colour } = options;
  const { camera, toLight, palette, light, colours } = stage;
  const [x, floor, z] = spot;
  const tip: Spot = [x, floor + height, z];
  const low = floor + height - radius * 0.36;
  const ring = (i: number, y = low): Spot => {
    const angle = (i / PANELS) * TAU + 0.3;
    return [x + Math.cos(angle) * radius, y, z + Math.sin(angle) * radius];
  };
  const shadow = Array.from({ length: PANELS }, (_, i): Spot => {
    const [rx, , rz] = ring(i);
    return [rx - toLight[0] * height * 0.5, floor, rz - toLight[2] * height * 0.5];
  });
  polygon(ctx, camera.outline(shadow), rgba(palette.ink, 0.22));
  const panels = Array.from({ length: PANELS }, (_, i) => {
    const [a, b] = [ring(i), ring(i + 1)];
    const angle = ((i + 0.5) / PANELS) * TAU + 0.3;
    const normal: Spot = [Math.cos(angle) * 0.34, 0.94, Math.sin(angle) * 0.34];
    const [ex, ey, ez] = camera.position;
    const seen = (ex - a[0]) * normal[0] + (ey - a[1]) * normal[1] + (ez - a[2]) * normal[2] > 0;
    const facing = normal[0] * toLight[0] + normal[1] * toLight[1] + normal[2] * toLight[2];
    const far = Math.hypot((a[0] + b[0]) / 2 - ex, (a[2] + b[2]) / 2 - ez);
    return { a, b, i, seen, facing, far };
  }).sort((one, other) => other.far - one.far);
  const cloth = (i: number): Hex => (i % 2 ? second : colour);
  for (const { a, b, i } of panels.filter(({ seen }) => !seen))
    polygon(ctx, camera.outline([tip, a, b]), mix(cloth(i), light.shade, 0.5));
  const scale = camera.scaleAt(spot);
  line(ctx, [camera.see(spot), camera.see(tip)], scale * 0.05, colours.timber);
  line(
    ctx,
    [camera.see([x + 0.008, floor, z]), camera.see([x + 0.008, low, z])],
    scale * 0.014,
    mix(colours.cane[1], light.light, 0.3),
  );
  for (const { a, b, i, facing } of panels.filter(({ seen }) => seen)) {
    polygon(ctx, camera.outline([tip, a, b]), litBy(stage, cloth(i), facing * 0.9 - 0.35));
    const [am, bm] = [ring(i, low - 0.14), ring(i + 1, low - 0.14)];
    polygon(ctx, camera.outline([a, b, bm, am]), litBy(stage, cloth(i), facing * 0.7 - 0.5));
    line(ctx, camera.outline([tip, a]), 1, rgba(light.shade, 0.25));
  }
}
