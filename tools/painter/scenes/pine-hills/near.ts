import { type Hex, mix } from '../../kit/colour.ts';
import { type Palette, underLight } from '../../kit/lights.ts';
import { clamp, lerp, type Point, smoothstep } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { paintGrass } from '../../kit/props/grass.ts';
import { paintHydrangea } from '../../kit/props/hydrangea.ts';
import { paintPine } from '../../kit/props/pine.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { polygon } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import type { HillsLayout } from './layout.ts';

const FLOWERS: readonly (readonly [Hex, Hex, Hex])[] = [
  ['#6f5cae', '#9a86d6', '#e2d6f4'],
  ['#4f77b4', '#86aede', '#dfe9f6'],
  ['#c06a94', '#e39ab8', '#fbe6ee'],
];

/** The bank at the viewer's feet: grass, hydrangeas, tall pines. */
export function paintNear(
  sheet: Sheet,
  palette: Palette,
  { bank, pines, composition }: HillsLayout,
  seed: string,
): void {
  const noise = makeNoise(`${seed}/bank`);
  const rng = makeRng(`${seed}/bank`);
  const { width, height } = sheet;
  const top = (x: number): number => bank(x) + 8 * noise(x / 90, 5);
  const [dark, mid, pale] = ['#1c4a36', '#40774a', '#8fb457'].map((colour) =>
    underLight(palette, colour),
  ) as [Hex, Hex, Hex];
  const layer = sheet.layer();
  const outline: Point[] = [[0, height]];
  for (let x = 0; x <= width; x += 4) outline.push([x, top(x) - Math.abs(noise(x / 7, 8)) * 6]);
  polygon(layer.ctx, [...outline, [width, height]], '#000000');
  tone(
    layer,
    steppedRamp([mix(dark, palette.ink, 0.35), dark, mid, pale], 0.6),
    (x, y) =>
      0.34 +
      0.5 * noise.fbm(x / 80, y / 30, 3) +
      0.3 * smoothstep(30, 0, y - top(x)) -
      0.25 * smoothstep(height - 90, height, y),
    { box: [0, 640, width, height], grain: 0.3 },
  );
  sheet.stamp(layer);
  const trees = sheet.layer();
  for (const pine of pines) paintPine(trees.ctx, rng, { palette, ...pine, side: 1 });
  sheet.stamp(trees);
  const { ctx } = sheet.main;
  paintGrass(ctx, rng, {
    count: 800,
    foot: (r) => {
      const x = r() * width;
      return [x, top(x) + r() ** 1.2 * 150];
    },
    length: [10, 34],
    width: 2.6,
    lean: 2,
    colours: [dark, mid, mid, pale],
  });
  const family = rng.pick(FLOWERS).map((colour) => underLight(palette, colour)) as [Hex, Hex, Hex];
  const other = rng.pick(FLOWERS).map((colour) => underLight(palette, colour)) as [Hex, Hex, Hex];
  const heads: Point[] = [];
  for (let i = 0; i < (composition === 'villas' ? 260 : 150); i++) {
    const x = rng() * width;
    const y = top(x) + 18 + rng() ** 0.9 * 130;
    if (y < height + 18 && noise(x / 130, y / 60) > (composition === 'villas' ? -0.12 : 0.02))
      heads.push([x, y]);
  }
  heads.sort((a, b) => a[1] - b[1]);
  for (const [x, y] of heads) {
    const size = 13 * lerp(0.6, 1.5, clamp((y - 720) / 180)) * rng.range(0.8, 1.15);
    paintHydrangea(ctx, rng, {
      x,
      y,
      size,
      petals: rng.chance(0.65) ? family : other,
      leaves: [dark, mid],
      side: 1,
    });
  }
}
