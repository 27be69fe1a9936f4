import { type Hex, mix } from '../../kit/colour.ts';
import { setAfloat } from '../../kit/float.ts';
import { type Point, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintBackdrop } from '../../kit/props/backdrop.ts';
import { Camera } from '../../kit/props/camera.ts';
import { paintIslet } from '../../kit/props/islet.ts';
import { paintSpeedboat } from '../../kit/props/speedboat.ts';
import { spray } from '../../kit/spray.ts';
import { paintRipples, paintWater } from '../../kit/water.ts';
import { paintBarFolk } from './bar-folk.ts';
import type { IslandView } from './layout.ts';
import { paintIsland, paintNearIsland } from './wooded-isle.ts';

/** Seen from a height: a tongue of white sand between two wooded islands. */
export function paintSandbar(view: IslandView): void {
  const { sheet, seed, palette, rng, sea } = view;
  const horizon = Math.round(rng.range(236, 252));
  const sun: Point = [rng.range(500, 640), Math.max(96, horizon - rng.range(70, 110))];
  paintBackdrop(sheet, { palette, seed, horizon, sun, radius: 32 });
  for (const [i, x, reach, height] of [
    [0, 300, 190, 34],
    [1, 760, 240, 46],
  ] as const)
    paintIslet(sheet, {
      palette,
      seed: `${seed}/far${i}`,
      x,
      reach,
      height,
      waterline: horizon + 1,
      nearness: 0.2 + 0.1 * i,
      side: 1,
    });
  const water = { palette, seed, horizon, sun };
  paintWater(sheet, water);
  const camera = new Camera({ horizon, eye: 13, focal: 900, centre: 600 });
  const noise = makeNoise(`${seed}/bar`);
  // Half of the width of the bar along its way, in metres.
  const middle = (z: number): number => -8 + 15 * smoothstep(24, 74, z) + 2.6 * Math.sin(z / 9);
  const half = (z: number): number =>
    2.6 + 1 * noise(z / 8, 3) + 9 * smoothstep(32, 17, z) + 6 * smoothstep(62, 92, z);
  const off = (px: number, py: number): number => {
    const [x, , z] = camera.hit([px, Math.max(horizon + 3, py)], 'y', 0);
    if (z > 104) return 40;
    return Math.abs(x - middle(z)) - half(z) + 0.9 * noise(x / 3, z / 4);
  };
  const box = [0, horizon + 3, sheet.width, sheet.height] as const;
  const clear = palette.light === 'dusk' ? 0.6 : 1;
  spray(
    sheet.main,
    mix(palette.water[1], palette.water[2], 0.25),
    (x, y) => clear * 0.8 * smoothstep(24, 8, off(x, y)),
    { box, soft: 1.5, max: 0.85 },
  );
  spray(
    sheet.main,
    mix(sea.shallow, palette.water[1], 0.25),
    (x, y) => clear * smoothstep(10, 1, off(x, y)),
    { box, soft: 1.3, max: 0.92 },
  );
  spray(
    sheet.main,
    mix(palette.water[3], palette.ink, 0.15),
    (x, y) => {
      const far = off(x, y);
      return (
        0.55 *
        smoothstep(4, 9, far) *
        smoothstep(26, 14, far) *
        smoothstep(0.12, 0.32, noise.fbm(x / 70, y / 24, 3))
      );
    },
    { box, soft: 1, max: 0.4 },
  );
  paintRipples(sheet, water);
  const sand = sea.sand;
  spray(
    sheet.main,
    sea.foam,
    (x, y) => {
      const far = off(x, y);
      return (
        0.95 * smoothstep(0.55, 0.28, Math.abs(far - 0.25)) +
        0.6 * smoothstep(0.4, 0.1, Math.abs(far - 2.1 - 0.5 * noise(x / 40, y / 20)))
      );
    },
    { box, step: 2, soft: 0.6, max: 0.95 },
  );
  spray(sheet.main, sand[2] as Hex, (x, y) => 1.3 * smoothstep(0.2, -0.1, off(x, y)), {
    box,
    step: 2,
    soft: 0.25,
  });
  spray(
    sheet.main,
    sand[3] as Hex,
    (x, y) => 0.85 * smoothstep(-0.4, -2, off(x, y)) * (0.7 + 0.5 * noise.fbm(x / 90, y / 20, 2)),
    { box, step: 3, soft: 1.1 },
  );
  paintIsland(view, camera, [9, 96], [24, 20], 2);
  const boats = [
    { x: middle(44) + 7, z: 43, turn: 2.5 },
    { x: middle(56) - 8, z: 57, turn: 0.7 },
  ];
  boats.forEach((place, i) => {
    const layer = sheet.layer();
    paintSpeedboat(layer.ctx, {
      palette,
      camera,
      place,
      hull: i ? '#2f6f8f' : '#c8522a',
      awning: i ? '#c8522a' : '#f3ead6',
      side: 1,
    });
    const [x, y] = camera.see([place.x, 0, place.z - 1.4]);
    const m = camera.scaleAt([0, 0, place.z]);
    setAfloat(layer, {
      palette,
      seed: `${seed}/boat${i}`,
      x,
      waterline: Math.round(y),
      reach: m * 4,
      depth: m * 1.6,
      amplitude: 8,
    });
  });
  paintBarFolk(view, camera, middle);
  paintNearIsland(view);
}
