import { type Hex, mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import type { Point } from '../../kit/maths.ts';
import { type FolkOptions, paintFolk } from '../../kit/props/folk/folk.ts';
import type { Rng } from '../../kit/rng.ts';
import type { Context } from '../../kit/sheet.ts';
import { brush, curve, polygon } from '../../kit/stroke.ts';
import type { RoadsterOptions } from './roadster.ts';

type Rider = Partial<Omit<FolkOptions, 'palette' | 'x' | 'y'>>;

/** Who rides: the one at the bars and the one behind. */
const PAIRS: readonly (readonly [driver: Rider, guest: Rider])[] = [
  [
    { top: '#2d5d73', bottom: '#4a4038', hatColour: '#f1ede2' },
    {
      pose: 'pillion',
      outfit: 'blouse',
      hair: 'long',
      top: '#d9a441',
      hatColour: '#c23a5a',
      pack: '#4f6b45',
    },
  ],
  [
    { outfit: 'blouse', hair: 'long', top: '#b5432a', bottom: '#2d3a4a', hatColour: '#e6c25a' },
    { pose: 'sit-point', top: '#f3ead6', bottom: '#3f4a3c', hatColour: '#3f6b6f', skin: 0, pack: '#8a3b2c' },
  ],
  [
    { top: '#5f7a4a', bottom: '#d8cbb0', hatColour: '#2f3b44', skin: 0 },
    {
      pose: 'sit-point',
      outfit: 'blouse',
      hair: 'long',
      top: '#c25a78',
      hatColour: '#f1ede2',
      bottom: '#2d3a4a',
    },
  ],
];

/** Luggage and one or two riders in helmets on a motorbike; `k` is the pixels of a unit of the bike. */
export function paintRiders(
  ctx: Context,
  rng: Rng,
  { palette, x, y, facing, side, riders }: RoadsterOptions,
  k: number,
): void {
  if (riders === 0) return;
  const at = (u: number, v: number): Point => [x + u * k * facing, y - v * k];
  const [driver, guest] = rng.pick(PAIRS);
  const seat = (place: Point, height: number, rider: Rider): void => {
    paintFolk(ctx, rng, { height, facing, side, hat: 'helmet', ...rider, palette, x: place[0], y: place[1] });
  };
  const roll = underLight(palette, '#c8522a');
  const bag = (low: number, high: number, colour: Hex): void =>
    polygon(ctx, [at(-104, low), at(-70, low), at(-72, high), at(-102, high)], colour);
  bag(90, 116, mix(roll, palette.ink, 0.14));
  bag(110, 116, mix(roll, palette.flank, 0.3));
  if (riders === 2) {
    const place = at(-56, 92);
    seat(place, 170 * k, guest);
    if (guest.hair === 'long') {
      const neck: Point = [place[0] + 4 * k * facing, place[1] - 60 * k];
      const end: Point = [neck[0] - 46 * k * facing, neck[1] - 4 * k];
      const way = curve(neck, [neck[0] - 24 * k * facing, neck[1] + 12 * k], end, 10);
      brush(ctx, way, (t) => (7 - 3 * t) * k, underLight(palette, '#f1e7d0'));
    }
  }
  seat(at(-26, 90), 180 * k, { pose: 'ride', ...driver });
}
