import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';

/** A voucher that was scanned, or whose supplier has confirmed the guest, with who did so. */
export async function findUsedVoucher(
  tx: Tx,
  bookingId: string,
): Promise<{ isUsed: boolean; actor: string; at: Date | null } | undefined> {
  const { rows } = await sql<{ isUsed: boolean; actor: string; at: Date | null }>`
    SELECT v.state = 'used' AS "isUsed", coalesce(e.actor, '') AS actor, e.at FROM vouchers v
    LEFT JOIN LATERAL (
      SELECT actor, at FROM voucher_events WHERE voucher_code = v.code AND reason IN ('scanned', 'supplier_confirmed')
      ORDER BY id DESC LIMIT 1
    ) e ON true
    WHERE v.booking_id = ${bookingId} AND (v.state = 'used' OR v.state <> 'voided' AND v.supplier_reference <> '')
    ORDER BY v.state = 'used' DESC, v.code LIMIT 1`.execute(tx);
  return rows[0];
}
