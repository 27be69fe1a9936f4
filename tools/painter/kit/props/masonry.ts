import { type Hex, mix } from '../colour.ts';
import type { Box } from '../field.ts';
import type { Palette } from '../lights.ts';
import { clamp, type Point } from '../maths.ts';
import { makeNoise } from '../noise.ts';
import { steppedRamp } from '../ramp.ts';
import type { Sheet } from '../sheet.ts';
import { spray } from '../spray.ts';
import { polygon } from '../stroke.ts';
import { tone } from '../tone.ts';

export interface MasonryOptions {
  palette: Palette;
  seed: string;
  outline: readonly Point[];
  /** Already under the light and through air. */
  colour: Hex;
  /** -1 in the shade … 1 full in the sun. */
  facing?: number;
  /** Height of a course, in pixels; none when left out. */
  course?: number;
  /** Rain streaks and lichen, 0..1. */
  worn?: number;
}

/** A wall of brick, stone or plaster: tones broken by stipple, courses, streaks from above, dark foot. */
export function paintMasonry(sheet: Sheet, options: MasonryOptions): void {
  const { palette, seed, outline, colour, facing = 0.2, course = 0, worn = 0.4 } = options;
  const noise = makeNoise(`${seed}/masonry`);
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const top = Math.min(...ys);
  const foot = Math.max(...ys);
  const box: Box = [Math.min(...xs) - 1, top - 1, Math.max(...xs) + 1, foot + 1];
  const layer = sheet.layer();
  polygon(layer.ctx, outline, '#000000');
  const base =
    facing < 0 ? mix(colour, palette.ink, 0.42 * -facing) : mix(colour, palette.flank, 0.3 * facing);
  const joint = (x: number, y: number): number => {
    if (!course) return 0;
    const row = Math.floor((y - top) / course);
    const brick = Math.floor((x + (row % 2) * course) / (course * 2.2));
    const line = (y - top) % course < Math.max(1, course * 0.18) ? -0.2 : 0;
    return line + 0.16 * Math.sin(row * 12.9 + brick * 78.2);
  };
  tone(
    layer,
    steppedRamp(
      [mix(base, palette.ink, 0.3), mix(base, palette.ink, 0.13), base, mix(base, palette.flank, 0.2)],
      0.6,
    ),
    (x, y) =>
      0.56 +
      0.3 * noise.fbm(x / 46, y / 30, 3) +
      joint(x, y) -
      0.16 * clamp((y - foot + 40) / 40) -
      worn * 0.3 * clamp(noise(x / 13, y / 160) - 0.1),
    { box, step: course ? 1 : 3, grain: 0.2 },
  );
  if (worn > 0.5) {
    const moss = mix(base, mix(palette.mid, '#4d6b45', 0.5), 0.6);
    spray(layer, moss, (x, y) => (worn - 0.4) * clamp(0.7 * noise.fbm(x / 34, y / 22, 3) + 0.3), {
      box,
      soft: 0.5,
    });
  }
  sheet.stamp(layer);
}
