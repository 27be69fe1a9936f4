import type { Executor } from '#platform/db/connect.ts';
import type { PlanRefusal } from '../../plan-refusals.ts';
import type { NewItem } from '../../schema.ts';

type Named = { ok: true; title: string } | { ok: false; reason: PlanRefusal };

/** An item's title: that of the catalogue for a product or place, else as typed. */
export async function nameItem(db: Executor, item: NewItem): Promise<Named> {
  if (item.kind === 'product') return nameProduct(db, item);
  if (item.kind !== 'place') return { ok: true, title: item.title };
  const place = await db
    .selectFrom('places')
    .select('title')
    .where('id', '=', item.placeId as number)
    .where('status', '=', true)
    .executeTakeFirst();
  return place ? { ok: true, title: place.title } : { ok: false, reason: 'unknown_place' };
}

async function nameProduct(db: Executor, { productId, unitId }: NewItem): Promise<Named> {
  const product = await db
    .selectFrom('products')
    .select('title')
    .where('id', '=', productId as number)
    .where('status', '=', true)
    .where('step', '=', 1)
    .executeTakeFirst();
  if (!product) return { ok: false, reason: 'unknown_product' };
  if (unitId !== null && !(await unitIsOf(db, unitId, productId)))
    return { ok: false, reason: 'unknown_unit' };
  return { ok: true, title: product.title };
}

/** Whether a unit is on sale and belongs to the product. */
export async function unitIsOf(db: Executor, unitId: number, productId: number | null): Promise<boolean> {
  const unit = await db
    .selectFrom('units')
    .select('id')
    .where('id', '=', unitId)
    .where('product_id', '=', productId ?? 0)
    .where('status', '=', true)
    .executeTakeFirst();
  return unit !== undefined;
}
