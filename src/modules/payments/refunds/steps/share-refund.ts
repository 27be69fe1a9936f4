import { sql } from 'kysely';
import { notUndone } from '#modules/payments/ledger/not-undone.ts';
import type { Tx } from '#platform/db/connect.ts';

/** One payer's share of a refund: null for the booking's holder, otherwise the payer of that part. */
export interface RefundShare {
  partId: string | null;
  amountVnd: number;
}

/**
 * Divides a refund among the payers: in proportion to what each has left on the booking, to the đồng; money without a known
 * payment goes to the holder.
 */
export async function shareRefund(tx: Tx, bookingId: string, amountVnd: number): Promise<RefundShare[]> {
  const paid = await listPaidShares(tx, bookingId);
  if (paid.every(({ partId }) => partId === null)) return [{ partId: null, amountVnd }];
  return inProportion(paid, amountVnd);
}

/** @internal */
export function inProportion(paid: readonly RefundShare[], amountVnd: number): RefundShare[] {
  const whole = paid.reduce((sum, share) => sum + share.amountVnd, 0);
  const most = Math.min(amountVnd, whole);
  // Amounts are so large that their product exceeds the safe integers.
  const shares = paid.map(({ partId, amountVnd: left }) => {
    const product = BigInt(left) * BigInt(most);
    return {
      partId,
      amountVnd: Number(product / BigInt(whole || 1)),
      rest: product % BigInt(whole || 1),
    };
  });
  let missing = most - shares.reduce((sum, share) => sum + share.amountVnd, 0);
  for (const share of shares.toSorted((a, b) => (a.rest < b.rest ? 1 : a.rest > b.rest ? -1 : 0))) {
    if (missing === 0) break;
    share.amountVnd += 1;
    missing -= 1;
  }
  const unknownVnd = amountVnd - most;
  const given = shares.map(({ partId, amountVnd: part }) => ({ partId, amountVnd: part }));
  const holder = given.find(({ partId }) => partId === null);
  if (holder) holder.amountVnd += unknownVnd;
  else if (unknownVnd > 0) given.unshift({ partId: null, amountVnd: unknownVnd });
  return given.filter((share) => share.amountVnd > 0);
}

async function listPaidShares(tx: Tx, bookingId: string): Promise<RefundShare[]> {
  const { rows } = await sql<RefundShare>`
    SELECT "partId", sum(amount)::bigint AS "amountVnd" FROM (
      SELECT id, part_id AS "partId", amount_vnd AS amount FROM ledger_entries
      WHERE booking_id = ${bookingId} AND amount_vnd > 0 AND cause <> 'gift_taken_back'
        AND account IN ('bank', 'cash', 'gateway', 'credit') AND ${notUndone('ledger_entries')}
      UNION ALL
      SELECT NULL, part_id, -amount_vnd FROM refunds WHERE booking_id = ${bookingId} AND state <> 'rejected'
    ) moves GROUP BY "partId" HAVING sum(amount) > 0 ORDER BY min(id)`.execute(tx);
  return rows;
}
