import { lockBooking } from '#modules/booking/lock-booking.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { vouchersReissued, vouchersVoided } from '../events.ts';
import { may } from '../policy.ts';
import { readTripCode } from '../rules/voucher-code.ts';
import { lockVoucher } from './lock-voucher.ts';
import { recordVoucherEvent } from './record-voucher-event.ts';

export type ReissueVoucherResult =
  | { ok: true; version: number }
  | { ok: false; reason: 'not_allowed' | 'unknown_voucher' | 'not_reissuable' | 'already_replaced' };

interface Reissue {
  code: string;
  /** The version to be replaced: two requests for the same one raise it once. */
  replaces: number;
  /** Why, for the history; the guest does not read it. */
  note: string;
  actor: Actor;
}

/**
 * Reissues a voucher, for example when its QR got into the wrong hands: tokens of the old version are refused from now
 * on, and the guest gets the new one by mail. One that was voided by staff becomes valid again this way while its trip
 * stands.
 */
export async function reissueVoucher(
  db: Database,
  queue: Queue,
  { code, replaces, note, actor }: Reissue,
  now: Date,
): Promise<ReissueVoucherResult> {
  if (!may(actor, 'voucher.reissue')) return { ok: false, reason: 'not_allowed' };
  const trip = readTripCode(code);
  if (!trip) return { ok: false, reason: 'unknown_voucher' };
  return db.transaction().execute(async (tx): Promise<ReissueVoucherResult> => {
    const booking = await lockBooking(tx, { code: trip.bookingCode });
    const voucher = await lockVoucher(tx, code);
    if (!booking || !voucher) return { ok: false, reason: 'unknown_voucher' };
    const { state } = voucher;
    const isVoided = state === 'voided';
    if (voucher.version === replaces + 1 && !isVoided) return { ok: true, version: voucher.version };
    if (voucher.version !== replaces) return { ok: false, reason: 'already_replaced' };
    const stands = booking.state === 'confirmed' && !booking.quote.items[trip.position ?? 0]?.ended;
    const comesBack = isVoided && stands && (await wasVoidedByHand(tx, code));
    if (state !== 'issued' && state !== 'active' && !comesBack)
      return { ok: false, reason: 'not_reissuable' };
    const version = replaces + 1;
    const to = comesBack ? 'issued' : state;
    await tx
      .updateTable('vouchers')
      .set({ version, state: to, voided_at: null })
      .where('code', '=', code)
      .execute();
    const change = { code, from: state, to, actor, reason: 'reissued', at: now } as const;
    await recordVoucherEvent(tx, { ...change, details: { version, ...(note && { note }) } });
    await queue.send(tx, vouchersReissued, { bookingId: booking.id, voucher: code, at: now.toISOString() });
    return { ok: true, version };
  });
}

export type VoidVoucherResult =
  | { ok: true }
  | { ok: false; reason: 'not_allowed' | 'unknown_voucher' | 'not_voidable' | 'already_replaced' };

/**
 * Voids one voucher of a valid booking, for example when it was issued wrongly: every scanner refuses it from now on,
 * guest and supplier are notified. Booking and money are not affected. Idempotent.
 */
export async function voidVoucher(
  db: Database,
  queue: Queue,
  {
    code,
    seen,
    note,
    actor,
  }: {
    code: string;
    /** The version that was seen: one reissued meanwhile is not voided. */
    seen: number;
    /** Why, for the history; the guest does not read it. */
    note: string;
    actor: Actor;
  },
  now: Date,
): Promise<VoidVoucherResult> {
  if (!may(actor, 'voucher.void')) return { ok: false, reason: 'not_allowed' };
  const trip = readTripCode(code);
  if (!trip) return { ok: false, reason: 'unknown_voucher' };
  return db.transaction().execute(async (tx): Promise<VoidVoucherResult> => {
    const booking = await lockBooking(tx, { code: trip.bookingCode });
    const voucher = await lockVoucher(tx, code);
    if (!booking || !voucher) return { ok: false, reason: 'unknown_voucher' };
    const { state: from, version, admitted } = voucher;
    if (version !== seen) return { ok: false, reason: 'already_replaced' };
    if (from === 'voided') return { ok: true };
    // Once somebody was admitted, it has been used.
    if (from === 'used' || from === 'expired' || admitted > 0) return { ok: false, reason: 'not_voidable' };
    await tx
      .updateTable('vouchers')
      .set({ state: 'voided', voided_at: now })
      .where('code', '=', code)
      .execute();
    const change = { code, from, to: 'voided', actor, reason: 'voided', at: now } as const;
    await recordVoucherEvent(tx, { ...change, details: { version, note } });
    await queue.send(tx, vouchersVoided, { bookingId: booking.id, voucher: code, at: now.toISOString() });
    return { ok: true };
  });
}

/** Whether it was voided by staff, not because its booking or item has ended. */
async function wasVoidedByHand(tx: Tx, code: string): Promise<boolean> {
  const last = await tx
    .selectFrom('voucher_events')
    .select('reason')
    .where('voucher_code', '=', code)
    .where('to_state', '=', 'voided')
    .where('from_state', '<>', 'voided')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.reason === 'voided';
}
