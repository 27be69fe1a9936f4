import { useRouteLoaderData } from 'react-router';
import type { Rights } from '#platform/actor/actor.ts';
import type { Theme } from './theme.ts';

/** What every page of the office knows. */
export interface OfficeData {
  /** Who is signed in; what they may do decides which areas and buttons are drawn, and every command asks again. */
  me: { id: string; name: string; role: string; rights: Rights } | null;
  /** No money, mail or supplier is real. */
  isSimulated: boolean;
  /** In milliseconds of the server's clock. */
  drawnAt: number;
  theme: Theme;
  /** A map of somebody else in the place of our drawing, where it is configured. */
  mapTiles: { url: string; attribution: string } | null;
}

export function useOffice(): OfficeData & { me: NonNullable<OfficeData['me']> } {
  const office = useRouteLoaderData<OfficeData>('root');
  if (!office?.me) throw new Error('Only pages behind the door know who is signed in');
  return { ...office, me: office.me };
}

/** Whether to draw what needs this verb, with the amount where it is about money. */
export function useMay(): (verb: string, amountVnd?: number) => boolean {
  const { rights } = useOffice().me;
  return (verb, amountVnd = 0) => {
    if (rights === 'all') return true;
    const limitVnd = Object.hasOwn(rights, verb) ? rights[verb] : undefined;
    return limitVnd === null || (limitVnd !== undefined && amountVnd <= limitVnd);
  };
}
