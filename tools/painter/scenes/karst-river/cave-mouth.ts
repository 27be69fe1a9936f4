import { mix } from '../../kit/colour.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import { reflect } from '../../kit/reflect.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { fade } from '../../kit/spray.ts';
import { brush, polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import type { RiverLayout } from './layout.ts';

/** The dark rim of a cave around the view: walls, roof with stalactites, mirrored in the water. */
export function paintCaveMouth(
  sheet: Sheet,
  palette: Palette,
  { gap, horizon }: RiverLayout,
  seed: string,
): void {
  const noise = makeNoise(`${seed}/cave`);
  const rng = makeRng(`${seed}/cave`);
  const foot = horizon + 92;
  const reach = 455;
  const height = horizon - 96;
  /** Row of the roof over a column. */
  const roof = (x: number): number => {
    const u = (x - gap) / reach;
    const arch = Math.abs(u) >= 1 ? 0 : (1 - Math.abs(u) ** 2.6) ** 0.6;
    return foot - 40 - height * arch + 34 * noise.fbm(x / 90, 3, 3) + 10 * noise(x / 14, 5);
  };
  const layer = sheet.layer();
  const { ctx } = layer;
  const rim: Point[] = [];
  for (let x = gap - reach; x <= gap + reach; x += 4)
    rim.push([x + 8 * noise(x / 30, 9), Math.min(foot, roof(x))]);
  polygon(
    ctx,
    [
      [-5, -5],
      [-5, foot],
      [gap - reach + 26 * noise(1, 1), foot],
      ...rim,
      [gap + reach, foot],
      [sheet.width + 5, foot],
      [sheet.width + 5, -5],
    ],
    '#000000',
  );
  for (let i = 0; i < 34; i++) {
    const x = gap + rng.bell() * reach * 0.95;
    const long = rng.range(26, 120) * (1 - 0.5 * Math.abs((x - gap) / reach));
    const top = roof(x) - 30;
    brush(
      ctx,
      [
        [x, top],
        [x + rng.bell() * 5, top + 30 + long * 0.5],
        [x + rng.bell() * 4, top + 30 + long],
      ],
      (t) => (30 + long * 0.16) * (1 - t) ** 1.3 + 1,
      '#000000',
    );
  }
  const rock = underLight(palette, '#4e5f58');
  tone(
    layer,
    steppedRamp(
      [
        mix(palette.ink, '#05100f', 0.45),
        palette.ink,
        mix(palette.ink, rock, 0.35),
        mix(palette.ink, rock, 0.8),
        mix(rock, palette.lit, 0.42),
      ],
      0.5,
    ),
    (x, y) => {
      const u = (x - gap) / reach;
      const v = (y - foot) / height;
      const off = Math.hypot(u, v * 0.92);
      const toEdge = 1.16 - 0.92 * clamp((off - 0.86) / 0.34);
      const flute = noise.fbm(x / 26, y / 120, 3) - noise.fbm((x + 8) / 26, y / 120, 3);
      return clamp(0.62 * toEdge - 0.1 + 0.8 * flute + 0.2 * noise.fbm(x / 90, y / 70, 3));
    },
    { grain: 0.2 },
  );
  const image = reflect(layer, {
    waterline: foot,
    bottom: sheet.height,
    seed: `${seed}/cave-mirror`,
    amplitude: 16,
    squash: 0.95,
  });
  fade(image, (_x, y) => 0.04 + 0.3 * clamp((y - foot) / (sheet.height - foot)), { soft: 1.4 });
  sheet.stamp(image, 0.92);
  sheet.stamp(layer);
}
