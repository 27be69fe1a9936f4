import { useEffect, useState } from 'react';
import type { CardProduct } from '#modules/catalog/view/card-product.ts';
import { apiUrl } from '#web/app/api-client/api-url.ts';
import { getJson } from '#web/app/api-client/get-json.ts';

/** What is known of products now. `cards` lacks those that are not sold any more; null until there is an answer. */
export interface LiveCards {
  cards: Map<number, CardProduct> | null;
  /** No answer was to be had: what the device remembers is all there is. */
  isAway: boolean;
}

/**
 * Asks for products by their ids, again when one is added and when the network comes back. Not by the client cache: a
 * price that is shown as true has just been asked for. Null asks for nothing.
 */
export function useLiveCards(ids: number[] | null): LiveCards {
  const [state, setState] = useState<LiveCards>({ cards: null, isAway: false });
  const [attempt, setAttempt] = useState(0);
  const asked = ids?.toSorted((a, b) => a - b).join(',') ?? '';
  const isKnown = ids?.every((id) => state.cards?.has(id)) ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    // What only became fewer is known already.
    if (asked === '' || isKnown) return;
    const controller = new AbortController();
    getJson<{ results: CardProduct[] }>(apiUrl('/products', { ids: asked }), controller.signal).then(
      ({ results }) => setState({ cards: new Map(results.map((card) => [card.id, card])), isAway: false }),
      () => controller.signal.aborted || setState((before) => ({ ...before, isAway: true })),
    );
    return () => controller.abort();
  }, [asked, attempt]);
  useEffect(() => {
    const again = () => setAttempt((count) => count + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return state;
}
