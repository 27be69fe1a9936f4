import { type Hex, mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { LOCAL } from '../../kit/local-colours.ts';
import { lerp, type Point } from '../../kit/maths.ts';
import { paintForest } from '../../kit/props/forest.ts';
import { makeRng } from '../../kit/rng.ts';
import { SHEET_HEIGHT as H, type Sheet } from '../../kit/sheet.ts';
import { polygon } from '../../kit/stroke.ts';
import type { BeachColours } from './beach-colours.ts';
import type { BeachLayout } from './layout.ts';
import { type PalmStand, paintPalmShadows, paintPalms } from './palms.ts';

/** Three steps of haze from far to near. */
const NEARNESS = [0.62, 0.82, 0.97] as const;

type Greens = [Hex, Hex, Hex];

/** The row of palms behind a long beach, from where it is lost in the haze to the near right corner. */
export function paintCoveTrees(sheet: Sheet, colours: BeachColours, layout: BeachLayout, seed: string): void {
  const { palette } = colours;
  const rng = makeRng(`${seed}/cove`);
  const { horizon, metre } = layout;
  const edge = (t: number): Point => [lerp(830, 1075, t ** 0.8), lerp(horizon + 20, H * 0.95, t ** 1.6)];
  const canopy = ([, y]: Point): number => y - Math.min(metre(y) * 3.4, 250);
  NEARNESS.forEach((nearness, step) => {
    const steps = NEARNESS.length;
    const green = LOCAL.foliage.map((colour) =>
      mix(palette.haze, underLight(palette, colour), nearness),
    ) as Greens;
    const layer = sheet.layer();
    const border = Array.from({ length: 9 }, (_, i) => edge((step + i / 8) / steps));
    const tops = border.map(([x, y]): Point => [x + 14, lerp(y, canopy([x, y]), 0.6)]).reverse();
    const [last] = border[8] as Point;
    polygon(
      layer.ctx,
      [...border, [sheet.width, (border[8] as Point)[1]], [sheet.width, (tops[0] as Point)[1]], ...tops],
      green[0],
    );
    paintForest(layer.ctx, rng, {
      count: [150, 190, 260][step] as number,
      at: (r, t) => {
        const [x, y] = edge((step + t) / steps);
        const inland = r() ** 0.8;
        return [
          lerp(x + 8, Math.max(last, sheet.width), inland),
          lerp(canopy([x, y]), y - metre(y) * 0.3, r() * (1 - 0.6 * inland)),
        ];
      },
      size: [9 + 5 * step, 14 + 6 * step],
      colours: [
        mix(green[0], palette.ink, 0.3 * nearness),
        mix(green[0], green[1], 0.7),
        mix(green[1], green[2], 0.45),
      ],
      side: -1,
    });
    sheet.stamp(layer);
    const palms = Array.from({ length: [4, 2, 1][step] as number }, (_, i): PalmStand => {
      const [x, y] = edge((step + (i + rng.range(0.35, 0.65)) / ([4, 2, 1][step] as number)) / steps);
      const tall = Math.min(metre(y) * rng.range(6.5, 8), 620);
      const foot: Point = [x + rng.range(-6, 10), y + 3];
      const crown: Point = [
        foot[0] - tall * (step === 2 ? rng.range(-0.16, 0.02) : rng.range(0.08, 0.34)),
        Math.max(130, foot[1] - tall),
      ];
      return { foot, crown, size: Math.min(185, tall * 0.36), nearness };
    });
    paintPalmShadows(sheet, colours, palms);
    paintPalms(sheet, colours, layout, palms, `${seed}/row${step}`);
  });
}
