import type { Executor } from '#platform/db/connect.ts';
import type { Interpretation } from './interpretation.ts';
import { interpretations } from './interpretations.ts';

interface Shared {
  /** The result requested at each position; later readers reuse it. */
  results: Promise<IteratorResult<Interpretation, unknown>>[];
  source: AsyncGenerator<Interpretation>;
  readers: number;
}

/** By database, then by text. */
const inFlight = new WeakMap<Executor, Map<string, Shared>>();

/**
 * The interpretations of a text, computed once for all concurrent readers of the same text: typing in the search field
 * queries five lists at once (SRCH-01). Nothing is cached once nobody reads it, so nothing gets stale.
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
