import { mix } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { LOCAL } from '../local-colours.ts';
import { clamp, lerp, type Point, type Side } from '../maths.ts';
import { makeNoise } from '../noise.ts';
import { steppedRamp } from '../ramp.ts';
import { makeRng } from '../rng.ts';
import type { Sheet } from '../sheet.ts';
import { spray } from '../spray.ts';
import { polygon } from '../stroke.ts';
import { tone } from '../tone.ts';
import { paintForest } from './forest.ts';

export interface JungleSlopeOptions {
  palette: Palette;
  seed: string;
  /** Row of the crest over a column; where it lies below the foot there is no hill. */
  crest: (x: number) => number;
  /** Row of the foot. */
  base: number | ((x: number) => number);

  /** 0 is all haze, 1 near. */
  nearness: number;
  /** Half of the width of a crown at the crest and at the foot, in pixels. */
  size: readonly [number, number];
  side: Side;
  /** Columns between which crowns stand. */
  from?: number;
  to?: number;
  /** Haze at the foot, 0..1; by the distance when left out. */
  hazeAtFoot?: number;
}

/** A hill under broadleaf forest, crown upon crown, hazy at its foot. */
export function paintJungleSlope(sheet: Sheet, options: JungleSlopeOptions): void {
  const { palette, seed, crest, nearness, size, side, from = -30, to = sheet.width + 30 } = options;
  const foot = typeof options.base === 'number' ? () => options.base as number : options.base;
  const rng = makeRng(`${seed}/jungle`);
  const noise = makeNoise(`${seed}/jungle`);
  const far = (colour: string): string => mix(palette.haze, colour, nearness);
  const [deep, mid, pale] = LOCAL.foliage.map((colour) => underLight(palette, colour)) as [
    string,
    string,
    string,
  ];
  const sunny = mix(pale, palette.flank, 0.24);
  const layer = sheet.layer();
  const { ctx } = layer;
  const outline: Point[] = [];
  const feet: Point[] = [];
  for (let x = from; x <= to; x += 4) {
    outline.push([x, Math.min(foot(x), crest(x))]);
    feet.push([x, foot(x)]);
  }
  const area = outline.reduce((sum, [x, y]) => sum + Math.max(0, foot(x) - y) * 4, 0);
  const base = Math.max(...feet.map(([, y]) => y));
  polygon(ctx, [...outline, ...feet.reverse()], '#000000');
  const top = Math.min(...outline.map(([, y]) => y));
  const box = [from, top - size[1] * 2, to, base] as const;
  const dark = mix(deep, palette.ink, 0.45);
  tone(
    layer,
    steppedRamp([far(dark), far(mix(dark, deep, 0.5)), far(deep)], 0.5),
    (x, y) => 0.5 + 0.5 * noise.fbm(x / 70, y / 44, 3),
    { box, grain: 0.24 },
  );
  const count = Math.min(2600, Math.round((area / (size[0] * size[1])) * 1.15));
  const bands = 7;
  for (let band = 0; band < bands; band++) {
    const depth = (band + 0.5) / bands;
    const shift = 0.22 * (band % 2) + 0.1 * noise(band * 3.1, 2);
    paintForest(ctx, rng, {
      count: Math.round(count / bands),
      at: (r, t) => {
        const down = (band + t) / bands;
        for (let tries = 0; tries < 8; tries++) {
          const x = from + r() * (to - from);
          const y = crest(x);
          if (y < foot(x) - 4) return [x, y + size[0] * 0.3 + (foot(x) - y) * down ** 1.15];
        }
        return [-500, -500];
      },
      size: [lerp(size[0], size[1], band / bands), lerp(size[0], size[1], (band + 1) / bands)],
      colours: [
        far(mix(deep, palette.ink, 0.34 - 0.2 * shift)),
        far(mix(deep, mid, 0.5 + shift)),
        far(mix(mid, sunny, 0.45 + 0.4 * (1 - depth) + shift * 0.4)),
      ],
      side,
    });
  }
  const hazeAtFoot = options.hazeAtFoot ?? clamp(1.2 - nearness);
  spray(
    layer,
    palette.haze,
    (x, y) => {
      const t = clamp((y - top) / (base - top));
      return hazeAtFoot * t ** 1.5 * (1 + 0.4 * noise.fbm(x / 170, y / 34, 2));
    },
    { box, soft: 1.2 },
  );
  sheet.stamp(layer);
}
