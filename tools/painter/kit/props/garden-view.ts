import { mix } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { LOCAL } from '../local-colours.ts';
import { clamp, type Point, type Side } from '../maths.ts';
import { makeNoise } from '../noise.ts';
import { evenRamp } from '../ramp.ts';
import { makeRng } from '../rng.ts';
import type { Sheet } from '../sheet.ts';
import { spray } from '../spray.ts';
import { tone } from '../tone.ts';
import { paintForest } from './forest.ts';
import { paintPalm } from './palm.ts';

export interface GardenViewOptions {
  palette: Palette;
  seed: string;
  horizon: number;
  sun: Point;
  side: Side;
}

/** A tropical garden: far trees, a hedge in bloom, lawn with tree shadows, palms. */
export function paintGardenView(sheet: Sheet, { palette, seed, horizon, side }: GardenViewOptions): void {
  const rng = makeRng(`${seed}/garden`);
  const leaf = (near: number): [string, string, string] => {
    const [a, b, c] = LOCAL.foliage.map((colour) => mix(palette.haze, underLight(palette, colour), near));
    return [a, b, mix(c as string, palette.flank, 0.25)] as [string, string, string];
  };
  const noise = makeNoise(`${seed}/lawn`);
  const belt = (name: string, y: number, rise: number, size: number, near: number, count: number): void => {
    const layer = sheet.layer();
    paintForest(layer.ctx, makeRng(`${seed}/${name}`), {
      at: (r, t) => [
        r() * (sheet.width + 100) - 50,
        y - rise * (1 - t) * (0.6 + 0.6 * r()) * (1 + 0.4 * noise(t * 9, 3)),
      ],
      count,
      size: [size * 0.8, size],
      colours: leaf(near),
      side,
    });
    spray(layer, palette.haze, (_x, row) => (1 - near) * clamp((row - y + rise) / (rise * 1.4)), { soft: 1 });
    sheet.stamp(layer);
  };
  belt('far', horizon + 8, 80, 46, 0.45, 70);
  for (const x of [rng.range(640, 760), rng.range(880, 1000), rng.range(180, 330), rng.range(430, 560)]) {
    const layer = sheet.layer();
    paintPalm(layer.ctx, rng, {
      palette,
      foot: [x, horizon + 70],
      crown: [x + rng.bell() * 34, horizon - rng.range(70, 190)],
      size: rng.range(66, 90),
      side,
    });
    sheet.stamp(layer);
  }
  belt('mid', horizon + 44, 60, 34, 0.72, 80);
  const lawn = sheet.covered([0, horizon + 40, sheet.width, sheet.height]);
  const [dark, mid, pale] = leaf(1);
  tone(
    lawn,
    evenRamp([mix(pale, palette.haze, 0.25), mix(mid, pale, 0.6), mid, mix(mid, dark, 0.6)]),
    (x, y) => clamp((y - horizon - 40) / 420 + 0.22 * noise.fbm(x / 130, y / 22, 3)),
    { box: [0, horizon + 40, sheet.width, sheet.height], grain: 0.28 },
  );
  sheet.stamp(lawn);
  belt('hedge', horizon + 96, 30, 26, 0.92, 90);
  paintBlossom(sheet, palette, seed, horizon + 84);
}

/** Bougainvillea and frangipani in the hedge. */
function paintBlossom(sheet: Sheet, palette: Palette, seed: string, y: number): void {
  const rng = makeRng(`${seed}/blossom`);
  const { ctx } = sheet.main;
  const colours = ['#d8527a', '#e8809a', '#f6e6d0'].map((colour) => underLight(palette, colour));
  for (let bush = 0; bush < 9; bush++) {
    const x = rng() * sheet.width;
    const row = y + rng.range(-16, 18);
    for (let i = 0; i < 34; i++) {
      ctx.fillStyle = rng.pick(colours);
      ctx.beginPath();
      ctx.ellipse(
        x + rng.bell() * 34,
        row + rng.bell() * 13,
        rng.range(1.4, 3),
        rng.range(1.2, 2.4),
        0,
        0,
        7,
      );
      ctx.fill();
    }
  }
}
