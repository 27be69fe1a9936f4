import type { Interpretation } from '#modules/search/understanding/interpretation.ts';
import { sharedInterpretations } from '#modules/search/understanding/shared-interpretations.ts';
import type { Executor } from '#platform/db/connect.ts';
import { findByCode, hasCodes } from './find-by-code.ts';
import { isAnyFound, type SearchType } from './match-documents.ts';
import { isFor, matchInterpretation } from './match-interpretation.ts';
import { withoutScattered } from './without-scattered.ts';

export interface Matches {
  /** Best first. */
  ids: number[];
  /** Number of matches: exact below `limit`, otherwise a lower bound, so that no time is spent on counting what is not shown. */
  total: number;
  /** The query in proper Vietnamese, when it was typed as raw keys or with a typo and found so: 'Đà Nẵng'. */
  correctedTo: string | null;
  /** Words, as typed, that were dropped because nothing matches all of them; null if none was dropped. */
  leftOut: readonly string[] | null;
}

/**
 * Finds documents of one type, tolerant of how Vietnamese people type. A blank text, or one without letters, finds
 * nothing. With `isLoose`, where nothing has all words, documents with most of them are found: only for callers that
 * tell the visitor so.
 */
export async function findMatches(
  db: Executor,
  type: SearchType,
  text: string,
  options: { limit: number; isLoose?: boolean },
): Promise<Matches> {
  const coded = hasCodes(type) ? await findByCode(db, text) : null;
  if (coded?.kind === type) return { ids: [coded.id], total: 1, correctedTo: null, leftOut: null };
  const isHopeless = hopelessGroups(db, type);
  let isFirst = true;
  for await (const interpretation of sharedInterpretations(db, text)) {
    const { leftOut = null, correctedTo } = interpretation;
    if (leftOut && !options.isLoose) break;
    // The first interpretation mostly finds something, so checking beforehand would cost more than it saves.
    if (!isFirst && (await isHopeless(interpretation))) continue;
    isFirst = false;
    const matched = await matchInterpretation(db, type, interpretation, {
      limit: options.limit,
      isHopeless,
    });
    const { matches, total } =
      type === 'province' || type === 'place' ? withoutScattered(matched, text) : matched;
    if (matches.length > 0) return { ids: matches.map(({ id }) => id), total, correctedTo, leftOut };
  }
  return { ids: [], total: 0, correctedTo: null, leftOut: null };
}

/**
 * Tells which interpretations find nothing because none of their group does, with one statement per group: a text that
 * names a thing of another kind has a dozen of them.
 */
function hopelessGroups(
  db: Executor,
  type: SearchType,
): (interpretation: Interpretation) => Promise<boolean> {
  const hopeless = new Map<Interpretation['group'], boolean>();
  return async (interpretation) => {
    if (!isFor(type, interpretation)) return true;
    const { group } = interpretation;
    const isKnown = hopeless.get(group);
    if (isKnown !== undefined || group().length < 2) return isKnown ?? false;
    const isHopeless = !(await isAnyFound(db, type, group()));
    hopeless.set(group, isHopeless);
    return isHopeless;
  };
}
