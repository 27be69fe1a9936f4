import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { clamp, lerp, type Point, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { Camera } from '../../kit/props/camera.ts';
import { paintIslet } from '../../kit/props/islet.ts';
import { paintSpeedboat } from '../../kit/props/speedboat.ts';
import { copyLayer } from '../../kit/sheet.ts';
import { spray } from '../../kit/spray.ts';
import { ellipse } from '../../kit/stroke.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { beachColours } from '../beach/beach-colours.ts';
import { type PierView, sunAt } from './layout.ts';
import { paintWakeGuests } from './wake-guests.ts';

/** From above and behind: a speedboat runs toward the islands, its wake opens behind it. */
export function paintWake(view: PierView): void {
  const { sheet, seed, palette, rng, light } = view;
  const horizon = Math.round(rng.range(236, 256));
  const sun = sunAt(view, [800, 960], horizon);
  paintBackdrop(sheet, { palette, seed, horizon, sun, radius: 32 });
  for (const [i, x, reach, height, nearness] of [
    [0, 700, 180, 40, 0.24],
    [1, 210, 330, 130, 0.5],
    [2, 470, 150, 64, 0.66],
    [3, 1130, 160, 52, 0.34],
  ] as const)
    paintIslet(sheet, {
      palette,
      seed: `${seed}/isle${i}`,
      x,
      reach,
      height,
      waterline: horizon + 2 + i * 3,
      nearness,
      side: 1,
    });
  const sea = { palette, seed, horizon, sun };
  paintWater(sheet, { ...sea, mirrorFrom: horizon + 4, mirror: 0.4, amplitude: 22 });
  paintRipples(sheet, sea);
  const camera = new Camera({ horizon, eye: 6.6, focal: 900, centre: 600 });
  const boat = { x: rng.range(1.4, 2), z: rng.range(15.5, 16.5), turn: Math.PI / 2 + rng.range(0.2, 0.3) };
  const foam = beachColours(light).foam;
  paintTrail(view, camera, boat, foam);
  paintSplash(view, camera, boat, foam);
  const layer = sheet.layer();
  paintSpeedboat(layer.ctx, {
    palette,
    camera,
    place: { ...boat, y: 0.05 },
    hull: rng.pick(['#c8522a', '#2f6f8f', '#d9a441']),
    ...(rng.chance(0.35) ? { awning: '#f3ead6' } : {}),
    lift: 0.55,
    side: 1,
  });
  sheet.stamp(layer);
  paintWakeGuests(view, camera, { ...boat, y: 0.05 }, 0.55);
}

interface Heading {
  x: number;
  z: number;
  turn: number;
}

/** Two arms of foam that part behind the stern and the churned water between them. */
function paintTrail(
  { sheet, seed, palette }: PierView,
  camera: Camera,
  { x, z, turn }: Heading,
  foam: Hex,
): void {
  const noise = makeNoise(`${seed}/wake`);
  const [du, dv] = [Math.cos(turn), Math.sin(turn)];
  const { horizon } = camera;
  const box = [0, horizon + 20, sheet.width, sheet.height] as const;
  // Place on the water in the axes of the boat: behind the stern and across.
  const local = (px: number, py: number): readonly [number, number] => {
    const [gx, , gz] = camera.hit([px, py], 'y', 0);
    const dx = gx - x;
    const dz = gz - z;
    const bend = 0.008 * Math.max(0, -(dx * du + dz * dv)) ** 2;
    return [-(dx * du + dz * dv), -dx * dv + dz * du + bend];
  };
  const layer = sheet.layer();
  copyLayer(layer.ctx, sheet.main);
  const shade = (px: number, py: number): number => {
    const [back, across] = local(px, py);
    if (back < -2) return 0;
    const arm = 1.1 + (back + 2) * 0.3;
    const off = Math.abs(Math.abs(across) - arm - 0.5);
    return 0.5 * smoothstep(1.1, 0, off) * smoothstep(26, 8, back);
  };
  spray(layer, palette.water[3], shade, { box, step: 3, soft: 1.2, max: 0.8 });
  const pale = mix(palette.water[1], foam, 0.35);
  const churn = (px: number, py: number): number => {
    const [back, across] = local(px, py);
    if (back < 3) return 0;
    const wide = 0.9 + back * 0.06;
    return (
      0.85 *
      smoothstep(wide, wide * 0.2, Math.abs(across)) *
      (0.72 + 0.5 * noise.fbm(across * 1.6, back * 0.5, 3))
    );
  };
  spray(layer, pale, churn, { box, step: 2, soft: 0.9, max: 0.9 });
  const white = (px: number, py: number): number => {
    const [back, across] = local(px, py);
    if (back < -3.4) return 0;
    const arm = 0.95 + Math.max(0, back + 3) * 0.27;
    const off = Math.abs(Math.abs(across) - arm) / (0.22 + 0.035 * Math.max(0, back + 3));
    const crest =
      clamp(1.15 - off) * (0.75 + 0.7 * noise.fbm(across * 2.2, back * 0.9, 3)) * smoothstep(24, 4, back);
    const lace =
      clamp(1 - Math.abs(noise(across * 1.7, back * 0.8)) * 5) *
      0.5 *
      smoothstep(arm, arm * 0.3, Math.abs(across)) *
      smoothstep(20, 2, back);
    const wash =
      back > 3.6
        ? 1.1 *
          smoothstep(1, 0.1, Math.abs(across)) *
          smoothstep(11, 4, back) *
          (0.7 + 0.6 * noise.fbm(across * 3, back * 1.4, 2))
        : 0;
    return clamp(Math.max(crest, lace, wash));
  };
  spray(layer, foam, white, { box, step: 2, soft: 0.55, max: 0.95 });
  sheet.stamp(layer);
}

/** Water thrown up along both sides of the hull. */
function paintSplash(
  { sheet, palette, rng }: PierView,
  camera: Camera,
  { x, z, turn }: Heading,
  foam: Hex,
): void {
  const { ctx } = sheet.main;
  const [du, dv] = [Math.cos(turn), Math.sin(turn)];
  for (let i = 0; i < 220; i++) {
    const hand = rng.chance(0.5) ? 1 : -1;
    const u = lerp(2.2, -4.6, rng() ** 0.7);
    const out = 1.05 + rng() * 0.22 * (2.6 - u) ** 0.8;
    const at = [x + du * u - dv * out * hand, rng() ** 2 * 0.34, z + dv * u + du * out * hand] as const;
    const [px, py]: Point = camera.see(at);
    const r = camera.scaleAt(at) * rng.range(0.02, 0.085);
    ellipse(
      ctx,
      px,
      py,
      r * 1.5,
      r * 0.8,
      rgba(rng.chance(0.8) ? foam : mix(foam, palette.water[1], 0.4), rng.range(0.5, 0.95)),
    );
  }
  for (let i = 0; i < 90; i++) {
    const u = -4.5 - rng() * 1.4;
    const out = rng.bell() * 1;
    const at = [x + du * u - dv * out, rng() ** 2 * 0.5, z + dv * u + du * out] as const;
    const [px, py] = camera.see(at);
    const r = camera.scaleAt(at) * rng.range(0.03, 0.1);
    ellipse(ctx, px, py, r * 1.4, r * 0.9, rgba(underLight(palette, foam), rng.range(0.5, 0.95)));
  }
}
