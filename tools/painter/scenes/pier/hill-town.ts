import { type Hex, mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { lerp, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { polygon } from '../../kit/stroke.ts';
import type { PierView } from './layout.ts';

/** A wooded hill with small houses stepping down to the water. */
export function paintTown({ sheet, seed, palette, rng, evening }: PierView, base: number): void {
  const noise = makeNoise(`${seed}/hill`);
  const layer = sheet.layer();
  const { ctx } = layer;
  const far = (colour: Hex, t: number): Hex => mix(palette.haze, underLight(palette, colour), t);
  const crest = (x: number): number =>
    base - 210 * smoothstep(620, 60, x) ** 0.9 * (1 + 0.2 * noise(x / 120, 2)) - 6;
  const [a, b, c] = LOCAL.foliage;
  polygon(
    ctx,
    [[-5, base], ...Array.from({ length: 64 }, (_, i) => [i * 10, crest(i * 10)] as const), [640, base]],
    far(a, 0.62),
  );
  paintForest(ctx, rng, {
    count: 330,
    at: (r, t) => {
      const x = r() * 630;
      return [x, lerp(crest(x) + 4, base - 8, t)];
    },
    size: [9, 15],
    colours: [far(a, 0.66), far(mix(a, b, 0.7), 0.66), far(c, 0.58)],
    side: 1,
  });
  const walls = ['#efe0c0', '#e0b86a', '#9fc0b4', '#f4efe2', '#e3a68a', '#b7cfd6'];
  for (let row = 0; row < 6; row++) {
    for (let i = 0; i < 11 - row; i++) {
      const x = 6 + i * 54 + rng.range(-12, 12) + (row % 2) * 20;
      const y = lerp(base - 140, base - 1, (row + 1) / 6);
      if (y - 26 < crest(x) || x > 600) continue;
      const w = rng.range(26, 40);
      const h = rng.range(20, 34) * (row > 3 ? 1.15 : 1);
      const wall = far(rng.pick(walls), 0.74 + row * 0.03);
      ctx.fillStyle = wall;
      ctx.fillRect(x, y - h, w, h);
      ctx.fillStyle = mix(wall, palette.ink, 0.24);
      ctx.fillRect(x, y - h, w * 0.3, h);
      polygon(
        ctx,
        [
          [x - 4, y - h + 1],
          [x + w * 0.24, y - h - 12],
          [x + w * 0.8, y - h - 12],
          [x + w + 4, y - h + 1],
        ],
        far(rng.pick(['#b9482c', '#a8543a', '#8f4436']), 0.8),
      );
      for (let k = 0; k < 2; k++) {
        ctx.fillStyle = evening && rng.chance(0.75) ? '#ffd88a' : mix(wall, palette.ink, 0.5);
        ctx.fillRect(x + w * (0.4 + 0.28 * k), y - h + 7, 5, 8);
        ctx.fillRect(x + w * (0.4 + 0.28 * k), y - h + 20, 5, 7);
      }
    }
  }
  sheet.stamp(layer);
}
