import { sql } from 'kysely';
import { lockBooking } from '#modules/booking/lock-booking.ts';
import { may } from '#modules/booking/policy.ts';
import { postLedger } from '#modules/payments/ledger/ledger.ts';
import {
  type EventOutcome,
  lockWebhookEvent,
  markWebhookEventProcessed,
  splitWebhookEvent,
} from '#modules/payments/webhook-events/webhook-events.ts';
import type { Actor } from '#platform/actor/actor.ts';
import { type Database, type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { tryOut } from '#platform/db/try-out.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { allocatePayment } from './steps/allocate-payment.ts';
import { findPartOf } from './steps/find-part-of.ts';

type Refused = {
  ok: false;
  reason: 'not_allowed' | 'unknown_message' | 'not_a_transfer' | 'not_unmatched' | 'unknown_booking';
};
export type AssignUnmatchedResult = { ok: true; outcome: EventOutcome } | Refused;

/**
 * Assigns a bank transfer without a recognized booking to the booking that a member of staff found. From then on it counts as
 * if it had come with the right code. Money for an account that was not in the settings is assigned the same way, once staff
 * know that the account is the company's. A second call is refused, so it is assigned once. A provider's payment without an
 * attempt of ours is refunded by the provider.
 */
export async function assignUnmatched(
  db: Executor,
  queue: Queue,
  { inboxId, code, actor }: { inboxId: number; code: string; actor: Actor },
  now: Date,
): Promise<AssignUnmatchedResult> {
  if (!may(actor, 'payment.assign')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx): Promise<AssignUnmatchedResult> => {
    const money = await lockUnmatched(tx, inboxId);
    if (!money.ok) return money;
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    await takeOut(tx, inboxId, money);
    const partId = await findPartOf(tx, booking, money);
    const payment = { amountVnd: money.amountVnd, method: 'vietqr' as const, inboxId, partId, actor, now };
    const outcome = await allocatePayment(tx, queue, booking, payment);
    await markWebhookEventProcessed(tx, inboxId, { outcome, bookingId: booking.id, now });
    return { ok: true, outcome };
  });
}

/** What a match would post to the ledger: the balance change of each account, by name. */
export interface MatchEntry {
  account: string;
  /** The booking of a guest's account; null for our accounts and unmatched money. */
  bookingCode: string | null;
  amountVnd: number;
}

/** The entries that `assignUnmatched` would write, summed by account; rolled back. Null where it would refuse. */
export function previewMatch(
  db: Database,
  queue: Queue,
  input: { inboxId: number; code: string; actor: Actor },
  now: Date,
): Promise<MatchEntry[] | null> {
  return tryOut(db, async (tx) => {
    const newest = await tx
      .selectFrom('ledger_entries')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirst();
    const done = await assignUnmatched(tx, queue, input, now);
    if (!done.ok) return null;
    const { rows } = await sql<MatchEntry>`
      SELECT e.account, CASE WHEN e.account IN ('guest', 'refund_payable') THEN b.code END AS "bookingCode",
        sum(e.amount_vnd)::bigint AS "amountVnd"
      FROM ledger_entries e LEFT JOIN bookings b ON b.id = e.booking_id
      WHERE e.id > ${newest?.id ?? 0} AND (e.inbox_id = ${input.inboxId} OR b.code = ${input.code})
      GROUP BY 1, 2 HAVING sum(e.amount_vnd) <> 0 ORDER BY 1`.execute(tx);
    return rows;
  });
}

export interface MoneyPart {
  code: string;
  amountVnd: number;
}

export type SplitUnmatchedResult =
  | { ok: true; parts: { code: string; outcome: EventOutcome }[] /** What still waits. */; restVnd: number }
  | Refused
  | { ok: false; reason: 'too_much' | 'one_part' | 'twice_named' | 'unknown_booking'; code?: string };

/**
 * Splits a bank transfer among several bookings. The remainder stays unmatched and may be assigned to another booking or
 * returned. All or nothing.
 */
export async function splitUnmatched(
  db: Database,
  queue: Queue,
  { inboxId, parts, actor }: { inboxId: number; parts: readonly MoneyPart[]; actor: Actor },
  now: Date,
): Promise<SplitUnmatchedResult> {
  if (!may(actor, 'payment.assign')) return { ok: false, reason: 'not_allowed' };
  if (new Set(parts.map(({ code }) => code)).size < parts.length) return { ok: false, reason: 'twice_named' };
  // Every command that locks several bookings does so in this order.
  const sorted = [...parts].sort((a, b) => (a.code < b.code ? -1 : 1));
  return db.transaction().execute(async (tx): Promise<SplitUnmatchedResult> => {
    const money = await lockUnmatched(tx, inboxId);
    if (!money.ok) return money;
    const restVnd = money.amountVnd - parts.reduce((sum, { amountVnd }) => sum + amountVnd, 0);
    if (restVnd < 0) return { ok: false, reason: 'too_much' };
    if (parts.length === 0 || (parts.length === 1 && restVnd === 0)) return { ok: false, reason: 'one_part' };
    const bookings = [];
    for (const { code } of sorted) {
      const booking = await lockBooking(tx, { code });
      if (!booking) return { ok: false, reason: 'unknown_booking', code };
      bookings.push(booking);
    }
    await takeOut(tx, inboxId, money);
    const amountsVnd = [...sorted.map(({ amountVnd }) => amountVnd), ...(restVnd > 0 ? [restVnd] : [])];
    const ids = await splitWebhookEvent(tx, inboxId, { amountsVnd, now });
    const given = [];
    for (const [at, booking] of bookings.entries()) {
      const [id, amountVnd] = [ids[at] as number, amountsVnd[at] as number];
      const payment = { amountVnd, method: 'vietqr' as const, inboxId: id, actor, now };
      const outcome = await allocatePayment(tx, queue, booking, payment);
      await markWebhookEventProcessed(tx, id, { outcome, bookingId: booking.id, now });
      given.push({ code: booking.code, outcome });
    }
    const restId = ids[bookings.length];
    if (restId !== undefined) {
      const rest = { bookingId: null, cause: 'unmatched', inboxId: restId, amountVnd: restVnd };
      await postLedger(tx, { ...rest, from: 'unmatched', to: 'bank' });
      await markWebhookEventProcessed(tx, restId, { outcome: 'unmatched', bookingId: null, now });
    }
    return { ok: true, parts: given, restVnd };
  });
}

type Unmatched = { ok: true; amountVnd: number; content: string; outcome: 'unmatched' | 'other_account' };

async function lockUnmatched(tx: Tx, inboxId: number): Promise<Unmatched | Refused> {
  const known = await tx
    .selectFrom('payment_inbox')
    .select('id')
    .where('id', '=', inboxId)
    .executeTakeFirst();
  if (!known) return { ok: false, reason: 'unknown_message' };
  const { provider, amountVnd, content, outcome } = await lockWebhookEvent(tx, inboxId);
  if (provider !== 'bank') return { ok: false, reason: 'not_a_transfer' };
  const isOpen = outcome === 'unmatched' || outcome === 'other_account';
  return isOpen && amountVnd !== null
    ? { ok: true, amountVnd, content, outcome }
    : { ok: false, reason: 'not_unmatched' };
}

/** Takes money off the account of unmatched money; for money that came to another account nothing was posted. */
async function takeOut(tx: Tx, inboxId: number, { amountVnd, outcome }: Unmatched): Promise<void> {
  if (outcome !== 'unmatched') return;
  await postLedger(tx, {
    bookingId: null,
    cause: 'assigned',
    inboxId,
    amountVnd,
    from: 'bank',
    to: 'unmatched',
  });
}
