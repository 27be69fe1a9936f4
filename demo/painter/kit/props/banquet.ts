import { type Hex, mix, rgba } from '../colour.ts';
import { glow } from '../glow.ts';
import type { Palette } from '../lights.ts';
import { lerp, type Point } from '../maths.ts';
import type { Rng } from '../rng.ts';
import type { Context } from '../sheet.ts';
import { ellipse, line, polygon } from '../stroke.ts';
import type { Camera, Spot } from './camera.ts';
import { paintFigure } from './figure.ts';
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

const TOP = 0.76;

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
  paintFigure(ctx, rng, {
    palette: c.palette,
    x: px,
    y: py,
    height: camera.scaleAt(at) * 1.66,
    pose: across ? 'seated' : 'sit-back',
    facing: Math.sin(angle) > 0 ? -1 : 1,
    side: c.light.toLight[0] > 0 ? 1 : -1,
    half: true,
    hair: woman ? 'long' : 'short',
    top: rng.pick(
      woman
        ? ['#c23a5a', '#f3ead6', '#2f8f88', '#d9a441', '#8a3b55']
        : ['#2d3a4a', '#f1ede2', '#5f918a', '#4a5560'],
    ),
  });
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
