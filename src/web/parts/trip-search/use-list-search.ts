import { useMatches } from 'react-router';
import { type Packed, unpack } from '#web/app/packed.ts';
import type { TripBarView } from './trip-bar-view.ts';

/** The search at the head of a list; null on every other page. */
export interface ListSearch {
  bar: TripBarView;
  list: { place: string; query: string };
}

/** Loader data of a list's route. */
interface Given {
  frame: Packed<Pick<ListSearch, 'bar'>>;
  list: Packed<ListSearch['list']>;
}

export function useListSearch(): ListSearch | null {
  const data = useMatches().at(-1)?.loaderData as Partial<Given> | undefined;
  return data?.frame && data.list ? { bar: unpack(data.frame).bar, list: unpack(data.list) } : null;
}
