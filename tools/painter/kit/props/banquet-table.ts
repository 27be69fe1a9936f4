import { mix, rgba } from '../colour.ts';
import type { Point } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { polygon } from '../stroke.ts';
import {
  type BanquetColours,
  levelRing,
  paintBanquetChair,
  paintBouquet,
  paintSetting,
  TOP,
} from './banquet.ts';
import type { Camera, Spot } from './camera.ts';
import { paintFolk } from './folk/folk.ts';

/** A round table with a cloth to the floor, laid for eight, chairs around it; `full` is the share of chairs taken. */
export function paintBanquetTable(
  ctx: Context,
  rng: Rng,
  camera: Camera,
  c: BanquetColours,
  x: number,
  z: number,
  radius = 0.92,
  full = 0.6,
): void {
  const seats = Array.from({ length: 8 }, (_, i) => ((i + 0.5) / 8) * Math.PI * 2);
  const chair = (angle: number): void => {
    const reach = radius + 0.32;
    const [px, pz] = [x + Math.sin(angle) * reach, z + Math.cos(angle) * reach];
    const taken = rng.chance(full);
    const look = rng.fork(`${x}/${z}/${angle}`);
    paintBanquetChair(
      ctx,
      camera,
      c,
      px,
      pz,
      -angle,
      taken ? () => paintGuest(ctx, look, camera, c, px, pz, angle) : undefined,
    );
  };
  polygon(ctx, levelRing(camera, [x + 0.1, 0.004, z], radius + 0.5), rgba(c.palette.ink, 0.2));
  for (const angle of seats) if (Math.cos(angle) > 0) chair(angle);
  const top = levelRing(camera, [x, TOP, z], radius);
  const foot = levelRing(camera, [x, 0.01, z], radius * 1.04);
  const shade = mix(c.cloth, c.light.shade, 0.3);
  const half = (ring: readonly Point[]): Point[] => ring.slice(18).concat(ring.slice(0, 1));
  const skirt = [...half(top), ...half(foot).reverse()];
  polygon(ctx, skirt, shade);
  const upper = half(top);
  const lower = half(foot);
  for (let i = 0; i < upper.length - 1; i++) {
    const lit = i % 2 === 0;
    if (!lit) continue;
    polygon(
      ctx,
      [upper[i] as Point, upper[i + 1] as Point, lower[i + 1] as Point, lower[i] as Point],
      mix(c.cloth, c.light.shade, 0.12 + 0.3 * (c.light.toLight[0] > 0 ? 1 - i / 18 : i / 18)),
    );
  }
  polygon(ctx, top, mix(c.cloth, c.light.light, 0.3));
  for (const angle of seats)
    paintSetting(ctx, camera, c, [
      x + Math.sin(angle) * radius * 0.72,
      TOP,
      z + Math.cos(angle) * radius * 0.72,
    ]);
  paintBouquet(ctx, rng, camera, c, [x, TOP, z]);
  for (const angle of [...seats].sort((a, b) => Math.cos(b) - Math.cos(a)))
    if (Math.cos(angle) <= 0) chair(angle);
}

/** Someone seated; `angle` tells the place at the table: 0 behind it, half a turn before it. */
function paintGuest(
  ctx: Context,
  rng: Rng,
  camera: Camera,
  c: BanquetColours,
  x: number,
  z: number,
  angle: number,
): void {
  const at: Spot = [x, 0.46, z];
  const [px, py] = camera.see(at);
  const across = Math.abs(Math.sin(angle)) > 0.75;
  const woman = rng.chance(0.5);
  paintFolk(ctx, rng, {
    palette: c.palette,
    x: px,
    y: py,
    height: camera.scaleAt(at) * 1.64,
    pose: 'sit',
    facing: Math.sin(angle) > 0 ? -1 : 1,
    side: c.light.toLight[0] > 0 ? 1 : -1,
    away: !across && Math.cos(angle) < 0,
    half: !across,
    outfit: woman ? 'dress' : 'blouse',
    hair: woman ? rng.pick(['long', 'bun', 'bob']) : 'short',
    top: rng.pick(
      woman
        ? ['#c23a5a', '#f3ead6', '#2f8f88', '#d9a441', '#8a3b55']
        : ['#2d3a4a', '#f1ede2', '#5f918a', '#4a5560'],
    ),
  });
}
