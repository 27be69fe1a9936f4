import { type Hex, mix } from '../../kit/colour.ts';
import { clamp } from '../../kit/maths.ts';
import { ramp } from '../../kit/ramp.ts';
import { reflect } from '../../kit/reflect.ts';
import { ripples } from '../../kit/ripples.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { fade } from '../../kit/spray.ts';
import { tone } from '../../kit/tone.ts';
import type { CaveMood } from './cave-mood.ts';

/** Still dark water from a row down, with the mirror image of the cave above it. */
export function paintCaveLake(sheet: Sheet, mood: CaveMood, seed: string, top: number, amplitude = 11): void {
  const box = [0, top, sheet.width, sheet.height] as const;
  const image = reflect(sheet.main, { waterline: top, seed: `${seed}/lake`, amplitude, squash: 0.96 });
  const water = sheet.covered(box);
  const far: Hex = mix(mood.rock, mood.lamps[0], 0.4);
  tone(
    water,
    ramp([
      [0, far],
      [0.3, mix(mood.rock, mood.ink, 0.35)],
      [1, mix(mood.ink, '#06262a', 0.35)],
    ]),
    (_x, y) => clamp((y - top) / (sheet.height - top)),
    { box },
  );
  sheet.stamp(water);
  fade(image, (_x, y) => 0.06 + 0.5 * clamp((y - top) / (sheet.height - top)), { box, soft: 1.5 });
  sheet.stamp(image, 0.92);
  const rng = makeRng(`${seed}/lake`);
  ripples(sheet.main.ctx, rng, {
    from: top + 3,
    to: sheet.height,
    colours: [mix(mood.air, '#ffffff', 0.3), mood.lamps[0]],
    count: 90,
    length: [14, 120],
    thickness: [0.6, 2.2],
    alpha: [0.1, 0.4],
  });
}
