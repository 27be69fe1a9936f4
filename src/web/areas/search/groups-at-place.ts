import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { mostWordsInTitle } from '#modules/search/everything/most-words-in-title.ts';
import type { Found } from '#modules/search/everything/search-everything.ts';
import type { Database } from '#platform/db/connect.ts';
import { countAtPlace, countNearest } from './load-tab.ts';
import { kindNamedIn } from './search-tabs.ts';
import type { Wished } from './wish-for.ts';

/**
 * The groups with the totals of the lists that a text leads to: where it names a place, these include what lies there
 * even if no words of a product name it.
 */
export async function groupsAtPlace(
  db: Database,
  { groups, text, correctedTo, names }: Found,
  wished: Wished,
) {
  const isKind = (type: string): type is KindName => type !== 'article' && type !== 'destination';
  const isPlaceAlone = groups.length > 0 && !groups.some(({ type }) => isKind(type));
  const isThere = (name: KindName) => groups.some(({ type }) => type === name);
  // A kind of stay that is named has its nearest products, even where only a combo matches all the words.
  const named =
    kindNamedIn(text, { names, isThere }) === undefined ? kindNamedIn(text, { names }) : undefined;
  const isStay = named !== undefined && kindProfiles[named].isStay && groups.length > 0;
  const further = isPlaceAlone ? kindNames : isStay ? [named] : [];
  const counted = await Promise.all([
    ...groups.map(async ({ type, total, strength, results }) => {
      const titleHits = mostWordsInTitle(results, correctedTo ?? text, names);
      if (!isKind(type)) return { type, total, strength, titleHits };
      const { narrowing } = wished(type);
      const counted = await countAtPlace(db, type, { text, narrowing });
      return { type, total: counted ?? total, strength, titleHits };
    }),
    ...further.map(async (type) => {
      const { narrowing } = wished(type);
      return { type, total: await countNearest(db, type, { text, narrowing }), strength: 0, titleHits: 0 };
    }),
  ]);
  return counted.filter(({ total }) => total > 0);
}
