import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { interpretations } from '#modules/search/understanding/interpretations.ts';
import type { Executor } from '#platform/db/connect.ts';
import { isAnyFound, type SearchType } from './match-documents.ts';
import { matchInterpretation } from './match-interpretation.ts';

const types: SearchType[] = ['place', 'province', ...kindNames, 'article'];

/** Tiers: the text is a name; a title holds it side by side; its words are in a title, apart; a name has it. */
export const isName = 1;
export const heldTogether = 5;
export const apartInTitle = 6;
const heldByName = 8;

/**
 * How well the best name or title has a text, without a correction, and whether it has the marks that were typed; null where none has
 * it, or only its words apart.
 */
export async function bestTier(
  db: Executor,
  text: string,
): Promise<{ tier: number; hasAccents: boolean } | null> {
  const foundIn = new Map<unknown, SearchType[]>();
  let best: { tier: number; hasAccents: boolean } | null = null;
  for await (const interpretation of interpretations(db, text)) {
    const { correctedTo, leftOut, isInTexts, isShorter, group } = interpretation;
    if (correctedTo || leftOut || isInTexts || isShorter) break;
    const known = foundIn.get(group) ?? (await typesWith(db, group()));
    foundIn.set(group, known);
    const found = await Promise.all(
      known.map((type) => matchInterpretation(db, type, interpretation, { limit: 1 })),
    );
    for (const match of found.flatMap(({ matches }) => matches))
      if (match.tier <= heldByName && (best === null || isBetter(match, best))) best = match;
    if (best?.hasAccents && best.tier <= heldTogether) break;
  }
  return best;
}

const isBetter = (one: { tier: number; hasAccents: boolean }, other: typeof one) =>
  one.hasAccents === other.hasAccents ? one.tier < other.tier : one.hasAccents;

async function typesWith(db: Executor, conditions: Parameters<typeof isAnyFound>[2]): Promise<SearchType[]> {
  const found = await Promise.all(types.map((type) => isAnyFound(db, type, conditions)));
  return types.filter((_, at) => found[at]);
}
