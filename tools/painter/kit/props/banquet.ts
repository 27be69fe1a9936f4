import { type Hex, mix, rgba } from '../colour.ts';
import { glow } from '../glow.ts';
import type { Palette } from '../lights.ts';
import type { Point } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { ellipse, line, polygon } from '../stroke.ts';
import type { Camera, Spot } from './camera.ts';
import { boxFaces, type MeshLight, paintMesh } from './mesh.ts';
import { spotOf } from './solid.ts';

/** Everything a laid table is coloured with, as it is to be seen. */
export interface BanquetColours {
  palette: Palette;
  light: MeshLight;
  cloth: Hex;
  /** Wood of the chairs and their cushions. */
  chair: Hex;
  cushion: Hex;
  accent: Hex;
  flowers: readonly Hex[];
  /** Candles burn. */
  candles: boolean;
}

export const TOP = 0.76;

/** Outline of a level circle on the sheet. */
export function levelRing(camera: Camera, [x, y, z]: Spot, radius: number): Point[] {
  return camera.outline(
    Array.from({ length: 36 }, (_, i): Spot => {
      const angle = (i / 36) * Math.PI * 2;
      return [x + Math.cos(angle) * radius, y, z + Math.sin(angle) * radius];
    }),
  );
}

/** A slender ballroom chair with a cushion; it looks along its own negative v. `guest` sits on it. */
export function paintBanquetChair(
  ctx: Context,
  camera: Camera,
  c: BanquetColours,
  x: number,
  z: number,
  turn: number,
  guest?: () => void,
): void {
  const spot = (u: number, y: number, v: number): Spot => spotOf({ x, z, turn }, u, y, v);
  const see = (u: number, y: number, v: number): Point => camera.see(spot(u, y, v));
  const thin = Math.max(0.9, camera.scaleAt([x, 0.5, z]) * 0.034);
  const far = mix(c.chair, c.light.shade, 0.32);
  const lit = mix(c.chair, c.light.light, 0.28);
  const back = (): void => {
    for (const u of [-0.2, 0.2]) line(ctx, [see(u, 0, 0.2), see(u, 0.94, 0.23)], thin, c.chair);
    for (const y of [0.93, 0.62])
      line(ctx, [see(-0.2, y, 0.23), see(0.2, y, 0.23)], thin * (y > 0.9 ? 1.3 : 1), lit);
    for (const u of [-0.1, 0, 0.1]) line(ctx, [see(u, 0.62, 0.22), see(u, 0.93, 0.23)], thin * 0.7, c.chair);
  };
  const seat = (): void => {
    for (const u of [-0.2, 0.2]) line(ctx, [see(u, 0, -0.2), see(u, 0.44, -0.2)], thin, far);
    line(ctx, [see(-0.2, 0.2, -0.2), see(0.2, 0.2, -0.2)], thin * 0.7, far);
    paintMesh(ctx, camera, boxFaces(spot, [-0.22, 0.22], [0.42, 0.48], [-0.22, 0.22], c.cushion), c.light);
  };
  const [ex, , ez] = camera.position;
  const [bx, , bz] = spot(0, 0, 1);
  const fromBehind = (ex - x) * (bx - x) + (ez - z) * (bz - z) > 0;
  if (!fromBehind) back();
  seat();
  guest?.();
  if (fromBehind) back();
}

/** Plate and glass. */
export function paintSetting(ctx: Context, camera: Camera, c: BanquetColours, [x, y, z]: Spot): void {
  const m = camera.scaleAt([x, y, z]);
  if (m < 26) return;
  polygon(ctx, levelRing(camera, [x, y + 0.01, z], 0.13), mix('#fdfaf0', c.light.shade, 0.2));
  polygon(ctx, levelRing(camera, [x, y + 0.02, z], 0.085), mix('#fdfaf0', c.light.shade, 0.04));
  const [gx, gy] = camera.see([x + 0.19, y, z + 0.05]);
  line(
    ctx,
    [
      [gx, gy],
      [gx, gy - m * 0.1],
    ],
    Math.max(0.8, m * 0.014),
    rgba('#ffffff', 0.65),
  );
  ellipse(ctx, gx, gy - m * 0.14, m * 0.032, m * 0.055, rgba('#ffffff', 0.55));
}

/** Flowers in a low vase, with a candle at each side when they burn. */
export function paintBouquet(
  ctx: Context,
  rng: Rng,
  camera: Camera,
  c: BanquetColours,
  [x, y, z]: Spot,
  size = 1,
): void {
  const [px, py] = camera.see([x, y, z]);
  const m = camera.scaleAt([x, y, z]) * size;
  polygon(
    ctx,
    [
      [px - m * 0.05, py],
      [px + m * 0.05, py],
      [px + m * 0.08, py - m * 0.14],
      [px - m * 0.08, py - m * 0.14],
    ],
    mix(c.accent, c.light.shade, 0.2),
  );
  const leaf = mix('#3d6f45', c.light.shade, c.candles ? 0.35 : 0.1);
  for (let i = 0; i < 16; i++)
    ellipse(
      ctx,
      px + rng.bell() * m * 0.22,
      py - m * (0.2 + 0.14 * rng()),
      m * 0.06,
      m * 0.028,
      leaf,
      rng() * 3,
    );
  for (let i = 0; i < 22; i++) {
    const r = m * rng.range(0.025, 0.05);
    ellipse(
      ctx,
      px + rng.bell() * m * 0.2,
      py - m * (0.25 + 0.15 * rng.bell()),
      r,
      r * 0.9,
      rng.pick(c.flowers),
    );
  }
  if (!c.candles) return;
  for (const hand of [-1, 1]) {
    const cx = px + hand * m * 0.34;
    ctx.fillStyle = '#fff0cc';
    ctx.fillRect(cx - m * 0.016, py - m * 0.14, m * 0.032, m * 0.15);
    glow(ctx, { x: cx, y: py - m * 0.18, radius: m * 0.6, colour: c.palette.glow, strength: 0.6 });
    ellipse(ctx, cx, py - m * 0.17, m * 0.014, m * 0.03, '#fffbe6');
  }
}
