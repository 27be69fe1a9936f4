import { sharedInterpretations } from '#modules/search/understanding/shared-interpretations.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { SearchType } from './match-documents.ts';
import { matchInterpretation } from './match-interpretation.ts';

/** Whether a document of one of the types, most likely of the first, matches a text as it is typed, without further interpretations. */
export async function isFoundAsTyped(
  db: Executor,
  types: readonly SearchType[],
  text: string,
): Promise<boolean> {
  for await (const interpretation of sharedInterpretations(db, text)) {
    for (const type of types) {
      const { matches } = await matchInterpretation(db, type, interpretation, { limit: 1 });
      if (matches.length > 0) return true;
    }
    break;
  }
  return false;
}
