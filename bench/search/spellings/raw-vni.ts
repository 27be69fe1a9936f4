import { qualities } from '#modules/search/understanding/typing/letters.ts';
import type { Random } from '#tests/support/seeded-random.ts';
import { inSomeCase, type KeyPlace, rawKeys } from './raw-keys.ts';

const marks: Record<string, string> = {
  [qualities.circumflex]: '6',
  [qualities.horn]: '7',
  [qualities.breve]: '8',
};

/** 'Đà Nẵng' as 'd9a2 na8ng4', 'da92 nang84' or 'd9a2 na84ng'. */
export const rawVni = (text: string, random: Random, place: KeyPlace): string | null =>
  inSomeCase(
    rawKeys(
      text,
      {
        tones: '12345',
        markOf: (_, quality) => marks[quality] ?? '',
        stroke: '9',
      },
      place,
    ),
    random,
  );
