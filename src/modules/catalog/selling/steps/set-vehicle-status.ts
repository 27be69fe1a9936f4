import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';

/** Switches a product's vehicle on or off, and updates the fleet listed in the product's details. */
export async function setVehicleStatus(
  tx: Tx,
  { productId, code, status }: { productId: number; code: string; status: boolean },
): Promise<void> {
  await sql`
    INSERT INTO vehicles (product_id, code, status) VALUES (${productId}, ${code}, ${status})
    ON CONFLICT (product_id, code) DO UPDATE SET status = excluded.status`.execute(tx);
  await sql`
    UPDATE products p SET version = version + 1, updated_at = now(), details = jsonb_set(details, '{fleet}',
      (SELECT jsonb_agg(v.code ORDER BY v.id) FROM vehicles v WHERE v.product_id = p.id AND v.status))
    WHERE id = ${productId}`.execute(tx);
}
