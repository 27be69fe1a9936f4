import { sql } from 'kysely';
import { lockBooking } from '#modules/booking/lock-booking.ts';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import { lastDay } from '#modules/vouchers/rules/last-day.ts';
import type { VoucherState } from '#modules/vouchers/rules/voucher-state.ts';
import { type Database, type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { listCountingHeads, paxOf } from './issue-trip-vouchers.ts';
import { recordVoucherEvent } from './record-voucher-event.ts';

interface Kept {
  code: string;
  position: number;
  state: VoucherState;
  version: number;
  validFrom: string;
  validUntil: string;
  pax: number;
}

/**
 * Syncs the vouchers of a booking with its items: one whose item was moved, to other days or another product, is
 * reissued, so that tokens of the old version are refused; one whose item will not take place is voided. Used ones stay.
 * Idempotent.
 * @returns the codes that changed
 */
export async function syncVouchers(db: Executor, bookingId: string, now: Date): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, { id: bookingId });
    if (!booking) return [];
    const isOver = booking.state === 'cancelled' || booking.state === 'refunding';
    const changed: string[] = [];
    const moved = await listMovedVouchers(tx, bookingId);
    for (const voucher of await lockPrepaidCodes(tx, bookingId)) {
      const item = booking.quote.items[voucher.position];
      if (isOver || !item || item.ended) await voidVoucher(tx, voucher, now);
      else if (isAsIssued(item, voucher) && !moved.has(voucher.code)) continue;
      else await reissue(tx, voucher, item, now);
      changed.push(voucher.code);
    }
    return changed;
  });
}

function isAsIssued(item: QuotedItem, { validFrom, validUntil, pax }: Kept): boolean {
  return item.from === validFrom && lastDay(item) === validUntil && paxOf(item) === pax;
}

/** Vouchers whose item was moved to another product after they were issued. */
async function listMovedVouchers(tx: Tx, bookingId: string): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`
    SELECT v.code FROM vouchers v WHERE v.booking_id = ${bookingId} AND EXISTS (
      SELECT FROM booking_events e CROSS JOIN jsonb_array_elements(e.details->'moved') moved
      WHERE e.booking_id = v.booking_id AND e.reason = 'moved' AND (moved->>'position')::int = v.position
        AND e.at > (SELECT max(i.at) FROM voucher_events i
          WHERE i.voucher_code = v.code AND i.reason IN ('issued', 'reissued', 'rebooked')))`.execute(tx);
  return new Set(rows.map(({ code }) => code));
}

async function lockPrepaidCodes(tx: Tx, bookingId: string): Promise<Kept[]> {
  const rows = await tx
    .selectFrom('vouchers')
    .select([
      'code',
      'position',
      'state',
      'version',
      'valid_from as validFrom',
      'valid_until as validUntil',
      'pax',
    ])
    .where('booking_id', '=', bookingId)
    .where('state', 'not in', ['used', 'voided'])
    .orderBy('code')
    .forUpdate()
    .execute();
  return rows.map((row) => ({ ...row, state: row.state as VoucherState }));
}

async function voidVoucher(tx: Tx, { code, state }: Kept, now: Date): Promise<void> {
  await tx
    .updateTable('vouchers')
    .set({ state: 'voided', voided_at: now })
    .where('code', '=', code)
    .execute();
  const change = { code, from: state, to: 'voided' as const, actor: 'system' as const, at: now };
  await recordVoucherEvent(tx, { ...change, reason: 'booking_cancelled' });
}

/** The supplier's reference is cleared, because it was for the old days or guests. */
async function reissue(tx: Tx, { code, state, version }: Kept, item: QuotedItem, now: Date): Promise<void> {
  await tx
    .updateTable('vouchers')
    .set({
      version: version + 1,
      state: 'issued',
      valid_from: item.from,
      valid_until: lastDay(item),
      pax: paxOf(item),
      admits: (await listCountingHeads(tx, [item])).has(item.productId) ? Math.max(1, paxOf(item)) : 1,
      supplier_reference: '',
      supplier_confirmed_at: null,
      supplier_declined_at: null,
    })
    .where('code', '=', code)
    .execute();
  const details = { version: version + 1, from: item.from };
  const change = { code, from: state, to: 'issued' as const, actor: 'system' as const, at: now };
  await recordVoucherEvent(tx, { ...change, reason: 'rebooked', details });
}

/** Stores state changes due to the calendar: vouchers whose day has come become active, those whose last day is over expire. */
export async function moveVouchers(db: Database, now: Date): Promise<number> {
  const today = dayInVietnam(now);
  const { rows } = await sql`
    WITH due AS (
      SELECT code, state, CASE WHEN valid_until < ${today}::date THEN 'expired' ELSE 'active' END AS next
      FROM vouchers
      WHERE state IN ('issued', 'active') AND valid_from <= ${today}::date
        AND (state = 'issued' OR valid_until < ${today}::date)
      ORDER BY code LIMIT 500 FOR UPDATE SKIP LOCKED
    ), moved AS (
      UPDATE vouchers SET state = due.next FROM due WHERE vouchers.code = due.code RETURNING vouchers.code
    )
    INSERT INTO voucher_events (voucher_code, from_state, to_state, actor, reason, at)
    SELECT due.code, due.state, due.next, 'system', 'calendar', ${now}::timestamptz
    FROM due JOIN moved USING (code)
    RETURNING voucher_code`.execute(db);
  return rows.length;
}
