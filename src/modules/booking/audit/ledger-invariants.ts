import { type RawBuilder, sql } from 'kysely';

type Rows = RawBuilder<Record<string, unknown>>;

/** How long a webhook event may stay unprocessed. */
const carriedOutAfter = sql.lit('15 minutes');

/** Statements that return a row for each inconsistency of money; the name says which. */
export const ledgerInvariants: Record<string, Rows> = {
  'an entry of the ledger that does not balance': sql`
    SELECT entry_id, sum(amount_vnd)::bigint AS sum FROM ledger_entries
    GROUP BY entry_id HAVING sum(amount_vnd) <> 0 OR count(*) < 2`,

  'a message whose money is not in the ledger exactly once': sql`
    SELECT m.id, m.provider, m.outcome, m.amount_vnd, coalesce(sum(l.amount_vnd), 0)::bigint AS posted
    FROM payment_inbox m
    LEFT JOIN ledger_entries l ON l.inbox_id = m.id AND l.account NOT IN ('guest', 'unmatched')
    GROUP BY m.id
    HAVING coalesce(sum(l.amount_vnd), 0) <>
      CASE WHEN m.outcome IN ('received', 'ignored', 'other_account', 'split') THEN 0 ELSE coalesce(m.amount_vnd, 0) END`,

  'money on another account than it came by': sql`
    SELECT m.id, m.provider, l.account FROM payment_inbox m
    JOIN ledger_entries l ON l.inbox_id = m.id AND l.account NOT IN ('guest', 'unmatched')
    WHERE l.account <> CASE m.provider WHEN 'bank' THEN 'bank' WHEN 'office' THEN 'cash'
      WHEN 'credit' THEN 'credit' ELSE 'gateway' END`,

  'money that came in without a message': sql`
    SELECT id, account, amount_vnd, cause FROM ledger_entries
    WHERE account IN ('bank', 'cash', 'gateway') AND amount_vnd > 0 AND inbox_id IS NULL AND cause <> 'correction'`,

  'money without a booking that is not the sum of its messages': sql`
    SELECT * FROM (
      SELECT (SELECT coalesce(-sum(amount_vnd), 0)::bigint FROM ledger_entries WHERE account = 'unmatched') AS posted,
        (SELECT coalesce(sum(amount_vnd), 0)::bigint FROM payment_inbox WHERE outcome = 'unmatched') AS came
    ) sums WHERE posted <> came`,

  'a message that nobody has carried out': sql`
    SELECT id, provider, received_at FROM payment_inbox
    WHERE outcome = 'received' AND received_at < now() - ${carriedOutAfter}::interval`,

  'a guest who has less than nothing with us': sql`
    SELECT booking_id, sum(amount_vnd)::bigint AS owed_to_us FROM ledger_entries
    WHERE account = 'guest' GROUP BY booking_id HAVING sum(amount_vnd) > 0`,

  'a booking whose money is not the sum of its messages': sql`
    SELECT b.code, coalesce(l.posted, 0)::bigint AS posted, coalesce(m.came, 0)::bigint AS came
    FROM bookings b
    LEFT JOIN (
      SELECT booking_id, -sum(amount_vnd) AS posted FROM ledger_entries
      WHERE account = 'guest' AND inbox_id IS NOT NULL GROUP BY booking_id
    ) l ON l.booking_id = b.id
    LEFT JOIN (
      SELECT booking_id, sum(amount_vnd) AS came FROM payment_inbox
      WHERE outcome NOT IN ('received', 'ignored', 'unmatched', 'other_account', 'split', 'returned') GROUP BY booking_id
    ) m ON m.booking_id = b.id
    WHERE coalesce(l.posted, 0) <> coalesce(m.came, 0)`,

  'refunds that the ledger does not owe': sql`
    SELECT b.code, coalesce(r.owed, 0)::bigint AS owed, coalesce(l.posted, 0)::bigint AS posted
    FROM bookings b
    LEFT JOIN (
      SELECT r.booking_id, sum(CASE WHEN r.state = 'rejected' THEN 0 ELSE r.amount_vnd END)
        - coalesce(sum(p.gone), 0) AS owed
      FROM refunds r
      LEFT JOIN (
        SELECT refund_id, sum(amount_vnd) AS gone FROM refund_payouts WHERE state = 'succeeded' GROUP BY refund_id
      ) p ON p.refund_id = r.id
      GROUP BY r.booking_id
    ) r ON r.booking_id = b.id
    LEFT JOIN (
      SELECT booking_id, -sum(amount_vnd) AS posted FROM ledger_entries
      WHERE account = 'refund_payable' GROUP BY booking_id
    ) l ON l.booking_id = b.id
    WHERE coalesce(r.owed, 0) <> coalesce(l.posted, 0)`,

  'credit that the ledger does not owe': sql`
    SELECT * FROM (
      SELECT (SELECT coalesce(-sum(amount_vnd), 0)::bigint FROM ledger_entries WHERE account = 'credit') AS posted,
        (SELECT coalesce(sum(rest_vnd), 0)::bigint FROM credits) AS rest
    ) sums WHERE posted <> rest`,

  'a credit whose rest is not what its uses left': sql`
    SELECT c.code, c.rest_vnd FROM credits c LEFT JOIN credit_uses u ON u.credit_code = c.code
    GROUP BY c.code HAVING c.amount_vnd - coalesce(sum(u.amount_vnd), 0) <> c.rest_vnd`,

  'open parts that do not come to what is due': sql`
    SELECT b.code, p.open, d.vnd - coalesce(l.paid, 0) AS due FROM bookings b
    CROSS JOIN LATERAL (SELECT CASE WHEN b.state = 'confirmed' THEN b.total_vnd ELSE b.due_now_vnd END AS vnd) d
    JOIN (SELECT booking_id, sum(amount_vnd) AS open FROM payment_parts WHERE state = 'open' GROUP BY booking_id) p
      ON p.booking_id = b.id
    LEFT JOIN (SELECT booking_id, -sum(amount_vnd) AS paid FROM ledger_entries WHERE account = 'guest' GROUP BY booking_id) l
      ON l.booking_id = b.id
    WHERE p.open <> d.vnd - coalesce(l.paid, 0) OR b.state NOT IN ('held', 'pending_payment', 'confirmed')`,

  'a part whose money is not what it says': sql`
    SELECT p.id, p.state, p.amount_vnd, coalesce(l.came, 0) AS came FROM payment_parts p
    LEFT JOIN (SELECT part_id, -sum(amount_vnd) AS came FROM ledger_entries
      WHERE account = 'guest' AND inbox_id IS NOT NULL GROUP BY part_id) l ON l.part_id = p.id
    WHERE p.state = 'paid' AND coalesce(l.came, 0) < p.amount_vnd OR p.state = 'open' AND l.came <> 0`,

  'somebody who gets back more than they paid for their part': sql`
    SELECT part_id, sum(amount)::bigint AS left FROM (
      SELECT part_id, amount_vnd AS amount FROM ledger_entries
      WHERE part_id IS NOT NULL AND amount_vnd > 0 AND account IN ('bank', 'cash', 'gateway', 'credit')
      UNION ALL SELECT part_id, -amount_vnd FROM refunds WHERE part_id IS NOT NULL AND state <> 'rejected'
    ) moves GROUP BY part_id HAVING sum(amount) < 0`,

  'a payout to another payer than its refund is for': sql`
    SELECT p.reference FROM refund_payouts p JOIN refunds r ON r.id = p.refund_id
    JOIN ledger_entries l ON l.id = p.paid_entry_id WHERE l.part_id IS DISTINCT FROM r.part_id`,

  'a refund that says it is done, of which not all has gone out': sql`
    SELECT r.id, r.amount_vnd FROM refunds r LEFT JOIN refund_payouts p ON p.refund_id = r.id AND p.state = 'succeeded'
    WHERE r.state = 'succeeded' GROUP BY r.id HAVING coalesce(sum(p.amount_vnd), 0) <> r.amount_vnd`,

  'a payment whose attempt does not say so': sql`
    SELECT a.reference, a.state, m.outcome FROM payment_attempts a
    JOIN payment_inbox m ON m.provider = a.method AND m.content = a.reference
      AND m.outcome NOT IN ('received', 'ignored', 'unmatched', 'other_account')
    WHERE a.state NOT IN ('succeeded', 'reversed')`,

  'an attempt that says it was paid, of which no message came': sql`
    SELECT a.reference FROM payment_attempts a
    WHERE a.state = 'succeeded' AND a.method IN ('vnpay', 'momo', 'zalopay') AND NOT EXISTS (
      SELECT FROM payment_inbox m WHERE m.provider = a.method AND m.content = a.reference
        AND m.outcome NOT IN ('received', 'ignored', 'unmatched', 'other_account'))`,
};
