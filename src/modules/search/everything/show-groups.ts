import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind, kinds } from '#modules/catalog/kinds/registry.ts';
import { getProductCards, type ProductCard } from '#modules/catalog/queries/product-cards.ts';
import { type ArticleCard, listArticles } from '#modules/content/queries.ts';
import type { Match, SearchType } from '#modules/search/documents/match-documents.ts';
import type { Executor } from '#platform/db/connect.ts';
import { type DestinationCard, listDestinations } from './list-destinations.ts';

interface GroupOf<Type extends string, Result> {
  type: Type;
  label: string;
  /** The whole list with the same search. */
  href: string;
  /** Up to 1,000 for each type in the group. */
  total: number;
  /** Rank of the best match; smaller is stronger. */
  strength: number;
  /** Best first. */
  results: Result[];
}

export type SearchGroup =
  | GroupOf<KindName, ProductCard>
  | GroupOf<'destination', DestinationCard>
  | GroupOf<'article', ArticleCard>;

/** What one type of document has for a text. */
export interface Matched {
  type: SearchType;
  matches: Match[];
  total: number;
}

const kindNames = kinds.map((kind) => kind.name);

/**
 * The matches as groups of cards; the group with the strongest match first, empty ones left out. `query` is URL-encoded.
 * @param most groups beyond so many results are left out, and their cards are not read
 */
export async function showGroups(
  db: Executor,
  matched: Matched[],
  query: string,
  perGroup: number,
  most = Number.POSITIVE_INFINITY,
): Promise<SearchGroup[]> {
  const of = (...wanted: SearchType[]) => matched.filter(({ type }) => wanted.includes(type));
  const totalOf = (found: Matched[]) => found.reduce((sum, { total }) => sum + total, 0);
  const groups = [
    ...of(...kindNames).map((found) => ({
      found: [found],
      show: async (): Promise<SearchGroup> => {
        const { name, labels, prefix } = getKind(found.type as KindName);
        const results = await getProductCards(
          db,
          found.matches.map(({ id }) => id),
        );
        return {
          type: name,
          label: labels.one,
          href: `${prefix}?search=${query}`,
          total: found.total,
          strength: strengthOf([found]),
          results,
        };
      },
    })),
    {
      found: of('province', 'place'),
      show: async (): Promise<SearchGroup> => ({
        type: 'destination',
        label: 'Điểm đến',
        href: `/dia-diem?search=${query}`,
        total: totalOf(of('province', 'place')),
        strength: strengthOf(of('province', 'place')),
        results: await listDestinations(db, of('province', 'place'), perGroup),
      }),
    },
    {
      found: of('article'),
      show: async (): Promise<SearchGroup> => ({
        type: 'article',
        label: 'Cẩm nang',
        href: `/cam-nang-du-lich?search=${query}`,
        total: totalOf(of('article')),
        strength: strengthOf(of('article')),
        results: (
          await listArticles(db, {
            rankedIds: of('article').flatMap(({ matches }) => matches.map(({ id }) => id)),
            page: 1,
            limit: perGroup,
          })
        ).results,
      }),
    },
  ];
  const strongest = groups
    .filter(({ found }) => totalOf(found) > 0)
    .sort((one, other) => strengthOf(one.found) - strengthOf(other.found));
  let results = 0;
  const shown = strongest.filter(({ found }) => {
    const isShown = results < most;
    results += found.reduce((sum, { matches }) => sum + matches.length, 0);
    return isShown;
  });
  return Promise.all(shown.map(({ show }) => show()));
}

/** Rank of the best match; smaller is stronger. Tiers that a reader would not tell apart count as one. */
function strengthOf(found: Matched[]): number {
  return Math.min(
    ...found.flatMap(({ matches }) =>
      matches.slice(0, 1).map(({ hasAccents, tier }) => (hasAccents ? 0 : 100) + strengthOfTier(tier)),
    ),
  );
}

function strengthOfTier(tier: number): number {
  if (tier <= 1) return 0;
  return tier <= 6 ? 1 : 2;
}
