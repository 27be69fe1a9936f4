import { perGuestPrice } from '#modules/catalog/view/card-product.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { apiUrl } from '#web/app/api-client/api-url.ts';
import { fetchCached } from '#web/app/api-client/fetch-cached.ts';
import { type SuggestionType, suggestionTypes } from './suggestion-types.ts';
import type { Suggestion } from './suggestions.ts';

interface ListItem {
  slug: string;
  title: string;
  /** For a place 'bãi biển', for a product its kind. */
  kind?: string;
  url: string;
  nameAlias?: string[] | string | null;
  provinces?: { title: string; nameAlias?: string[] | string | null }[];
  /** For a province: the number of products of each kind. */
  counts?: Record<string, number>;
  province?: { title: string };
  place?: string;
  price?: number;
  finalPrice?: number;
  priceUnit?: string;
  /** How many guests the price is for; null where it does not go by guests. */
  guestsOfPrice?: number | null;
}

interface ListReply {
  results: ListItem[];
  /** The site's own answers, returned with the provinces. */
  answers?: { title: string; url: string; says: string }[];
  /** Matching sights, returned with them too. */
  places?: ListItem[];
  /** Matching tickets, experiences, cars and services, returned with them too. */
  products?: ListItem[];
  /** What the results page begins with, where no list has the text as typed. */
  first?: ListItem[];
  /** The text in the spelling that it was searched by. */
  spelled?: string;
}

export interface FoundSuggestions {
  found: Suggestion[];
  /** The text that they are found by: as typed, or in its proper spelling. */
  spelled: string;
  /** The first failure, when some of the lists could not be loaded. */
  error: unknown;
}

const lists = suggestionTypes.flatMap(({ type, path }) => (path ? [{ type, path }] : []));

/** Queries the five lists at once (SRCH-01). Partial results count even when some fail; `text` is never empty. */
export async function fetchSuggestions(
  text: string,
  ask: (url: string) => Promise<unknown> = fetchCached,
): Promise<FoundSuggestions> {
  const replies = await Promise.allSettled(
    lists.map(({ path }) => ask(apiUrl(path, { limit: 20, search: text })) as Promise<ListReply>),
  );
  const answered = replies.flatMap((reply) => (reply.status === 'fulfilled' ? reply.value : []));
  const spelled = answered.find((reply) => reply.spelled)?.spelled ?? text;
  const found = replies.flatMap((reply, index) => {
    const type = lists[index]?.type;
    if (reply.status === 'rejected' || !type) return [];
    const { results, answers = [], places = [], products = [], first = [] } = reply.value;
    return [
      ...answers.map(toAnswer),
      ...first.map((item) => ({ ...toSuggestion(item.kind as SuggestionType, item), isFirst: true })),
      ...results.map((item) => toSuggestion(type, item)),
      ...places.map((item) => toSuggestion('place', item)),
      ...products.map((item) => toSuggestion(item.kind as SuggestionType, item)),
    ].map((suggestion) => ({ ...suggestion, soughtBy: spelled }));
  });
  const failed = replies.find((reply) => reply.status === 'rejected');
  return { found, spelled, error: failed?.reason ?? null };
}

function toAnswer({ title, url, says }: { title: string; url: string; says: string }): Suggestion {
  const none = { slug: '', alsoNamed: [], weight: 0 };
  return { ...none, type: 'answer', title, href: url, detail: says, isFirst: true };
}

function toSuggestion(type: SuggestionType, item: ListItem): Suggestion {
  const provinces = item.provinces ?? [];
  return {
    type,
    title: item.title,
    href: item.url,
    slug: item.slug,
    alsoNamed: [item.nameAlias, ...provinces.flatMap((province) => [province.title, province.nameAlias])]
      .flat()
      .filter((name): name is string => Boolean(name)),
    detail: wordsOf(type, item),
    weight: Object.values(item.counts ?? {}).reduce((sum, count) => sum + count, 0),
  };
}

function wordsOf(type: SuggestionType, item: ListItem): string {
  const { counts = {}, kind = '', province, place, price = 0, guestsOfPrice = null } = item;
  // Each per guest, as on cards: combos are sold for two, for one or by the room.
  const perGuest = perGuestPrice({ price, finalPrice: item.finalPrice ?? 0, guestsOfPrice });
  const { finalPrice = 0, priceUnit = '' } = perGuest ?? item;
  if (type === 'province') return counts.hotel ? `${counts.hotel} chỗ nghỉ` : '';
  if (type === 'place')
    return [kind.charAt(0).toUpperCase() + kind.slice(1), province?.title].filter(Boolean).join(' · ');
  // The price first: a long line is truncated at its end.
  return [finalPrice > 0 && `từ ${formatVnd(finalPrice)}${priceUnit}`, place].filter(Boolean).join(' · ');
}
