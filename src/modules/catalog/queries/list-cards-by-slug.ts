import type { Executor } from '#platform/db/connect.ts';
import { getProductCards, type ProductCard } from './product-cards.ts';

/**
 * Cards of published products by slug, in the given order; where several kinds share a slug, of the oldest product.
 * Products that are not public are left out. Two statements, none for no slugs.
 */
export async function listCardsBySlug(db: Executor, slugs: readonly string[]): Promise<ProductCard[]> {
  if (slugs.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .where('slug', 'in', slugs)
    .where('status', '=', true)
    .where('step', '=', 1)
    .select(['id', 'slug'])
    .orderBy('id')
    .execute();
  const ids = [...new Set(slugs)].flatMap((slug) => rows.find((row) => row.slug === slug)?.id ?? []);
  return getProductCards(db, ids);
}
