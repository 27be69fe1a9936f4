import { startsAt } from '#modules/booking/cancellation/refund-for.ts';
import { chooseOutcome } from '#modules/booking/disruption/choices.ts';
import {
  type CancelBySupplierResult,
  cancelBySupplier,
  type SupplierCancellation,
} from '#modules/booking/disruption/steps/cancel-by-supplier.ts';
import { lockBooking } from '#modules/booking/lock-booking.ts';
import { may } from '#modules/booking/policy.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import type { Choice } from '#modules/booking/schema.ts';
import { isAwaitingPayment } from '#modules/booking/state.ts';
import { listTravellers, savePassengers } from '#modules/booking/trip/passengers.ts';
import { extendHold } from '#modules/inventory/holds/holds.ts';
import { extendAttempt } from '#modules/payments/attempts/attempts.ts';
import { findLastAttempt, isOpen } from '#modules/payments/attempts/queries.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Database, Executor } from '#platform/db/connect.ts';
import type { EncryptionSecrets } from '#platform/http/encryptor.ts';
import type { Queue } from '#platform/queue/queue.ts';

export { changeHolder } from '#modules/booking/access/change-holder.ts';
export { addService, previewAddition } from '#modules/booking/change/add-service.ts';
export { extendBookingCode } from '#modules/booking/goodwill/extend-booking-code.ts';
export { extendBookingCredit } from '#modules/booking/goodwill/extend-booking-credit.ts';
export {
  canGetCredit,
  decideCredit,
  findCreditProposal,
  giveCredit,
} from '#modules/booking/goodwill/give-credit.ts';
export { listMoveTargets, type MoveTarget } from '#modules/booking/relocation/list-move-targets.ts';
export {
  type MovePreview,
  moveBookingItem,
  previewMove,
} from '#modules/booking/relocation/move-booking-item.ts';

export { bookForGuest, guestOnPhoneInput } from './steps/book-for-guest.ts';
export { asIfReturned, type ReviseQuoteResult, reviseQuote } from './steps/revise-quote.ts';
export { type SendQuoteLinkResult, sendQuoteLink } from './steps/send-quote-link.ts';

/** What staff do on behalf of a guest on the phone: the guest's own commands, for staff with the right. */
const notAllowed = { ok: false, reason: 'not_allowed' } as const;

/** Chooses another day, credit or a refund for items that cannot take place or lost their inventory to a late payment. */
export async function chooseForGuest(
  db: Database,
  queue: Queue,
  input: { code: string; choice: Choice; actor: Actor },
  now: Date,
): Promise<Awaited<ReturnType<typeof chooseOutcome>> | typeof notAllowed> {
  return may(input.actor, 'booking.edit') ? chooseOutcome(db, queue, input, now) : notAllowed;
}

/** A supplier withdraws confirmed items: the guest chooses another day, credit, or a full refund. */
export async function cancelForSupplier(
  db: Executor,
  queue: Queue,
  taken: SupplierCancellation,
  now: Date,
): Promise<CancelBySupplierResult | typeof notAllowed> {
  return may(taken.actor, 'booking.cancel') ? cancelBySupplier(db, queue, taken, now) : notAllowed;
}

/** Renames travellers; their papers, and who goes on which trip, stay with their position in the list. */
export async function renamePassengersForGuest(
  db: Database,
  queue: Queue,
  { code, names, actor }: { code: string; names: string[]; actor: Actor },
  { secrets, now }: { secrets: EncryptionSecrets; now: Date },
): Promise<Awaited<ReturnType<typeof savePassengers>> | typeof notAllowed> {
  if (!may(actor, 'booking.edit')) return notAllowed;
  const booking = await db.selectFrom('bookings').select('id').where('code', '=', code).executeTakeFirst();
  const before = booking ? await listTravellers(db, secrets, booking.id) : [];
  const passengers = names.map((fullName, at) => ({
    ...before[at]?.details,
    goesOn: before[at]?.goesOn ?? null,
    fullName,
  }));
  return savePassengers(db, queue, { code, passengers, actor }, { secrets, now });
}

type ExtendHoldResult =
  | { ok: true; expiresAt: Date }
  /** 'no_longer': no time is left for a hold, for instance shortly before the service begins. */
  | { ok: false; reason: 'not_allowed' | 'unknown_booking' | 'not_held' | 'no_longer' };

interface Extension {
  code: string;
  /** Hours from now, 1 to 72. */
  hours: number;
  note: string;
  actor: Actor;
}

/** Extends the hold of an unpaid booking to some hours from now, never shorter than it is and never past the trip's beginning. */
export async function extendHoldForGuest(
  db: Database,
  { code, hours, note, actor }: Extension,
  now: Date,
): Promise<ExtendHoldResult> {
  if (!may(actor, 'booking.edit')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx): Promise<ExtendHoldResult> => {
    const booking = await lockBooking(tx, { code });
    if (!booking) return { ok: false, reason: 'unknown_booking' };
    const { hold } = booking;
    if (!isAwaitingPayment(booking.state) || hold?.state !== 'active')
      return { ok: false, reason: 'not_held' };
    const wanted = now.getTime() + Math.min(Math.max(hours, 1), 72) * 3_600_000;
    const until = new Date(Math.min(wanted, startsAt(booking.quote)?.getTime() ?? wanted));
    if (until <= hold.expiresAt) return { ok: false, reason: 'no_longer' };
    const extended = await extendHold(tx, hold.id, until);
    if (!extended.ok) return { ok: false, reason: 'not_held' };
    const attempt = await findLastAttempt(tx, booking.id);
    if (attempt && isOpen(attempt, now)) await extendAttempt(tx, attempt.id, until);
    const details = { note, heldUntil: until.toISOString() };
    await recordEvent(tx, booking, { actor, reason: 'hold_extended', details, now });
    return { ok: true, expiresAt: extended.expiresAt };
  });
}
