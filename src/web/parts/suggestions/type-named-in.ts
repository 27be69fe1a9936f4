import { fold } from '#platform/vietnamese/fold.ts';

export type SuggestionType =
  | 'province'
  | 'place'
  | 'hotel'
  | 'combo'
  | 'tour'
  | 'cruise'
  | 'attraction'
  | 'experience'
  | 'car'
  | 'service';

/** Words by which visitors name what they want, in search form. */
const wordsOfTypes: readonly [SuggestionType, string][] = [
  [
    'hotel',
    'khach san, ks, hotel, resort, homestay, villa, bungalow, can ho, hostel, nha nghi, khu nghi duong',
  ],
  ['combo', 'combo, voucher'],
  ['tour', 'tour, tua'],
  ['cruise', 'du thuyen, cruise, tau ngay'],
  ['service', 'xe may, ca no, team building, gala'],
  ['attraction', 've, ticket, cap treo, cong vien nuoc, bao tang'],
  ['experience', 'trai nghiem, workshop'],
  ['car', 'xe, taxi, limousine, o to, dua don, don san bay'],
];

/** The type that a text names, by the word that comes first: its group is shown first, as on the results page. */
export function typeNamedIn(text: string): SuggestionType | null {
  const sought = ` ${fold(text)} `;
  const named = wordsOfTypes
    .map(([type, words]) => ({
      type,
      at: Math.min(
        ...words
          .split(', ')
          .map((word) => sought.indexOf(` ${word} `))
          .filter((at) => at >= 0),
      ),
    }))
    .filter(({ at }) => Number.isFinite(at))
    .toSorted((one, other) => one.at - other.at);
  return named[0]?.type ?? null;
}
