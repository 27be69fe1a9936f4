import { rgba } from '../colour.ts';
import { lerp } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { line, polygon } from '../stroke.ts';
import { type BanquetColours, paintBouquet, paintSetting, TOP } from './banquet.ts';
import type { Camera, Spot } from './camera.ts';
import { boxFaces, paintMesh } from './mesh.ts';

/** A long table that runs away from the viewer, cloth hanging, a runner of leaves and candles along its middle. */
export function paintLongTable(
  ctx: Context,
  rng: Rng,
  camera: Camera,
  c: BanquetColours,
  x: number,
  z0: number,
  z1: number,
  half: number,
): void {
  const spot = (u: number, y: number, v: number): Spot => [x + u, y, v];
  polygon(
    ctx,
    camera.outline([
      [x - half - 0.4, 0.004, z0],
      [x + half + 0.6, 0.004, z0],
      [x + half + 0.6, 0.004, z1],
      [x - half - 0.4, 0.004, z1],
    ]),
    rgba(c.palette.ink, 0.22),
  );
  paintMesh(ctx, camera, boxFaces(spot, [-half, half], [0.18, TOP], [z0, z1], c.cloth), c.light);
  for (let z = z0; z < z1; z += 0.7) {
    const hand = x - half > camera.position[0] ? -1 : 1;
    if (Math.abs(x - camera.position[0]) < half) break;
    line(
      ctx,
      [camera.see([x + half * hand, TOP, z]), camera.see([x + half * hand, 0.18, z])],
      1,
      rgba(c.light.shade, 0.22),
    );
  }
  polygon(
    ctx,
    camera.outline([
      [x - 0.2, TOP + 0.005, z0],
      [x + 0.2, TOP + 0.005, z0],
      [x + 0.2, TOP + 0.005, z1],
      [x - 0.2, TOP + 0.005, z1],
    ]),
    c.accent,
  );
  for (let z = z1 - 0.5; z > z0 + 0.2; z -= 0.75) {
    for (const hand of [-1, 1]) paintSetting(ctx, camera, c, [x + hand * half * 0.66, TOP, z]);
    const step = Math.round((z1 - z) / 0.75);
    if (step % 2 === 0) paintBouquet(ctx, rng, camera, c, [x, TOP, z], lerp(0.72, 0.9, rng()));
  }
}
