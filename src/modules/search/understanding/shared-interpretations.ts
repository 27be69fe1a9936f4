import type { Executor } from '#platform/db/connect.ts';
import { type Interpretation, interpretations } from './interpretations.ts';

interface Shared {
  /** The result asked for at each position; a later reader finds it there. */
  results: Promise<IteratorResult<Interpretation, unknown>>[];
  source: AsyncGenerator<Interpretation>;
  readers: number;
}

/** By database, then by text. */
const inFlight = new WeakMap<Executor, Map<string, Shared>>();

/**
 * The interpretations of a text, worked out once for all who ask for the same text at the same time: somebody who types
 * asks for five lists at once (SRCH-01). Nothing is kept once nobody reads it, so nothing gets stale.
 */
export async function* sharedInterpretations(db: Executor, text: string): AsyncGenerator<Interpretation> {
  const byText = inFlight.get(db) ?? new Map<string, Shared>();
  inFlight.set(db, byText);
  const shared = byText.get(text) ?? { results: [], source: interpretations(db, text), readers: 0 };
  byText.set(text, shared);
  shared.readers++;
  try {
    for (let at = 0; ; at++) {
      shared.results[at] ??= shared.source.next();
      const result = await shared.results[at];
      if (!result || result.done) return;
      yield result.value;
    }
  } finally {
    if (--shared.readers === 0) byText.delete(text);
  }
}
