import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { lockPhone } from '#modules/booking/hold/create-booking.ts';
import type { BookingSecrets } from '#modules/booking/hold/write-booking.ts';
import { type LockedBooking, lockBooking } from '#modules/booking/lock-booking.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { isAwaitingPayment, stateNow } from '#modules/booking/state.ts';
import { getPaidAmount } from '#modules/payments/ledger/ledger.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Executor, Tx } from '#platform/db/connect.ts';
import { keepIf, tryOut } from '#platform/db/try-out.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { type BookForGuestResult, bookForGuest, type GuestOnPhone } from './book-for-guest.ts';

export type ReviseQuoteResult =
  | BookForGuestResult
  /** 'not_open': paid at least in part, or finished in another way; 'replaced': there is already a newer version. */
  | { ok: false; reason: 'unknown_quote' | 'not_open' | 'replaced' };

/**
 * Revises a quote that was sent and not paid: releases its inventory and holds that of the new version, in one transaction, all or
 * nothing. The former version is cancelled and points to the newest one, as do all earlier versions. Lock order as of a new
 * booking: phone → booking → holds.
 */
export async function reviseQuote(
  db: Executor,
  queue: Queue,
  { code, input }: { code: string; input: GuestOnPhone },
  context: BookingSecrets & { actor: Actor; now: Date },
): Promise<ReviseQuoteResult> {
  return keepIf<ReviseQuoteResult>(
    db,
    async (tx) => {
      await lockPhone(tx, input.contact.phone);
      const before = await lockBooking(tx, { code });
      if (!before) return { ok: false, reason: 'unknown_quote' };
      const refusal = await endVersion(tx, queue, before, context);
      if (refusal) return refusal;
      const made = await bookForGuest(tx, queue, input, context);
      if (!made.ok) return made;
      await announceVersions(tx, before, made.booking, context);
      return made;
    },
    ({ ok }) => ok,
  );
}

/**
 * Runs `work` as if the inventory of a quote were already released, as it is once it is revised, and rolls everything back. For a
 * quote that can no longer be revised it sees the actual state.
 */
export function asIfReturned<T>(
  db: Executor,
  queue: Queue,
  { code, actor }: { code: string; actor: Actor },
  now: Date,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return tryOut(db, async (tx) => {
    const before = await lockBooking(tx, { code });
    if (before) await endVersion(tx, queue, before, { actor, now });
    return work(tx);
  });
}

/** Releases the inventory of an unpaid version; a lapsed hold has none. */
async function endVersion(
  tx: Tx,
  queue: Queue,
  { id, code, state, hold }: LockedBooking,
  { actor, now }: { actor: Actor; now: Date },
): Promise<Extract<ReviseQuoteResult, { ok: false }> | null> {
  const { replacedBy } = await versionOf(tx, id);
  if (replacedBy) return { ok: false, reason: 'replaced' };
  const standing = stateNow({ state, holdState: hold?.state ?? null });
  const isWaiting = isAwaitingPayment(standing) || standing === 'on_request';
  if ((await getPaidAmount(tx, id)) > 0 || !(isWaiting || standing === 'expired'))
    return { ok: false, reason: 'not_open' };
  if (!isWaiting) return null;
  const by = { code, actor, note: 'Thay bằng bản báo giá mới', onlyUnpaid: true };
  const cancelled = await cancelBooking(tx, queue, { ...by, isReplaced: true }, now);
  return cancelled.ok ? null : { ok: false, reason: 'not_open' };
}

async function versionOf(tx: Tx, id: string) {
  return tx
    .selectFrom('bookings')
    .select(['quote_version as version', 'replaced_by as replacedBy'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function announceVersions(
  tx: Tx,
  before: LockedBooking,
  made: { id: string; code: string },
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const version = (await versionOf(tx, before.id)).version + 1;
  await tx.updateTable('bookings').set({ quote_version: version }).where('id', '=', made.id).execute();
  await tx
    .updateTable('bookings')
    .set({ replaced_by: made.id })
    .where((row) => row.or([row('id', '=', before.id), row('replaced_by', '=', before.id)]))
    .execute();
  const old = await lockBooking(tx, { id: before.id });
  const fresh = await lockBooking(tx, { id: made.id });
  if (!old || !fresh) throw new Error('A quote version disappeared while its row was locked');
  const facts = { actor, now } as const;
  await recordEvent(tx, old, {
    ...facts,
    reason: 'quote_replaced',
    details: { quoteVersion: version, newCode: made.code },
  });
  await recordEvent(tx, fresh, {
    ...facts,
    reason: 'quote_revised',
    details: { quoteVersion: version, formerCode: before.code },
  });
}
