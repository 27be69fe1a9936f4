import { type Hex, mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { clamp } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import type { Camera } from '../../kit/props/camera.ts';
import { evenRamp } from '../../kit/ramp.ts';
import { line } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import type { RoadView } from './layout.ts';

/** Paddies: each plot of its own green or gold, bunds between them. */
export function paintFields({ sheet, seed, palette }: RoadView, camera: Camera): void {
  const { horizon } = camera;
  const noise = makeNoise(`${seed}/plots`);
  const layer = sheet.covered([0, horizon, sheet.width, sheet.height]);
  const [a, b, c, d] = LOCAL.rice.map((colour) => underLight(palette, colour)) as [Hex, Hex, Hex, Hex];
  const gold = LOCAL.ripeRice.map((colour) => underLight(palette, colour)) as [Hex, Hex, Hex];
  const plot = (x: number, y: number): number => {
    const [gx, , gz] = camera.hit([x, Math.max(horizon + 2, y)], 'y', 0);
    const row = Math.floor(Math.log(gz) * 5.2);
    return noise(Math.floor((gx + row * 3.3) / 9) * 3.71, row * 2.37);
  };
  tone(
    layer,
    evenRamp([mix(a, b, 0.4), b, c, mix(c, d, 0.6), d, gold[1]]),
    (x, y) => clamp(0.5 + 0.42 * plot(x, y) + 0.13 * noise.fbm(x / 60, y / 7, 2)),
    { box: [0, horizon, sheet.width, sheet.height], step: 2, grain: 0.22 },
  );
  const { ctx } = layer;
  const bund = mix(a, palette.ink, 0.25);
  for (let k = 9; k < 26; k++) {
    const z = Math.exp(k / 5.2);
    if (z < 15) continue;
    line(
      ctx,
      [camera.see([-140, 0, z]), camera.see([140, 0, z])],
      clamp(30 / z, 0.7, 2.4),
      mix(palette.haze, bund, clamp(1.2 - z / 120, 0.25, 1)),
    );
    for (let i = -14; i <= 14; i++) {
      const x = i * 9 - Math.floor(Math.log(z + 0.01) * 5.2) * 3.3;
      line(
        ctx,
        [camera.see([x % 130, 0, z]), camera.see([(x % 130) + 0.8, 0, z * 1.21])],
        clamp(20 / z, 0.6, 1.8),
        mix(palette.haze, bund, clamp(1 - z / 110, 0.2, 0.9)),
      );
    }
  }
  const fog = sheet.covered([0, horizon, sheet.width, horizon + 120], palette.haze);
  sheet.stamp(layer);
  const gradient = fog.ctx.createLinearGradient(0, horizon, 0, horizon + 110);
  gradient.addColorStop(0, 'rgba(0,0,0,0.3)');
  gradient.addColorStop(1, 'rgba(0,0,0,1)');
  fog.ctx.globalCompositeOperation = 'destination-out';
  fog.ctx.fillStyle = gradient;
  fog.ctx.fillRect(0, horizon, sheet.width, 120);
  sheet.stamp(fog);
}
