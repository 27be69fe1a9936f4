import { apiUrl } from '#web/app/api-client/api-url.ts';
import { fetchCached } from '#web/app/api-client/fetch-cached.ts';
import { type Suggestion, type SuggestionType, suggestionTypes } from './suggestions.ts';

interface ListItem {
  slug: string;
  title: string;
  url: string;
  nameAlias?: string[] | string | null;
  provinces?: { title: string; nameAlias?: string[] | string | null }[];
}

export interface FoundSuggestions {
  found: Suggestion[];
  /** The first failure, when a part of the lists could not be read. */
  error: unknown;
}

/** Asks the five lists at once (SRCH-01). What some of them answered counts even when others failed; `text` is never empty. */
export async function fetchSuggestions(text: string): Promise<FoundSuggestions> {
  const replies = await Promise.allSettled(
    suggestionTypes.map(({ path }) =>
      fetchCached<{ results: ListItem[] }>(apiUrl(path, { limit: 20, search: text })),
    ),
  );
  const found = replies.flatMap((reply, index) => {
    const type = suggestionTypes[index]?.type;
    return reply.status === 'fulfilled' && type
      ? reply.value.results.map((item) => toSuggestion(type, item))
      : [];
  });
  const failed = replies.find((reply) => reply.status === 'rejected');
  return { found, error: failed?.reason ?? null };
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
  };
}
