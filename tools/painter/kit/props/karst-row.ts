import { mix } from '../colour.ts';
import { type Palette, underLight } from '../lights.ts';
import { LOCAL } from '../local-colours.ts';
import { clamp } from '../maths.ts';
import { makeRng } from '../rng.ts';
import type { Sheet } from '../sheet.ts';
import { paintKarsts } from './karst.ts';
import { type MassifOptions, makeMassif, type Skyline } from './karst-shape.ts';

export interface KarstRowOptions {
  palette: Palette;
  seed: string;
  rocks: readonly MassifOptions[];
  base: number;
  /** 0 is all haze, 1 near. */
  nearness: number;
  sunX: number;
  /** How green they are: 0 bare … 1 wooded. */
  green?: number;
  mistHeight?: number;
  /** Share of pale limestone in the rock: 0.28 sea cliffs, 0.6 river walls. */
  stone?: number;
}

/** One row of limestone rocks at one depth. */
export function paintKarstRow(sheet: Sheet, options: KarstRowOptions): Skyline {
  const { palette, seed, rocks, base, nearness, sunX, green = 0.5, stone: share = 0.28 } = options;
  const { haze, mid, ink, flank } = palette;
  const rng = makeRng(`${seed}/row`);
  const stone = underLight(palette, LOCAL.rock[1]);
  const body = mix(
    haze,
    mix(mix(mid, stone, share), ink, clamp((nearness - 0.4) * 1.4)),
    Math.min(1, nearness * 1.12),
  );
  const leaf = (i: number): string =>
    mix(haze, mix(body, underLight(palette, LOCAL.foliage[i] as string), 0.35 + 0.6 * green), nearness);
  const layer = sheet.layer();
  const skyline = paintKarsts(
    layer,
    rocks.map((rock) => makeMassif(rng, rock)),
    {
      seed,
      base,
      sunX,
      mist: mix(haze, palette.sky[3], palette.light === 'night' ? 0.1 : 0.4),
      mistHeight: options.mistHeight ?? clamp(0.75 - 0.6 * nearness, 0.14, 0.7),
      relief: 0.4 + 0.85 * nearness,
      rock: [
        mix(body, ink, 0.3 + 0.5 * nearness),
        mix(body, ink, 0.14 + 0.36 * nearness),
        body,
        mix(body, flank, 0.2 + 0.22 * nearness),
        mix(body, flank, 0.36 + 0.34 * nearness),
      ],
      foliage: nearness > 0.24 ? [leaf(0), leaf(1), ...(green > 0.6 && nearness > 0.5 ? [leaf(2)] : [])] : [],
    },
  );
  sheet.stamp(layer);
  return skyline;
}
