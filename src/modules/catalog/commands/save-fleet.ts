import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';

/**
 * Writes the vehicles of a product under their codes; what is no longer named is switched off, never removed. They are
 * locked by id first, as a booking locks them.
 */
export async function saveFleet(tx: Tx, productId: number, codes: string[]): Promise<void> {
  await tx
    .selectFrom('vehicles')
    .select('id')
    .where('product_id', '=', productId)
    .orderBy('id')
    .forUpdate()
    .execute();
  await tx.updateTable('vehicles').set({ status: false }).where('product_id', '=', productId).execute();
  await sql`
    INSERT INTO vehicles (product_id, code) SELECT ${productId}::int, unnest(${codes}::text[])
    ON CONFLICT (product_id, code) DO UPDATE SET status = true`.execute(tx);
}
