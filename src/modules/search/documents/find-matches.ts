import { sharedInterpretations } from '#modules/search/understanding/shared-interpretations.ts';
import type { Executor } from '#platform/db/connect.ts';
import type { SearchType } from './match-documents.ts';
import { matchInterpretation } from './match-interpretation.ts';

export interface Matches {
  /** Best first. */
  ids: number[];
  /** How many match: exact when fewer than `limit`, else a floor; no time is spent on counting what is not shown. */
  total: number;
  /** The query in proper Vietnamese, when it was typed as raw keys or with a typo and found so: 'Đà Nẵng'. */
  correctedTo: string | null;
}

/** Finds things of one type the way Vietnamese people type. A blank text, or one without letters, finds nothing. */
export async function findMatches(
  db: Executor,
  type: SearchType,
  text: string,
  options: { limit: number },
): Promise<Matches> {
  for await (const interpretation of sharedInterpretations(db, text)) {
    const { matches, total } = await matchInterpretation(db, type, interpretation, options.limit);
    if (matches.length > 0)
      return { ids: matches.map(({ id }) => id), total, correctedTo: interpretation.correctedTo };
  }
  return { ids: [], total: 0, correctedTo: null };
}
