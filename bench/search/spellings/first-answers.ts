import { kinds } from '#modules/catalog/kinds/registry.ts';
import { searchKey } from '#modules/search/understanding/search-key.ts';
import type { App } from '#platform/app.ts';
import { loadSearch } from '#web/areas/search/load-search.ts';
import { fetchSuggestions } from '#web/parts/suggestions/fetch-suggestions.ts';
import { groupSuggestions } from '#web/parts/suggestions/suggestions.ts';

/** What the search begins with for a text, as words to compare and to print. */
export interface Answer {
  /** The tab that the results page opens, with its first result. */
  page: string;
  /** The first place above the tabs. */
  places: string;
  /** The first suggestion while typing. */
  suggested: string;
  /** The first result of the API's list of the kind that the page shows. */
  listed: string;
}

interface Asked {
  inject(request: { method: 'GET'; url: string }): Promise<{ json(): unknown }>;
}

/** Asks the search in this process; the answer to a text is kept, since many queries mean the same. */
export function answersOf(app: Pick<App, 'readDb' | 'clock' | 'data'>, server: Asked) {
  const known = new Map<string, Promise<Answer>>();
  return (text: string): Promise<Answer> => {
    const answer = known.get(text) ?? answerTo(app, server, text);
    known.set(text, answer);
    return answer;
  };
}

async function answerTo(
  app: Pick<App, 'readDb' | 'clock' | 'data'>,
  server: Asked,
  text: string,
): Promise<Answer> {
  const view = await loadSearch(app, new URLSearchParams({ search: text }));
  const { found, spelled } = await fetchSuggestions(text, async (url) => {
    const reply = await server.inject({ method: 'GET', url });
    return reply.json();
  });
  const [first] = groupSuggestions(found, spelled, { areForText: true });
  const shown = view.shown?.name ?? 'nothing';
  return {
    page: `${shown} ${(view.products[0] ?? view.articles[0])?.title ?? ''}`,
    places: view.destinations[0]?.title ?? '',
    suggested: `${first?.type ?? 'nothing'} ${first?.suggestions[0]?.title ?? ''}`,
    listed: await firstOfList(server, shown, text),
  };
}

async function firstOfList(server: Asked, shown: string, text: string): Promise<string> {
  const kind = kinds.find(({ name }) => name === shown);
  if (!kind) return '';
  const query = new URLSearchParams({ search: text, limit: '1' });
  const reply = await server.inject({ method: 'GET', url: `/api/v1/${kind.collection}?${query}` });
  const { results } = reply.json() as { results: { title: string }[] };
  return results[0]?.title ?? '';
}

export const answerParts = ['page', 'places', 'suggested', 'listed'] as const;

/** Whether two answers begin with the same, or with what is named alike. */
export const isSameAnswer = (one: Answer, other: Answer): boolean =>
  answerParts.every((part) => searchKey(one[part]) === searchKey(other[part]));
