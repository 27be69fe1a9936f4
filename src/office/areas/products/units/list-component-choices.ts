import { kinds } from '#modules/catalog/kinds/registry.ts';
import { searchComponentUnits } from '#modules/catalog/selling/units.ts';
import type { Executor } from '#platform/db/connect.ts';

/** What can be taken along: no combo, and nothing for which a guest has to name a time. */
const kindNames = kinds
  .filter(({ sale }) => sale !== 'bundle' && sale !== 'vehicles')
  .map(({ name }) => name);

/** What a combo could take along: units on sale where it is, by parts of their names. */
export async function listComponentChoices(
  db: Executor,
  productId: number,
  text: string,
): Promise<{ unitId: number; title: string }[]> {
  const found = await searchComponentUnits(db, { productId, text, kinds: kindNames });
  return found.map(({ unitId, unitTitle, productTitle }) => ({
    unitId,
    title: `${productTitle}, ${unitTitle}`,
  }));
}
