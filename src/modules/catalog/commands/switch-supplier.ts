import type { Actor } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Database } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { may } from '../policy.ts';

export type SwitchSupplierResult =
  | { ok: true; version: number }
  | { ok: false; reason: 'not_allowed' | 'unknown_supplier' | 'changed_meanwhile' }
  | { ok: false; reason: 'sells'; products: number };

/**
 * Ends or resumes the cooperation with a supplier. Refused while one of their products is on the site: those have to be
 * withdrawn first. Existing bookings stay with the supplier, to be served and paid.
 */
export async function switchSupplier(
  db: Database,
  { slug, version, isOn, actor }: { slug: string; version: number; isOn: boolean; actor: Actor },
  now: Date,
): Promise<SwitchSupplierResult> {
  if (!may(actor, 'supplier.edit')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<SwitchSupplierResult> => {
    const before = await tx
      .selectFrom('suppliers')
      .select(['id', 'version', 'status'])
      .where('slug', '=', slug)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return { ok: false, reason: 'unknown_supplier' };
    if (before.version !== version) return { ok: false, reason: 'changed_meanwhile' };
    if (before.status === isOn) return { ok: true, version };
    const { products } = await tx
      .selectFrom('products')
      .select((eb) => eb.fn.countAll<number>().as('products'))
      .where('supplier_id', '=', before.id)
      .where('status', '=', true)
      .where('step', '=', 1)
      .executeTakeFirstOrThrow();
    if (!isOn && Number(products) > 0) return { ok: false, reason: 'sells', products: Number(products) };
    await tx
      .updateTable('suppliers')
      .set({ status: isOn, version: version + 1, updated_at: now })
      .where('id', '=', before.id)
      .execute();
    await announceChange(tx, ['catalogue']);
    const verb = isOn ? 'supplier.resume' : 'supplier.withdraw';
    await writeHistory(tx, { actor, verb, object: { type: 'supplier', id: slug }, now });
    return { ok: true, version: version + 1 };
  });
}
