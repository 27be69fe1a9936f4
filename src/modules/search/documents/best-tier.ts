import { kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { interpretations } from '#modules/search/understanding/interpretations.ts';
import type { Executor } from '#platform/db/connect.ts';
import { isAnyFound, type SearchType } from './match-documents.ts';
import { matchInterpretation } from './match-interpretation.ts';

const types: SearchType[] = ['place', 'province', ...kindNames, 'article'];

/** Tiers: the text is a name; a title holds it side by side; its words are in a title, apart; a name has it. */
export const isName = 1;
const heldTogether = 5;
export const scatteredInTitle = 6;
const heldByName = 8;

/** How well the best name or title has a text, without a correction; null where none has it, or only its words apart. */
export async function bestTier(db: Executor, text: string): Promise<number | null> {
  const foundIn = new Map<unknown, SearchType[]>();
  let best: number | null = null;
  for await (const interpretation of interpretations(db, text)) {
    const { correctedTo, leftOut, isInTexts, isShorter, group } = interpretation;
    if (correctedTo || leftOut || isInTexts || isShorter) break;
    const known = foundIn.get(group) ?? (await typesWith(db, group()));
    foundIn.set(group, known);
    const found = await Promise.all(
      known.map((type) => matchInterpretation(db, type, interpretation, { limit: 1 })),
    );
    const tiers = found.flatMap(({ matches }) => matches.map(({ tier }) => tier));
    best = Math.min(best ?? Number.POSITIVE_INFINITY, ...tiers);
    if (best <= heldTogether) break;
  }
  return best !== null && best <= heldByName ? best : null;
}

async function typesWith(db: Executor, conditions: Parameters<typeof isAnyFound>[2]): Promise<SearchType[]> {
  const found = await Promise.all(types.map((type) => isAnyFound(db, type, conditions)));
  return types.filter((_, at) => found[at]);
}
