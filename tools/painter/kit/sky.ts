import { rgba } from './colour.ts';
import { glow } from './glow.ts';
import type { Palette } from './lights.ts';
import { clamp, type Point, smoothstep, TAU } from './maths.ts';
import { makeNoise } from './noise.ts';
import { ramp } from './ramp.ts';
import { makeRng } from './rng.ts';
import type { Layer } from './sheet.ts';
import { spray } from './spray.ts';
import { ellipse } from './stroke.ts';
import { tone } from './tone.ts';

export interface SkyOptions {
  seed: string;
  /** Row where the sky meets land or sea. */
  horizon: number;
  sun: Point;
}

/** Fills the layer with the four sky stops, lighter toward the sun. */
export function paintSky(layer: Layer, palette: Palette, { seed, horizon, sun }: SkyOptions): void {
  const { ctx, sheet } = layer;
  const noise = makeNoise(`${seed}/sky`);
  const [zenith, upper, lower, low] = palette.sky;
  ctx.fillStyle = zenith;
  ctx.fillRect(0, 0, sheet.width, sheet.height);
  const colours = ramp([
    [0, zenith],
    [0.4, upper],
    [0.78, lower],
    [1, low],
  ]);
  const reach = palette.light === 'night' ? 0.1 : 0.2;
  tone(
    layer,
    colours,
    (x, y) => {
      const far = Math.hypot((x - sun[0]) / 700, (y - sun[1]) / 420);
      return clamp(
        0.86 * (y / horizon) + 0.06 * noise.fbm(x / 420, y / 130, 3) + reach * Math.exp(-2.2 * far * far),
      );
    },
    { grain: 0.1 },
  );
}

/** Sun or moon with its glows; at noon only the glow. `radius` of the disc in pixels. */
export function paintSun(layer: Layer, palette: Palette, [x, y]: Point, radius: number): void {
  const { ctx } = layer;
  const night = palette.light === 'night';
  const colour = night ? palette.flank : palette.glow;
  glow(ctx, { x, y, radius: 420, colour, strength: 0.55, blend: 'soft-light' });
  glow(ctx, { x, y, radius: night ? 220 : 300, colour, strength: night ? 0.35 : 0.5 });
  if (!palette.disc) return;
  ellipse(ctx, x, y, radius, radius, palette.disc);
  if (!night) return;
  ctx.save();
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, TAU);
  ctx.clip();
  for (const [dx, dy, w, h] of [
    [-0.35, -0.25, 0.42, 0.2],
    [0.2, 0.1, 0.5, 0.16],
    [-0.15, 0.5, 0.36, 0.14],
  ] as const) {
    ellipse(ctx, x + dx * radius, y + dy * radius, w * radius, h * radius, rgba(palette.haze, 0.09), -0.4);
  }
  ctx.restore();
}

/** Stars for a night sky, thinning toward the horizon. */
export function paintStars(layer: Layer, palette: Palette, { seed, horizon }: SkyOptions): void {
  const rng = makeRng(`${seed}/stars`);
  for (let i = 0; i < 130; i++) {
    const y = horizon * 0.8 * rng() ** 1.3;
    const size = rng.range(0.5, rng.chance(0.12) ? 2 : 1.2);
    ellipse(
      layer.ctx,
      rng() * layer.sheet.width,
      y,
      size,
      size,
      rgba(palette.disc ?? '#ffffff', rng.range(0.3, 0.85)),
    );
  }
}

/** Long flat clouds in three sprays: body, underside, thin light rim. `cover` 0.3 few … 0.5 many. */
export function paintClouds(
  layer: Layer,
  palette: Palette,
  { seed, horizon, cover = 0.4 }: { seed: string; horizon: number; cover?: number },
): void {
  const noise = makeNoise(`${seed}/cloud`);
  const rng = makeRng(`${seed}/cloud-phase`);
  const phase = rng() * TAU;
  const bands = rng.range(6, 12);
  const offset = rng() * 90;
  const stretch = rng.range(0.8, 1.5);
  const density = (x: number, y: number): number => {
    const v = y / horizon;
    const drift = 0.25 * noise(x / 300, y / 70);
    const body = noise.fbm(
      x / (430 * stretch) + offset + drift,
      y / ((38 + 60 * (1 - v)) * stretch) + offset,
      4,
      0.55,
    );
    const belts = 0.22 * Math.sin(v * bands + phase + 2 * noise(x / 500, 2));
    const atTop = 0.9 * (clamp(0.12 - v) / 0.12) ** 2;
    return body + belts - (0.3 - 0.5 * cover) - atTop - 1.2 * smoothstep(0.86, 1.02, v);
  };
  const box = [0, 0, layer.sheet.width, horizon] as const;
  const [body, underside, rim] = palette.cloud;
  spray(layer, body, (x, y) => 0.75 * smoothstep(0.02, 0.16, density(x, y)), { box, soft: 0.8 });
  spray(layer, underside, (x, y) => 0.55 * smoothstep(0.16, 0.34, density(x, y - 7)), { box, soft: 0.9 });
  const rimOf = (x: number, y: number): number =>
    0.9 * smoothstep(0.03, 0.1, density(x, y)) * smoothstep(0, -0.12, density(x, y - 9));
  spray(layer, rim, rimOf, { box, soft: 0.6, step: 3 });
}
