import type { AffiliateClick } from '#modules/affiliates/commands/attribute-booking.ts';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { createBooking } from '#modules/booking/hold/create-booking.ts';
import { receiveBankTransfer } from '#modules/booking/payment/bank-transfers.ts';
import { createBookingInput } from '#modules/booking/schema.ts';
import { acceptRequest, declineRequest } from '#modules/booking/supplier-answer/requests.ts';
import { issueTripVouchers } from '#modules/vouchers/commands/issue-trip-vouchers.ts';
import { saveSupplierReference } from '#modules/vouchers/commands/save-supplier-reference.ts';
import { voidTripVouchers } from '#modules/vouchers/commands/void-trip-vouchers.ts';
import type { FoundTrip } from './find-trip.ts';
import type { InventedGuest } from './invent-guest.ts';
import { quietQueue } from './quiet-queue.ts';
import { after, laterBy, type TradeParts } from './trade-parts.ts';

/** Outcome of a booking, as determined by guest and supplier. */
export type Outcome =
  | 'paid'
  | 'confirmed'
  | 'partly_paid'
  | 'unpaid'
  | 'paid_late'
  | 'cancelled'
  | 'declined';

interface Played {
  trip: FoundTrip;
  guest: InventedGuest;
  /** Source from which they came to the site. */
  source: string | null;
  /** The affiliate link that they came by. */
  click: AffiliateClick | null;
  bookedAt: Date;
  outcome: Outcome;
}

/** Plays one booking from the quote to its current state, by the commands of visitors and staff. Null when it is refused. */
export async function playBooking(
  parts: TradeParts,
  { trip, guest, source, click, bookedAt, outcome }: Played,
): Promise<string | null> {
  const { db, secrets, staff } = parts;
  const input = createBookingInput.parse({
    quoteToken: trip.token,
    contact: guest,
    consents: { terms: true },
  });
  const made = await createBooking(db, quietQueue, input, {
    secret: secrets.token,
    dataSecrets: secrets.data,
    actor: 'guest',
    now: bookedAt,
    source,
    click,
  });
  if (!made.ok) return null;
  const { id, code } = made.booking;
  if (trip.isOnRequest) {
    const answeredAt = laterBy(parts, bookedAt, 45);
    const answer = { code, actor: staff.operations };
    if (outcome === 'unpaid') return code;
    if (outcome === 'declined') {
      await declineRequest(db, quietQueue, { ...answer, note: 'Những ngày này đã kín chỗ.' }, answeredAt);
      return code;
    }
    await acceptRequest(db, quietQueue, answer, answeredAt);
  }
  if (outcome === 'unpaid' || outcome === 'declined') return code;
  const paidAt = laterBy(
    parts,
    bookedAt,
    outcome === 'paid_late' ? 24 * 60 : 12 + parts.random.below(30) / 10,
  );
  const amountVnd = outcome === 'partly_paid' ? Math.round(trip.dueNowVnd / 2000) * 1000 : trip.dueNowVnd;
  await transfer(parts, { amountVnd, content: `${code} ${guest.fullName}`, at: paidAt });
  if (outcome === 'partly_paid') return code;
  await issueTripVouchers(db, id, paidAt);
  if (outcome === 'confirmed') await confirmBySupplier(parts, id, laterBy(parts, paidAt, 90));
  if (outcome === 'cancelled') {
    const endedAt = laterBy(parts, paidAt, 26 * 60);
    const ended = await cancelBooking(db, quietQueue, { code, actor: 'guest' }, endedAt);
    if (ended.ok) await voidTripVouchers(db, id, endedAt);
  }
  return code;
}

/** An incoming transfer, as reported by the company's bank. */
export async function transfer(
  { db, random }: TradeParts,
  { amountVnd, content, at }: { amountVnd: number; content: string; at: Date },
): Promise<void> {
  const reference = `FT${26_000_000_000 + random.below(900_000_000)}`;
  await receiveBankTransfer(
    db,
    quietQueue,
    {
      txnId: `demo:${reference}`,
      direction: 'in',
      amountVnd,
      content,
      occurredAt: after(at, -1),
      payload: { gateway: 'Vietcombank', referenceCode: reference, content, transferAmount: amountVnd },
    },
    at,
  );
}

async function confirmBySupplier(
  { db, staff, random }: TradeParts,
  bookingId: string,
  at: Date,
): Promise<void> {
  const vouchers = await db
    .selectFrom('vouchers')
    .select('code')
    .where('booking_id', '=', bookingId)
    .where('state', '<>', 'voided')
    .execute();
  for (const { code } of vouchers) {
    const reference = `NCC-${10_000 + random.below(90_000)}`;
    await saveSupplierReference(
      db,
      quietQueue,
      { code, reference, actor: staff.operations, confirmedAt: at },
      at,
    );
  }
}
