import { useMatches } from 'react-router';
import type { TripBarView } from './trip-bar-view.ts';

/** What the head of a list searches; null on every other page. */
export interface ListSearch {
  bar: TripBarView;
  list: { place: string; query: string };
}

export function useListSearch(): ListSearch | null {
  const data = useMatches().at(-1)?.loaderData as Partial<ListSearch> | undefined;
  return data?.bar && data.list ? (data as ListSearch) : null;
}
