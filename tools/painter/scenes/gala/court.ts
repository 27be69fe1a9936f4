import { type Hex, mix, rgba } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { clamp, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import type { Camera } from '../../kit/props/camera.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { evenRamp } from '../../kit/ramp.ts';
import { line, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import type { GalaView } from './layout.ts';

/** Flagstones with grass in the joints, posts and low hedges at both sides. */
export function paintCourt({ sheet, seed, palette, rng, evening }: GalaView, camera: Camera): void {
  const noise = makeNoise(`${seed}/court`);
  const top = camera.horizon + 34;
  const layer = sheet.covered([0, top, 1200, 900]);
  const stone = underLight(palette, '#c9b394');
  tone(
    layer,
    evenRamp([
      mix(stone, palette.ink, 0.5),
      mix(stone, palette.ink, 0.2),
      mix(stone, evening ? palette.glow : palette.flank, 0.35),
    ]),
    (x, y) => {
      const lamp = evening ? 0.3 * Math.exp(-(((x - 620) / 340) ** 2)) : 0.1;
      return clamp(0.52 + lamp + 0.2 * noise.fbm(x / 110, y / 20, 3) - 0.26 * smoothstep(top, 900, y));
    },
    { box: [0, top, 1200, 900], grain: 0.2 },
  );
  const { ctx } = layer;
  for (let z = 2.2; z < 24; z *= 1.13)
    line(
      ctx,
      [camera.see([-14, 0, z]), camera.see([14, 0, z])],
      clamp(8 / z, 0.6, 2),
      rgba(palette.ink, 0.22),
    );
  for (let x = -14; x <= 14; x += 1.1)
    line(ctx, [camera.see([x, 0, 2]), camera.see([x, 0, 26])], 1.1, rgba(palette.ink, 0.16));
  sheet.stamp(layer);
  const main = sheet.main.ctx;
  const green = LOCAL.foliage.map((colour) => underLight(palette, colour)) as [Hex, Hex, Hex];
  const hedge = sheet.layer();
  for (const hand of [-1, 1])
    paintForest(hedge.ctx, rng, {
      count: 150,
      at: (_r, t) => {
        const z = 26 * 0.2 ** t;
        const [x, y] = camera.see([hand * 4.3 + 0.35, 0.45 + 0.25 * rng.bell(), z]);
        return [x, y];
      },
      size: [7, 34],
      colours: green,
      side: 1,
    });
  sheet.stamp(hedge);
  const wood = mix(underLight(palette, LOCAL.wood[1]), palette.ink, 0.15);
  for (const z of [22, 16, 12, 8.6, 6])
    for (const x of [-3.5, 4.2]) {
      const foot = camera.see([x, 0, z]);
      const head = camera.see([x, 3.9, z]);
      const m = camera.scaleAt([x, 0, z]);
      polygon(
        main,
        [
          [foot[0] - m * 0.08, foot[1]],
          [foot[0] + m * 0.08, foot[1]],
          [head[0] + m * 0.06, head[1]],
          [head[0] - m * 0.06, head[1]],
        ],
        wood,
      );
      line(
        main,
        [
          [foot[0] + m * 0.05, foot[1]],
          [head[0] + m * 0.04, head[1]],
        ],
        Math.max(1, m * 0.03),
        mix(wood, palette.flank, 0.35),
      );
    }
}
