import type { Database } from '#platform/db/connect.ts';

/**
 * The cart that a device and its account have from now on: the device's where it has changed since it last asked, else the
 * account's; the first time both united. Carts are opaque texts, '' for an empty one.
 * @param change of the device: 'first' where it never asked for this account
 * @returns null for an account that is gone
 */
export function syncCart(
  db: Database,
  {
    userId,
    device,
    change,
    unite,
  }: {
    userId: string;
    device: string;
    change: 'first' | 'changed' | 'unchanged';
    unite: (account: string, device: string) => string;
  },
  now: Date,
): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    const user = tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate();
    if (!(await user.executeTakeFirst())) return null;
    const kept = tx.selectFrom('account_carts').select('cart').where('user_id', '=', userId);
    const account = (await kept.executeTakeFirst())?.cart ?? '';
    const cart = change === 'first' ? unite(account, device) : change === 'changed' ? device : account;
    if (cart === account) return cart;
    const row = { cart, changed_at: now };
    await tx
      .insertInto('account_carts')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();
    return cart;
  });
}
