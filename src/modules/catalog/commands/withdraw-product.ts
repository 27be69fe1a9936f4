import { announceChange } from '#platform/cache/page-cache.ts';
import type { Tx } from '#platform/db/connect.ts';
import type { KindName } from '../kinds/kind-names.ts';

/**
 * Takes a product off sale for good, or puts it back. Its address then says that it is gone (410) and shows what is
 * like it; bookings keep pointing to it.
 */
export async function withdrawProduct(
  tx: Tx,
  product: { kind: KindName; slug: string; isBack?: boolean },
): Promise<{ ok: true } | { ok: false; reason: 'unknown_product' }> {
  const row = await tx
    .updateTable('products')
    .set((eb) => ({
      status: product.isBack ?? false,
      updated_at: new Date(),
      version: eb('version', '+', 1),
    }))
    .where('kind', '=', product.kind)
    .where('slug', '=', product.slug)
    .returning('id')
    .executeTakeFirst();
  if (!row) return { ok: false, reason: 'unknown_product' };
  await announceChange(tx, ['catalogue', `kind:${product.kind}`, `product:${row.id}`]);
  return { ok: true };
}
