import { rgba } from '../../kit/colour.ts';
import { makeNoise } from '../../kit/noise.ts';
import { evenRamp } from '../../kit/ramp.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { spray } from '../../kit/spray.ts';
import { line } from '../../kit/stroke.ts';
import { tone } from '../../kit/tone.ts';
import type { TownColours } from '../old-town/town-colours.ts';

export const GROUND = 690;

/** A paved lane from the house fronts to the foot of the sheet. */
export function paintStreetGround(
  sheet: Sheet,
  { palette, paving, street }: TownColours,
  seed: string,
): void {
  const noise = makeNoise(`${seed}/ground`);
  const box = [0, GROUND - 4, sheet.width, sheet.height] as const;
  const layer = sheet.covered(box);
  tone(
    layer,
    evenRamp(paving),
    (x, y) => 0.75 - 0.4 * ((y - GROUND) / 210) + 0.22 * noise.fbm(x / 120, y / 18, 3),
    { box, grain: 0.2 },
  );
  const { ctx } = layer;
  for (let i = 0; i < 5; i++) {
    const y = GROUND + 12 + 22 * i + 9 * i * i;
    line(
      ctx,
      [
        [0, y],
        [sheet.width, y],
      ],
      1.4,
      rgba(palette.ink, 0.2),
    );
    for (let k = -8; k < 20; k++) {
      const x = 600 + (k * 92 - 460 + (i % 2) * 46) * (1 + i * 0.26);
      line(
        ctx,
        [
          [x, y],
          [600 + (x - 600) * (1 + 0.16 + 0.03 * i), y + 22 + 9 * (2 * i + 1)],
        ],
        1.2,
        rgba(palette.ink, 0.16),
      );
    }
  }
  ctx.fillStyle = rgba(palette.ink, 0.3);
  ctx.fillRect(0, GROUND - 4, sheet.width, 10);
  if (street.evening)
    spray(
      layer,
      palette.glow,
      (x, y) => 0.6 * Math.max(0, 1 - (y - GROUND) / 130) * (0.75 + 0.4 * noise(x / 90, 1)),
      { box, soft: 1.2, max: 0.7 },
    );
  sheet.stamp(layer);
}
