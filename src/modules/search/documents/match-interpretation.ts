import type { Interpretation } from '#modules/search/understanding/interpretation.ts';
import type { Executor } from '#platform/db/connect.ts';
import { inMatchOrder } from './in-match-order.ts';
import { countDocuments, type Match, matchDocuments, type SearchType } from './match-documents.ts';
import { matchTexts } from './match-texts.ts';

/**
 * For a short abbreviation, matches of its long form rank behind those that begin as typed: 'ha' is Hà Nội and Hải Phòng
 * before Đà Nẵng, which has Hội An.
 */
const abbreviationLetters = 4;

interface MatchOptions {
  limit: number;
  /** Whether an interpretation is known to find nothing; called once its first reading has found nothing. */
  isHopeless?: (interpretation: Interpretation) => Promise<boolean>;
}

/** The matches of all readings of an interpretation together, best first; `total` is a lower bound if there are more than requested. */
export async function matchInterpretation(
  db: Executor,
  type: SearchType,
  interpretation: Interpretation,
  { limit, isHopeless }: MatchOptions,
): Promise<{ matches: Match[]; total: number }> {
  if (!isFor(type, interpretation)) return { matches: [], total: 0 };
  const best = new Map<number, Match>();
  let total = 0;
  for (const [index, condition] of interpretation.conditions.entries()) {
    if (index === 1 && best.size === 0 && (await isHopeless?.(interpretation))) break;
    const match = interpretation.isInTexts ? matchTexts : matchDocuments;
    for (const one of await match(db, type, condition, limit)) {
      if (!condition.isFirm && !one.hasAccents) continue;
      const ranked = index === 0 ? one : { ...one, tier: one.tier + abbreviationLetters };
      const before = best.get(one.id);
      if (!before || inMatchOrder(ranked, before) < 0) best.set(one.id, ranked);
      total = Math.max(total, one.total);
    }
  }
  const matches = [...best.values()].sort(inMatchOrder).slice(0, limit);
  return { matches, total: Math.max(total, best.size) };
}

/** Whether an interpretation applies to documents of a type at all. */
export function isFor(type: SearchType, { isForDestinations, isInTexts }: Interpretation): boolean {
  const isDestination = type === 'province' || type === 'place';
  return isDestination ? !isInTexts : !isForDestinations && !(isInTexts && type === 'article');
}

/** Number of matches of an interpretation, counted up to `most`; with several readings, that of the one with the most matches. */
export async function countInterpretation(
  db: Executor,
  type: SearchType,
  { conditions, isInTexts }: Interpretation,
  most: number,
): Promise<number> {
  if (isInTexts) return 0;
  const counts = await Promise.all(conditions.map((condition) => countDocuments(db, type, condition, most)));
  return Math.max(0, ...counts);
}
