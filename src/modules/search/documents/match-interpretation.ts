import type { Interpretation } from '#modules/search/understanding/interpretations.ts';
import type { Executor } from '#platform/db/connect.ts';
import { inMatchOrder } from './in-match-order.ts';
import { countDocuments, type Match, matchDocuments, type SearchType } from './match-documents.ts';

/**
 * What an abbreviation written out finds stands behind what begins as typed: 'ha' is Hà Nội and Hải Phòng before Đà Nẵng,
 * which has Hội An.
 */
const abbreviationLetters = 4;

/** The matches of all readings of an interpretation together, best first; `total` is a floor when there are more than asked for. */
export async function matchInterpretation(
  db: Executor,
  type: SearchType,
  { conditions, isForDestinations }: Interpretation,
  limit: number,
): Promise<{ matches: Match[]; total: number }> {
  if (isForDestinations && type !== 'province' && type !== 'place') return { matches: [], total: 0 };
  const best = new Map<number, Match>();
  let total = 0;
  for (const [index, condition] of conditions.entries()) {
    for (const match of await matchDocuments(db, type, condition, limit)) {
      const ranked = index === 0 ? match : { ...match, tier: match.tier + abbreviationLetters };
      const before = best.get(match.id);
      if (!before || inMatchOrder(ranked, before) < 0) best.set(match.id, ranked);
      total = Math.max(total, match.total);
    }
  }
  const matches = [...best.values()].sort(inMatchOrder).slice(0, limit);
  return { matches, total: Math.max(total, best.size) };
}

/** How many an interpretation finds, counted up to `most`; for several readings the one that finds most. */
export async function countInterpretation(
  db: Executor,
  type: SearchType,
  { conditions }: Interpretation,
  most: number,
): Promise<number> {
  const counts = await Promise.all(conditions.map((condition) => countDocuments(db, type, condition, most)));
  return Math.max(0, ...counts);
}
