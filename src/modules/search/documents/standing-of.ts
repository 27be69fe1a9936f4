import { queryWordsOf } from '#modules/search/understanding/parsing/query-word.ts';
import type { Executor } from '#platform/db/connect.ts';
import { apartInTitle, bestTier, heldTogether, isName } from './best-tier.ts';
import type { TypedText } from './fixing/typed-text.ts';
import { isCalledSo, isCalledWithMarks } from './phrases-that-stand.ts';

/** Of more words that something has in its names as they are begun, none is a typo. */
const mostShort = 2;

/**
 * How well something is called as a text is typed.
 * @param isUnfinished whether its last word at most is one that nothing has
 * @param isLastKnown whether something has its last word as it stands
 */
export async function standingOf(
  db: Executor,
  text: string,
  { isUnfinished, isLastKnown }: { isUnfinished: boolean; isLastKnown: boolean },
): Promise<TypedText['standing'] | 'side by side'> {
  if (await isCalledSo(db, text)) {
    if (await isCalledWithMarks(db, text)) return 'side by side';
    const best = await bestTier(db, text);
    return best !== null && best.tier <= isName ? 'side by side' : 'marked otherwise';
  }
  // Nothing is called so with a word that nobody uses, unless it is the beginning of one.
  const best = isUnfinished ? await bestTier(db, text) : null;
  if (best === null || !best.hasAccents) return 'nowhere';
  const isShort = queryWordsOf(text).length <= mostShort;
  // Of 'quan tri' the last word may go on as in a title, or be that of a name: Quảng Trị.
  if (best.tier <= heldTogether) return isShort && isLastKnown ? 'apart' : 'side by side';
  return best.tier === apartInTitle || isShort ? 'apart' : 'side by side';
}
