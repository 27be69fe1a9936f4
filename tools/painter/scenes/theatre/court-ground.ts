import { type Hex, mix, rgba } from '../../kit/colour.ts';
import type { Palette } from '../../kit/lights.ts';
import { clamp, type Point } from '../../kit/maths.ts';
import { makeNoise } from '../../kit/noise.ts';
import { steppedRamp } from '../../kit/ramp.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { line } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';

/** Stone paving in perspective toward a vanishing point. */
export function paintPaving(
  sheet: Sheet,
  palette: Palette,
  seed: string,
  top: number,
  vanish: Point,
  stone: Hex,
): void {
  const noise = makeNoise(`${seed}/paving`);
  const layer = sheet.covered([0, top, sheet.width, sheet.height]);
  tone(
    layer,
    steppedRamp(
      [mix(stone, palette.ink, 0.4), mix(stone, palette.ink, 0.18), stone, mix(stone, palette.flank, 0.5)],
      0.6,
    ),
    (x, y) => clamp(0.84 - 0.36 * ((y - top) / (sheet.height - top)) + 0.26 * noise.fbm(x / 150, y / 20, 3)),
    { grain: 0.2 },
  );
  sheet.stamp(layer);
  const { ctx } = sheet.main;
  const joint = rgba(palette.ink, 0.17);
  for (let i = -22; i <= 22; i++) {
    const foot = vanish[0] + i * 150;
    const t = (top - vanish[1]) / (sheet.height - vanish[1]);
    line(
      ctx,
      [
        [vanish[0] + (foot - vanish[0]) * t, top],
        [foot, sheet.height],
      ],
      1.2,
      joint,
    );
  }
  for (let k = 1; k < 26; k++) {
    const y = vanish[1] + (sheet.height - vanish[1]) / (1 + (26 - k) * 0.16);
    if (y > top)
      line(
        ctx,
        [
          [0, y],
          [sheet.width, y],
        ],
        1.2,
        joint,
      );
  }
}
