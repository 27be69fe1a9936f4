import { type Random, seededRandom } from '#tests/support/seeded-random.ts';
import type { Names } from './read-names.ts';
import { type SpellingName, spellings } from './spellings.ts';

export interface Query {
  proper: string;
  typed: string;
  source: string;
  spelling: SpellingName;
}

const beforePlaces = [
  ...['khách sạn', 'resort', 'homestay', 'tour', 'combo', 'vé', 'vé tham quan', 'du thuyền', 'thuê xe'],
  'thuê xe máy',
];

/** What is typed, by where it comes from. */
const sources: Record<string, (names: Names, random: Random) => string> = {
  place: ({ places }, { pick }) => pick(places),
  province: ({ provinces }, { pick }) => pick(provinces),
  'former province': ({ formerProvinces }, { pick }) => pick(formerProvinces),
  'other name': ({ otherNames }, { pick }) => pick(otherNames),
  title: ({ titles }, { pick }) => pick(titles),
  'part of a title': ({ titles }, { pick, below }) =>
    pick(titles)
      .split(/\s+/)
      .slice(0, 2 + below(3))
      .join(' ')
      .replace(/[\s–,:-]+$/, ''),
  'kind and place': ({ places, provinces, formerProvinces, otherNames }, { pick }) =>
    `${pick(beforePlaces)} ${pick(pick([places, provinces, formerProvinces, otherNames]))}`,
};

const mostTries = 100;

/** As many queries, none twice: each source and each spelling is as likely as any other. */
export function* drawQueries(names: Names, seed: number, count: number): Generator<Query> {
  const random = seededRandom(seed);
  const drawn = new Set<string>();
  const draw = (source: string, spelling: SpellingName): Query | null => {
    const proper = sources[source]?.(names, random) ?? '';
    const typed = spellings[spelling](proper, random);
    return typed === null || typed === proper || drawn.has(typed)
      ? null
      : { proper, typed, source, spelling };
  };
  while (drawn.size < count) {
    const source = random.pick(Object.keys(sources));
    const spelling = random.pick(Object.keys(spellings) as SpellingName[]);
    // Few names can be typed in every way.
    let query: Query | null = null;
    for (let tries = 0; query === null && tries < mostTries; tries++) query = draw(source, spelling);
    if (query === null) continue;
    drawn.add(query.typed);
    yield query;
  }
}
