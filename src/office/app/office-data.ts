import { useRouteLoaderData } from 'react-router';
import type { Rights } from '#platform/actor/actor.ts';
import type { Theme } from './theme.ts';

/** Data that every page of the office has. */
export interface OfficeData {
  /** The signed-in user; their rights decide which areas and buttons are shown, and every command checks them again. */
  me: { id: string; name: string; role: string; rights: Rights } | null;
  /** Whether money, mails and suppliers are all simulated. */
  isSimulated: boolean;
  /** When the page was rendered, in milliseconds of the server's clock. */
  drawnAt: number;
  theme: Theme;
  /** A third-party map in place of our own drawing, where one is configured. */
  mapTiles: { url: string; attribution: string } | null;
}

export function useOffice(): OfficeData & { me: NonNullable<OfficeData['me']> } {
  const office = useRouteLoaderData<OfficeData>('root');
  if (!office?.me) throw new Error('Only pages that require sign-in know who is signed in');
  return { ...office, me: office.me };
}

/** Returns a check whether to draw what needs a verb, with the amount where the verb has a money limit. */
export function useMay(): (verb: string, amountVnd?: number) => boolean {
  const { rights } = useOffice().me;
  return (verb, amountVnd = 0) => {
    if (rights === 'all') return true;
    const limitVnd = Object.hasOwn(rights, verb) ? rights[verb] : undefined;
    return limitVnd === null || (limitVnd !== undefined && amountVnd <= limitVnd);
  };
}
