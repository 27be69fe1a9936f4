import type { Executor } from '#platform/db/connect.ts';
import { fold } from '#platform/vietnamese/fold.ts';
import { loadUnitFacts } from './facts/load-quote-facts.ts';
import type { QuotedItem } from './quote-types.ts';
import { withFreeExtras } from './with-free-extras.ts';

export interface CarriedExtras {
  extras: { code: string; quantity: number }[];
  /** Labels of the agreed extras that the other product does not have. */
  lost: string[];
}

/**
 * The agreed extras of an item as another unit's product has them: the one of the same code, otherwise of the same label. A group of the
 * other product without a choice gets its first extra where that is free, as on its page.
 */
export async function carryExtras(
  db: Executor,
  { unitId: agreedId, options }: Pick<QuotedItem, 'unitId' | 'options'>,
  unitId: number,
): Promise<CarriedExtras> {
  const facts = await loadUnitFacts(db, [agreedId, unitId]);
  const offered = (id: number) => facts.find((unit) => unit.unitId === id)?.terms.extras ?? [];
  const [own, others] = [offered(agreedId), offered(unitId)];
  const extras: CarriedExtras['extras'] = [];
  const lost: string[] = [];
  for (const { code, quantity } of options.extras) {
    const label = own.find((extra) => extra.code === code)?.label ?? code;
    const same =
      others.find((extra) => extra.code === code) ??
      others.find((extra) => fold(extra.label) === fold(label));
    if (same) extras.push({ code: same.code, quantity });
    else lost.push(label);
  }
  return { extras: withFreeExtras(others, extras), lost };
}
