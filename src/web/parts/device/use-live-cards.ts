import { useEffect, useState } from 'react';
import type { CardProduct } from '#modules/catalog/view/card-product.ts';
import { perGuestPrice } from '#modules/catalog/view/card-product.ts';
import { apiUrl } from '#web/app/api-client/api-url.ts';
import { getJson } from '#web/app/api-client/get-json.ts';

/** Current data of products. `cards` lacks those that are no longer sold; null until there is an answer. */
export interface LiveCards {
  cards: Map<number, CardProduct> | null;
  /** The request failed: only the device's snapshots are available. */
  isAway: boolean;
}

/**
 * Fetches products by their ids, again when one is added and when the network is back. Bypasses the client cache: a price shown
 * as current must be fresh. Null fetches nothing.
 */
export function useLiveCards(ids: number[] | null): LiveCards {
  const [state, setState] = useState<LiveCards>({ cards: null, isAway: false });
  const [attempt, setAttempt] = useState(0);
  const idList = ids?.toSorted((a, b) => a - b).join(',') ?? '';
  const isKnown = ids?.every((id) => state.cards?.has(id)) ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    // After a removal all are known already.
    if (idList === '' || isKnown) return;
    const controller = new AbortController();
    getJson<{ results: CardProduct[] }>(apiUrl('/products', { ids: idList }), controller.signal).then(
      ({ results }) =>
        setState({
          cards: new Map(results.map((card) => [card.id, { ...card, ...perGuestPrice(card) }])),
          isAway: false,
        }),
      () => controller.signal.aborted || setState((before) => ({ ...before, isAway: true })),
    );
    return () => controller.abort();
  }, [idList, attempt]);
  useEffect(() => {
    const again = () => setAttempt((count) => count + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return state;
}
