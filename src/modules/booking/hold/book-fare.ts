import { randomUUID } from 'node:crypto';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { isAwaitingPayment, stateNow } from '#modules/booking/state.ts';
import { ensureQuotedProduct, quotedProduct } from '#modules/catalog/commands/products.ts';
import {
  type AcceptOfferResult,
  acceptOffer,
  isNewestFare,
  settleAcceptedFare,
} from '#modules/enquiries/commands/accept-offer.ts';
import { getFare } from '#modules/enquiries/queries/find-enquiry.ts';
import { reserveInventory } from '#modules/inventory/holds/reserve-inventory.ts';
import { quoteByHand } from '#modules/pricing/quote.ts';
import { getSettings } from '#modules/settings/queries.ts';
import { type Database, type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { BookingState } from '../state.ts';
import { holderOf } from './steps/holder.ts';
import type { BookingSecrets } from './write-booking.ts';
import { writeBooking } from './write-booking.ts';

export type BookFareResult =
  | (Extract<AcceptOfferResult, { ok: true }> & { bookingCode: string })
  | Extract<AcceptOfferResult, { ok: false }>;

/**
 * Accepts a fare of the newest offer, as `acceptOffer` does, and creates the booking by which its guest pays: held as long
 * as the fare is valid, without any inventory of ours. The same fare returns the same booking while that is alive.
 */
export async function bookFare(
  db: Executor,
  queue: Queue,
  chosen: { code: string; phone: string; fareId: string },
  { secret, dataSecrets, now }: BookingSecrets & { now: Date },
): Promise<BookFareResult> {
  return inTransaction(db, async (tx): Promise<BookFareResult> => {
    const accepted = await acceptOffer(tx, chosen, now);
    if (!accepted.ok) return accepted;
    const alive = await findFareBooking(tx, chosen.fareId);
    if (alive) return { ...accepted, bookingCode: alive };
    const fare = await getFare(tx, chosen.fareId);
    if (fare.expiresAt <= now) return { ok: false, reason: 'fare_expired' };
    return {
      ...accepted,
      bookingCode: await writeFareBooking(
        tx,
        queue,
        { ...fare, id: chosen.fareId },
        { secret, dataSecrets, now },
      ),
    };
  });
}

async function writeFareBooking(
  tx: Tx,
  queue: Queue,
  fare: Awaited<ReturnType<typeof getFare>> & { id: string },
  { secret, dataSecrets, now }: BookingSecrets & { now: Date },
): Promise<string> {
  const { contact, expiresAt } = fare;
  const settings = await getSettings(tx);
  const sold = await ensureQuotedProduct(tx, settings.name);
  const quote = await quoteByHand(
    tx,
    { ...fare, title: fare.label, reason: `Báo giá lần ${fare.number}, yêu cầu ${fare.enquiryCode}` },
    {
      soldAs: {
        ...sold,
        kind: quotedProduct.kind,
        productSlug: quotedProduct.slug,
        unitTitle: 'Theo báo giá',
        planTitle: [`Báo giá lần ${fare.number}`, ...fare.conditions, fare.cancellation].join(' · '),
      },
      now,
    },
  );
  const holdId = randomUUID();
  await reserveInventory(tx, { holdId, demand: [], expiresAt, now });
  const email = contact.email ?? '';
  const booking = await writeBooking(
    tx,
    queue,
    {
      input: {
        quoteToken: '',
        contact: { ...contact, email },
        travellers: [],
        note: '',
        consents: { terms: true, marketing: false },
      },
      quote,
      holdId,
      expiresAt,
    },
    { actor: 'guest', now, dataSecrets, holder: holderOf(secret, { phone: contact.phone, email, ip: null }) },
  );
  await tx.updateTable('bookings').set({ fare_id: fare.id }).where('id', '=', booking.id).execute();
  return booking.code;
}

/** The code of the booking by which a fare is or was paid; null when none is alive. */
export async function findFareBooking(db: Executor, fareId: string): Promise<string | null> {
  const rows = await db
    .selectFrom('bookings as b')
    .leftJoin('holds as h', 'h.id', 'b.hold_id')
    .select(['b.code', 'b.state', 'h.state as holdState'])
    .where('b.fare_id', '=', fareId)
    .orderBy('b.created_at', 'desc')
    .execute();
  const over: readonly BookingState[] = ['expired', 'cancelled', 'declined'];
  const alive = rows.find(
    ({ state, holdState }) => !over.includes(stateNow({ state: state as BookingState, holdState })),
  );
  return alive?.code ?? null;
}

/** Settles the enquiry of a fare once its booking is paid. Idempotent. */
export async function settleFare(db: Database, bookingId: string, now: Date): Promise<void> {
  const booking = await db
    .selectFrom('bookings')
    .select('fare_id as fareId')
    .where('id', '=', bookingId)
    .executeTakeFirst();
  if (booking?.fareId) await settleAcceptedFare(db, booking.fareId, now);
}

/** Ends the unpaid bookings of replaced offers, so that nobody pays an earlier one by mistake. */
export async function endReplacedFares(
  db: Database,
  queue: Queue,
  requestId: string,
  now: Date,
): Promise<void> {
  const rows = await db
    .selectFrom('bookings as b')
    .innerJoin('request_fares as f', 'f.id', 'b.fare_id')
    .select(['b.code', 'b.state', 'b.fare_id as fareId'])
    .where('f.request_id', '=', requestId)
    .execute();
  for (const { code, state, fareId } of rows) {
    if (!isAwaitingPayment(state as BookingState) || !fareId || (await isNewestFare(db, fareId))) continue;
    await cancelBooking(
      db,
      queue,
      { code, actor: 'system', note: 'Đã có báo giá mới hơn.', onlyUnpaid: true },
      now,
    );
  }
}
