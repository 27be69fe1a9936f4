import { qualities } from '#modules/search/understanding/typing/letters.ts';
import type { Random } from '#tests/support/seeded-random.ts';
import { inSomeCase, type KeyPlace, rawKeys } from './raw-keys.ts';

/** 'Đà Nẵng' as 'ddaf nawngx', 'dafd nangwx' or 'ddaf nawxng'; 'ư' is sometimes one key, 'w'. */
export function rawTelex(text: string, random: Random, place: KeyPlace): string | null {
  const keys = rawKeys(
    text,
    {
      tones: 'sfrxj',
      markOf: (base, quality) => (quality === qualities.circumflex ? base : 'w'),
      stroke: 'd',
    },
    place,
  );
  const isShort = place !== 'all at end' && random.chance(0.25);
  return inSomeCase(isShort ? (keys?.replace(/(?<=[^aeiouyw\s])uw(?!o)/g, 'w') ?? null) : keys, random);
}
