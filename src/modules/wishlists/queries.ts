import type { Executor } from '#platform/db/connect.ts';
import type { ListName } from './rules.ts';

/** The products of an account's lists, newest first. */
export async function listWishlist(db: Executor, userId: string): Promise<Record<ListName, number[]>> {
  const rows = await db
    .selectFrom('wishlist_products')
    .select(['list', 'product_id as id'])
    .where('user_id', '=', userId)
    .orderBy('added_at', 'desc')
    .orderBy('product_id')
    .execute();
  const idsOf = (name: ListName) => rows.flatMap(({ list, id }) => (list === name ? [id] : []));
  return { saved: idsOf('saved'), seen: idsOf('seen') };
}

/** The cart that an account keeps, '' for none. */
export async function findAccountCart(db: Executor, userId: string): Promise<string> {
  const kept = db.selectFrom('account_carts').select('cart').where('user_id', '=', userId);
  return (await kept.executeTakeFirst())?.cart ?? '';
}

/** All of it for a copy of the account's data. */
export async function exportWishlists(db: Executor, userId: string) {
  const products = await db
    .selectFrom('wishlist_products as w')
    .innerJoin('products as p', 'p.id', 'w.product_id')
    .select(['w.list', 'p.title', 'w.added_at as addedAt'])
    .where('w.user_id', '=', userId)
    .orderBy('w.added_at', 'desc')
    .execute();
  const of = (name: ListName) =>
    products.flatMap(({ list, title, addedAt }) => (list === name ? [{ title, addedAt }] : []));
  return { saved: of('saved'), seen: of('seen'), cart: (await findAccountCart(db, userId)) || null };
}
