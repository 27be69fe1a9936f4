import { mix } from '../../kit/colour.ts';
import { underLight } from '../../kit/lights.ts';
import { type FolkOptions, paintFolk } from '../../kit/props/folk/folk.ts';
import { paintParentAndChild } from '../../kit/props/folk/parent-and-child.ts';
import { makeRng } from '../../kit/rng.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { ellipse } from '../../kit/stroke.ts';
import type { BeachColours } from '../beach/beach-colours.ts';
import { castShadow } from '../beach/sand.ts';

/** Those who came on the scooter look at the sea, one leaning back on the hands; a family strolls by. */
export function paintBeachGuests(sheet: Sheet, colours: BeachColours, horizon: number, seed: string): void {
  const rng = makeRng(`${seed}/guests`);
  const { palette } = colours;
  const { ctx } = sheet.main;
  const tallAt = (y: number): number => (y - horizon) * 0.45;
  const shadow = (x: number, y: number, reach: number): void =>
    castShadow(sheet, colours.shadow, [x + reach * 0.7, y + 2], reach, reach * 0.13);
  const person = (x: number, y: number, options: Partial<FolkOptions>): void => {
    shadow(x, y, tallAt(y) * 0.26);
    paintFolk(ctx, rng, { height: tallAt(y), side: -1, facing: -1, ...options, palette, x, y });
  };
  shadow(556, 640, 40);
  shadow(594, 641, 24);
  paintParentAndChild(ctx, rng, {
    palette,
    x: 556,
    y: 638,
    height: tallAt(638),
    facing: -1,
    side: -1,
    parent: { outfit: 'dress', hat: 'sun', hair: 'long', top: '#2f4f6f' },
    child: { top: '#e0b040', bottom: '#2f6f7c', shorts: true, hair: 'short' },
  });
  if (rng.chance(0.5)) {
    person(318, 692, { pose: 'wave', away: true, outfit: 'dress', hair: 'long', top: '#c23a5a' });
    person(424, 714, { pose: 'lounge', away: true, top: '#2d5d73', bottom: '#d8cbb0', shorts: true });
  } else {
    person(338, 702, {
      pose: 'sit-away',
      away: true,
      outfit: 'blouse',
      hair: 'long',
      hat: 'sun',
      top: '#c25a78',
      bottom: '#f3ead6',
    });
    person(428, 716, {
      pose: 'lounge',
      away: true,
      top: '#f3ead6',
      bottom: '#2f5f73',
      shorts: true,
      skin: 0,
      hat: 'cap',
      hatColour: '#2d5d73',
    });
  }
  // Sandals left in the sand.
  const sole = mix(underLight(palette, '#8a4a32'), palette.ink, 0.2);
  for (const [x, y] of [
    [470, 726],
    [482, 729],
  ] as const)
    ellipse(ctx, x, y, 7, 2.6, sole, -0.2);
}
