import { sql } from 'kysely';
import type { BookedLine, Channel } from '#modules/payments/reconciliation/reconciliations.ts';
import { findBookingCodes } from '#modules/payments/webhook-events/webhook-events.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays, dayInVietnam, instantInVietnam } from '#platform/time/days.ts';

interface Incoming {
  txnId: string;
  content: string;
  at: Date;
  amountVnd: number;
}

interface Outgoing {
  reference: string;
  evidence: string | null;
  at: Date;
  amountVnd: number;
}

/**
 * The ledger's movements of a channel on a day in Vietnam, and, because others separate days differently, those near it:
 * incoming money at the sender's time, refunds at payout (negative), and entries that two people posted to the bank
 * account.
 */
export async function listBookedMoney(db: Executor, channel: Channel, day: string): Promise<BookedLine[]> {
  const from = instantInVietnam(addDays(day, -1));
  const until = instantInVietnam(addDays(day, 2));
  const incoming = await sql<Incoming>`
    SELECT m.provider_txn_id AS "txnId", m.content, m.occurred_at AS at, sum(l.amount_vnd)::bigint AS "amountVnd"
    FROM payment_inbox m JOIN payment_inbox part ON part.id = m.id OR part.split_of = m.id
      JOIN ledger_entries l ON l.inbox_id = part.id AND l.account NOT IN ('guest', 'unmatched')
    WHERE m.provider = ${channel} AND m.split_of IS NULL AND m.occurred_at >= ${from} AND m.occurred_at < ${until}
    GROUP BY m.id ORDER BY m.id`.execute(db);
  const outgoing = await sql<Outgoing>`
    SELECT reference, evidence, ended_at AS at, amount_vnd AS "amountVnd" FROM refund_payouts
    WHERE channel = ${channel === 'bank' ? 'bank_transfer' : channel} AND state = 'succeeded' AND NOT is_cash
      AND ended_at >= ${from} AND ended_at < ${until}
    UNION ALL
    SELECT reference, '', at, -amount_vnd FROM ledger_entries
    WHERE ${channel} = 'bank' AND account = 'bank' AND cause IN ('correction', 'unmatched_returned')
      AND at >= ${from} AND at < ${until}
    ORDER BY 3, 1`.execute(db);
  const isOfDay = (at: Date) => dayInVietnam(at) === day;
  return [
    ...incoming.rows.map(({ txnId, content, at, amountVnd }) => ({
      names: channel === 'bank' ? txnId.split(':').slice(1, 2) : txnId.split(':').slice(0, 2),
      hints: channel === 'bank' ? findBookingCodes(content) : [content],
      at,
      amountVnd,
      isOfDay: isOfDay(at),
    })),
    ...outgoing.rows.map(({ reference, evidence, at, amountVnd }) => ({
      names: [reference, evidence ?? ''],
      hints: [reference],
      at,
      amountVnd: -amountVnd,
      isOfDay: isOfDay(at),
    })),
  ];
}
