import { sql } from 'kysely';
import { postLedger } from '#modules/payments/ledger/ledger.ts';
import type { Tx } from '#platform/db/connect.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';

/** Minimum validity of returned credit, even if it would have expired meanwhile. */
const atLeastDays = 30;

/**
 * Returns credit that paid a booking to where it came from, last used first. The money leaves what is owed to the
 * guest. @throws when less credit than that was used for the booking
 */
export async function returnCredit(
  tx: Tx,
  { bookingId, amountVnd, now }: { bookingId: string; amountVnd: number; now: Date },
): Promise<void> {
  const { rows: used } = await sql<{ code: string; usedVnd: number }>`
    SELECT credit_code AS code, sum(amount_vnd)::bigint AS "usedVnd" FROM credit_uses
    WHERE booking_id = ${bookingId}
    GROUP BY credit_code HAVING sum(amount_vnd) > 0
    ORDER BY max(id) DESC`.execute(tx);
  let leftVnd = amountVnd;
  for (const { code, usedVnd } of used) {
    const backVnd = Math.min(leftVnd, usedVnd);
    if (backVnd === 0) break;
    await sql`
      UPDATE credits SET rest_vnd = rest_vnd + ${backVnd},
        valid_until = greatest(valid_until, ${addDays(dayInVietnam(now), atLeastDays)}::date)
      WHERE code = ${code}`.execute(tx);
    await tx
      .insertInto('credit_uses')
      .values({ credit_code: code, booking_id: bookingId, amount_vnd: -backVnd, at: now })
      .execute();
    leftVnd -= backVnd;
  }
  if (leftVnd > 0) throw new Error(`Booking ${bookingId} was not paid with that much credit`);
  await postLedger(tx, {
    bookingId,
    cause: 'credit_returned',
    from: 'credit',
    to: 'refund_payable',
    amountVnd,
  });
}
