import { sharedInterpretations } from '#modules/search/understanding/shared-interpretations.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { SearchType } from './match-documents.ts';
import { matchInterpretation } from './match-interpretation.ts';

/** The last tier in which a title or a name has a text as more than words apart from each other. */
const heldByName = 8;

/**
 * Whether a document of one of the types, most likely of the first, matches a text as it is typed, without further interpretations;
 * with `isCalledSo` only one that has more of it than its words apart.
 */
export async function isFoundAsTyped(
  db: Executor,
  types: readonly SearchType[],
  text: string,
  { isCalledSo = false } = {},
): Promise<boolean> {
  for await (const interpretation of sharedInterpretations(db, text)) {
    for (const type of types) {
      const { matches } = await matchInterpretation(db, type, interpretation, { limit: 1 });
      if (matches.some(({ tier }) => !isCalledSo || tier <= heldByName)) return true;
    }
    break;
  }
  return false;
}
