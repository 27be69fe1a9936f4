import { sql } from 'kysely';
import { findBookingAffiliate } from '#modules/affiliates/queries/find-affiliate.ts';
import { raiseLinkVersion } from '#modules/booking/access/trip-link-tokens.ts';
import { lastDay } from '#modules/booking/active-items.ts';
import { isGiftOrder } from '#modules/booking/is-gift-order.ts';
import type { LockedBooking } from '#modules/booking/lock-booking.ts';
import { newAccessToken } from '#modules/booking/policy.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { toStoredQuote } from '#modules/booking/stored-quote.ts';
import { listMessages } from '#modules/booking/thread/messages.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { listTravellers } from '#modules/booking/trip/passengers.ts';
import { eraseGiftCard } from '#modules/gift-cards/commands/erase-gift-card.ts';
import { findGiftCard } from '#modules/gift-cards/queries/find-gift-card.ts';
import { listPrepaidCodesOfBooking } from '#modules/inventory/prepaid-codes/find-prepaid-code.ts';
import { listCredits } from '#modules/payments/credits/credits.ts';
import { erasePayer, hasMoneyUnderWay } from '#modules/payments/guest-data/erase-payer.ts';
import { getPaidAmount, listPaymentsMade } from '#modules/payments/ledger/ledger.ts';
import type { QuoteOptions } from '#modules/pricing/schema.ts';
import type { Actor } from '#platform/actor/actor.ts';
import type { Executor, Tx } from '#platform/db/connect.ts';
import type { JsonText } from '#platform/db/json.ts';
import { erased, type GuestContact } from '#platform/guest/guest-contact.ts';
import type { EncryptionSecrets } from '#platform/http/encryptor.ts';
import { dayInVietnam } from '#platform/time/days.ts';

export { purgeHolderHashes, purgePapers } from './steps/purge-papers.ts';

export interface GuestBooking {
  id: string;
  code: string;
  /** Whether its phone and mail are the guest's; null where theirs was not given. */
  hasPhone: boolean | null;
  hasEmail: boolean | null;
  /** The account that owns it, if any. */
  accountId: string | null;
  /** The company to invoice, and the invoice number once issued. */
  companyName: string | null;
  invoiceNo: string | null;
}

/**
 * The bookings with a guest's phone or mail, and those of an account where one is named, ordered by id, which is the order of
 * locks.
 */
export async function findGuestBookings(
  db: Executor,
  { phone, email, accountId = null }: GuestContact & { accountId?: string | null },
): Promise<GuestBooking[]> {
  const { rows } = await sql<GuestBooking>`
    SELECT id, code, phone = ${phone}::text AS "hasPhone", lower(email) = ${email}::text AS "hasEmail",
      account_id AS "accountId", invoice ->> 'companyName' AS "companyName", invoice_no AS "invoiceNo"
    FROM bookings
    WHERE phone = ${phone}::text OR lower(email) = ${email}::text OR account_id = ${accountId}::uuid
    ORDER BY id`.execute(db);
  return rows;
}

/**
 * All data that a booking holds of its guest, for a copy of their data: as its owner sees it, with papers, payments and
 * consents with their times. Refund accounts stay masked. @throws when there is no such booking
 */
export async function exportBooking(db: Executor, secrets: EncryptionSecrets, id: string, now: Date) {
  const {
    payment: _,
    can: __,
    choices: ___,
    refund: ____,
    travellers: _____,
    ...booking
  } = await getBooking(db, id, now);
  const { consents, source, openedAt } = await db
    .selectFrom('bookings')
    .select(['consents', 'source', 'opened_at as openedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...booking,
    ...{ consents, source, openedAt },
    travellers: (await listTravellers(db, secrets, id)).map(({ goesOn: _, ...traveller }) => traveller),
    payments: await listPaymentsMade(db, id),
    messages: await listMessages(db, id),
    giftCard: await findGiftCard(db, { bookingId: id }, now),
    affiliate: await findBookingAffiliate(db, id),
  };
}

export type EraseObstacle =
  | 'waits_for_answer'
  | 'waits_for_payment'
  | 'waits_for_choice'
  | 'trip_ahead'
  | 'money_under_way'
  | 'balance_open'
  | 'credit_left'
  | 'code_left';

/** Why a locked booking still needs its guest's data; null once it is finished and nothing is owed either way. */
export async function findEraseObstacle(
  db: Executor,
  booking: LockedBooking,
  now: Date,
): Promise<EraseObstacle | null> {
  const { id, state, quote, totalVnd } = booking;
  if (state === 'on_request') return 'waits_for_answer';
  if (state === 'held' || state === 'pending_payment') return 'waits_for_payment';
  if (state === 'disrupted' || state === 'paid_unallocated') return 'waits_for_choice';
  // It is completed automatically the day after its last one; without a date it ends with its codes.
  if (state === 'confirmed' && lastDay(quote) !== null) return 'trip_ahead';
  if (state === 'refunding' || (await hasMoneyUnderWay(db, id, now))) return 'money_under_way';
  const isBought = state === 'confirmed' || state === 'completed';
  if (isBought && !isGiftOrder(quote) && (await getPaidAmount(db, id)) < totalVnd) return 'balance_open';
  const today = dayInVietnam(now);
  // A card that was sent pays for whoever has it; to be sent, it needs its recipient.
  const gift = isGiftOrder(quote) ? await findGiftCard(db, { bookingId: id }, now) : null;
  const credits = gift?.sentAt ? [] : await listCredits(db, id);
  if (credits.some(({ rest, validUntil }) => rest > 0 && validUntil >= today)) return 'credit_left';
  const codes = await listPrepaidCodesOfBooking(db, id, now);
  const isLeft = codes.some(
    (one) => (one.state === 'issued' || one.state === 'reserved') && one.validUntil >= today,
  );
  return isLeft ? 'code_left' : null;
}

/**
 * Erases the guest from a locked booking for which `findEraseObstacle` finds none: contact, note, staff's labels, travellers with their papers, names of
 * payers of parts, addresses, accounts. No link, code or access token opens it any more. Purchases, payments and invoices to a company
 * stay. Idempotent.
 */
export async function eraseContact(
  tx: Tx,
  booking: LockedBooking,
  { actor, now }: { actor: Actor; now: Date },
): Promise<void> {
  const { id } = booking;
  const items = booking.quote.items.map((item) => ({ ...item, options: withoutPlaces(item.options) }));
  await tx
    .updateTable('bookings')
    .set({
      full_name: erased.fullName,
      phone: erased.phone,
      email: erased.email,
      note: '',
      approval_note: '',
      labels: [],
      account_id: null,
      mailbox_hash: null,
      address_hash: null,
      access_token_hash: newAccessToken().hash,
      invoice: sql<JsonText>`invoice - 'email'`,
      quote: toStoredQuote({ ...booking.quote, items }),
    })
    .where('id', '=', id)
    .execute();
  await raiseLinkVersion(tx, id, now);
  await eraseSnapshots(tx, id);
  await tx.deleteFrom('travellers').where('booking_id', '=', id).execute();
  await tx.deleteFrom('booking_changes').where('booking_id', '=', id).execute();
  await tx.deleteFrom('booking_messages').where('booking_id', '=', id).execute();
  await tx.updateTable('booking_arrivals').set({ note: '' }).where('booking_id', '=', id).execute();
  await tx.deleteFrom('access_codes').where('booking_id', '=', id).execute();
  await tx
    .updateTable('promotion_uses')
    .set({ phone: erased.phone, mailbox_hash: null })
    .where('booking_id', '=', id)
    .execute();
  await tx
    .updateTable('payment_parts')
    .set({ name: sql<string>`'Phần ' || number` })
    .where('booking_id', '=', id)
    .execute();
  await erasePayer(tx, id, now);
  await eraseGiftCard(tx, id);
  await recordEvent(tx, booking, { actor, reason: 'erased', now });
}

/** Erases addresses and flights from the items of a booking. */
async function eraseSnapshots(tx: Tx, bookingId: string): Promise<void> {
  await tx
    .updateTable('booking_items')
    .set({
      snapshot: sql<JsonText>`snapshot #- '{options,pickupAddress}' #- '{options,dropoffAddress}' #- '{options,flightNo}'`,
    })
    .where('booking_id', '=', bookingId)
    .execute();
}

/** Without the guest's addresses and flight. */
function withoutPlaces({ pickupAddress, dropoffAddress, flightNo, ...options }: QuoteOptions): QuoteOptions {
  return options;
}
