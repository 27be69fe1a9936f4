import { deviceStore } from './device-store.ts';
import type { ProductSnapshot } from './product-snapshot.ts';
import { readSessionMark } from './read-session-mark.ts';

/** What this device had in common with an account when it last asked. */
export interface Synced {
  /** Mark of the session. */
  mark: string;
  saved: number[];
  seen: number[];
  cart: string;
}

export const synced = deviceStore<Synced | null>('nv_synced', (stored) => (isSynced(stored) ? stored : null));

/** Without the products of an account that is signed in here no longer: nobody after it sees them. */
export function withoutLeft(list: 'saved' | 'seen', products: ProductSnapshot[]): ProductSnapshot[] {
  const last = synced.read();
  if (!last || last.mark === readSessionMark(document.cookie)) return products;
  return products.filter(({ id }) => !last[list].includes(id));
}

function isSynced(value: unknown): value is Synced {
  if (typeof value !== 'object' || value === null) return false;
  const { mark, saved, seen, cart } = value as Synced;
  return (
    [mark, cart].every((text) => typeof text === 'string') &&
    [saved, seen].every((ids) => Array.isArray(ids) && ids.every(Number.isInteger))
  );
}
