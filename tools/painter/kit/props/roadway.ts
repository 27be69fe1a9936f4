import { type Hex, mix, rgba } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { clamp, type Point, smoothstep } from '../maths.ts';
import { makeNoise } from '../noise.ts';
import { evenRamp } from '../ramp.ts';
import type { Sheet } from '../sheet.ts';
import { spray } from '../spray.ts';
import { line, polygon } from '../stroke.ts';
import { tone } from '../tone.ts';
import type { Camera } from './camera.ts';

export interface RoadwayOptions {
  palette: Palette;
  seed: string;
  camera: Camera;
  /** Middle of the road at a depth; both in metres. */
  centre: (z: number) => number;
  /** Height of the road at a depth; 0 when left out. */
  rise?: (z: number) => number;
  /** Half of its width. */
  half: number;
  from: number;
  to: number;
  /** Yellow dashes along the middle; off for lanes without. */
  dashes?: boolean;
  surface?: Hex;
}

/** Points along the road, `off` metres beside its middle and `y` above it, near to far. */
export function roadLine(
  { camera, centre, rise = () => 0, from, to }: RoadwayOptions,
  off: number,
  y = 0,
): Point[] {
  const points: Point[] = [];
  for (let z = from; z <= to; z *= 1.06) points.push(camera.see([centre(z) + off, rise(z) + y, z]));
  return points;
}

/** An asphalt road running away from the viewer: worn tracks, white edges, dashes, haze in the distance. */
export function paintRoadway(sheet: Sheet, options: RoadwayOptions): void {
  const { palette, seed, camera, centre, rise = () => 0, half, from, to, dashes = true } = options;
  const layer = sheet.layer();
  const { ctx } = layer;
  const noise = makeNoise(`${seed}/roadway`);
  const surface = underLight(palette, options.surface ?? '#7d7a73');
  polygon(ctx, [...roadLine(options, -half), ...roadLine(options, half).reverse()], '#000000');
  const top = camera.horizon;
  const box = [0, Math.max(0, top - 200), sheet.width, sheet.height] as const;
  tone(
    layer,
    evenRamp([
      mix(surface, palette.ink, 0.42),
      mix(surface, palette.ink, 0.12),
      mix(surface, palette.flank, 0.34),
    ]),
    (x, y) => clamp(0.82 - 0.5 * smoothstep(top, sheet.height, y) + 0.16 * noise.fbm(x / 160, y / 18, 3)),
    { box, grain: 0.2 },
  );
  const strip = (off: number, wide: number, z0: number, z1: number, colour: string): void => {
    const edge = (v: number): Point[] =>
      Array.from({ length: 7 }, (_, i) => {
        const z = z0 + ((z1 - z0) * i) / 6;
        return camera.see([centre(z) + v, rise(z), z]);
      });
    polygon(ctx, [...edge(off - wide / 2), ...edge(off + wide / 2).reverse()], colour);
  };
  const paint = mix(underLight(palette, '#f6f1e2'), surface, 0.12);
  for (const off of [-half * 0.5, half * 0.5])
    for (let z = from; z < Math.min(to, 60); z *= 1.1)
      strip(off, half * 0.34, z, z * 1.1, rgba(palette.ink, 0.05));
  for (let z = from; z < to; z *= 1.08)
    for (const off of [-half + 0.3, half - 0.3]) strip(off, 0.14, z, Math.min(to, z * 1.085), paint);
  if (dashes)
    for (let z = Math.ceil(from); z < Math.min(to, 130); z += 6)
      strip(
        0,
        0.15,
        Math.max(from, z),
        Math.min(to, z + 3),
        mix(underLight(palette, '#f0c350'), surface, 0.15),
      );
  spray(layer, palette.haze, (_x, y) => 0.75 * smoothstep(top + 120, top, y), { box, soft: 1.2 });
  sheet.stamp(layer);
}

/** A steel rail on posts along one edge. */
export function paintGuardRail(sheet: Sheet, options: RoadwayOptions, off: number): void {
  const { palette, camera, centre, rise = () => 0, from, to } = options;
  const { ctx } = sheet.main;
  const steel = mix(underLight(palette, '#cfd2c8'), palette.haze, 0.1);
  const post = mix(steel, palette.ink, 0.45);
  for (let z = Math.min(to, 120); z > from; z -= z > 50 ? 6 : 3) {
    const foot = camera.see([centre(z) + off, rise(z), z]);
    const head = camera.see([centre(z) + off, rise(z) + 0.78, z]);
    line(ctx, [foot, head], Math.max(0.8, camera.scaleAt([centre(z), 0, z]) * 0.1), post);
  }
  const band = (low: number, high: number, colour: string): void =>
    polygon(ctx, [...roadLine(options, off, low), ...roadLine(options, off, high).reverse()], colour);
  band(0.42, 0.78, mix(steel, palette.ink, 0.16));
  band(0.66, 0.78, mix(steel, palette.flank, 0.4));
  band(0.54, 0.58, mix(steel, palette.ink, 0.42));
}
