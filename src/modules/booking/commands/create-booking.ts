import { randomUUID } from 'node:crypto';
import { takePlaces } from '#modules/inventory/commands/take-places.ts';
import { listNearestArrivals } from '#modules/pricing/queries/list-nearest-arrivals.ts';
import { quote as makeQuote } from '#modules/pricing/queries/quote.ts';
import { signQuoteToken, verifyQuoteToken } from '#modules/pricing/quote-token.ts';
import type { Quote } from '#modules/pricing/rules/quote-types.ts';
import type { QuoteRefusal } from '#modules/pricing/rules/refusal.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { bookingHeld } from '../events.ts';
import { type Actor, newAccessToken } from '../policy.ts';
import { holdMinutes } from '../rules/hold-times.ts';
import type { CreateBookingInput } from '../schema.ts';
import { insertBooking } from './insert-booking.ts';
import { lockPhone } from './lock-phone.ts';
import { newBookingCode } from './new-booking-code.ts';

export interface CreatedBooking {
  id: string;
  code: string;
  state: 'held';
  holdExpiresAt: Date;
  totalVnd: number;
  dueNowVnd: number;
  /** Shown once: only its hash is kept. */
  accessToken: string;
}

export type CreateBookingResult =
  | { ok: true; booking: CreatedBooking }
  | { ok: false; reason: 'invalid_quote' | 'quote_expired' | 'too_many_holds' }
  | { ok: false; reason: 'price_changed'; quote: Quote; token: string; expiresAt: Date }
  | { ok: false; reason: 'sold_out'; message: string; nearestDates: string[] }
  /** Something else than places has changed since the quote: a closed day, a withdrawn plan. */
  | { ok: false; reason: 'not_available'; refusal: QuoteRefusal };

/**
 * Takes the places of a signed quote and writes the booking that holds them for 20 minutes. The price is worked out
 * again: a guest pays what they were shown or is asked. One transaction; a refusal writes nothing.
 */
export async function createBooking(
  db: Database,
  queue: Queue,
  input: CreateBookingInput,
  { secret, actor, now }: { secret: string; actor: Actor; now: Date },
): Promise<CreateBookingResult> {
  const verified = verifyQuoteToken(secret, input.quoteToken, now);
  if (!verified.ok)
    return { ok: false, reason: verified.reason === 'expired' ? 'quote_expired' : 'invalid_quote' };
  const { request, total } = verified;
  return db.transaction().execute(async (tx): Promise<CreateBookingResult> => {
    const mayHold = await lockPhone(tx, input.contact.phone, now);
    if (!mayHold) return { ok: false, reason: 'too_many_holds' };
    const quoted = await makeQuote(tx, request, now);
    if (!quoted.ok) return refusalOf(quoted);
    const { quote } = quoted;
    if (quote.total !== total) {
      const renewed = signQuoteToken(secret, { request, total: quote.total }, now);
      return { ok: false, reason: 'price_changed', quote, ...renewed };
    }
    const holdId = randomUUID();
    const expiresAt = new Date(now.getTime() + holdMinutes * 60_000);
    const taken = await takePlaces(tx, { holdId, demand: quote.demand, expiresAt, now });
    if (!taken.ok) return soldOut(tx, quote, taken.short[0]?.unitId, now);
    const access = newAccessToken();
    const booking = { id: randomUUID(), code: newBookingCode(), holdId, accessTokenHash: access.hash };
    await insertBooking(tx, booking, { input, quote, actor, now });
    await queue.send(tx, bookingHeld, { bookingId: booking.id });
    return {
      ok: true,
      booking: {
        id: booking.id,
        code: booking.code,
        state: 'held',
        holdExpiresAt: expiresAt,
        totalVnd: quote.total,
        dueNowVnd: quote.dueNow,
        accessToken: access.token,
      },
    };
  });
}

function refusalOf(refusal: QuoteRefusal): CreateBookingResult {
  if (refusal.reason !== 'sold_out') return { ok: false, reason: 'not_available', refusal };
  return {
    ok: false,
    reason: 'sold_out',
    message: refusal.message,
    nearestDates: refusal.nearestDates ?? [],
  };
}

/** The last place went to somebody else between the quote and the lock. */
async function soldOut(
  tx: Tx,
  quote: Quote,
  unitId: number | undefined,
  now: Date,
): Promise<CreateBookingResult> {
  const item = quote.items.find((one) => one.unitId === unitId) ?? quote.items[0];
  const nearestDates = item ? await listNearestArrivals(tx, { ...item, today: dayInVietnam(now), now }) : [];
  const message = 'Chỗ cuối cùng vừa có người đặt. Bạn chọn ngày khác nhé.';
  return { ok: false, reason: 'sold_out', message, nearestDates };
}
