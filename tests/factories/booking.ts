import { randomInt } from 'node:crypto';
import type { CreateBookingResult } from '#modules/booking/hold/create-booking.ts';
import { createBooking } from '#modules/booking/hold/create-booking.ts';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { createBookingInput } from '#modules/booking/schema.ts';
import { listUsablePrepaidCodes } from '#modules/inventory/prepaid-codes/find-prepaid-code.ts';
import { signQuoteToken } from '#modules/pricing/quote/quote-token.ts';
import { quote } from '#modules/pricing/quote.ts';
import { type QuoteItemRequest, quoteRequest } from '#modules/pricing/schema.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';

export const tokenSecret = 'a secret of more than thirty-two characters';

/** A wanted item: unit, days and guests, of any kind. */
export interface Stay {
  unitId: number;
  ratePlanId?: number;
  from: string;
  to?: string;
  quantity?: number;
  adults?: number;
  childAges?: number[];
  options?: Partial<QuoteItemRequest['options']>;
}

/** A Vietnamese mobile number unique among test guests. */
export const randomPhone = () => `09${String(randomInt(10 ** 8)).padStart(8, '0')}`;

/** A signed quote for stays, as the quote page issues it. @throws when they are not available */
export async function quoteToken(
  db: Database,
  stays: Stay[],
  now: Date,
  promotionCode?: string,
): Promise<string> {
  const items = stays.map((stay) => ({ quantity: 1, adults: stay.quantity ?? 1, ...stay }));
  const request = quoteRequest.parse({ items, promotionCode });
  const codes = request.items.flatMap(({ options }) => options.voucherCode ?? []);
  const result = await quote(db, request, now, { vouchers: await listUsablePrepaidCodes(db, codes, now) });
  if (!result.ok) throw new Error(`No quote: ${result.reason}`);
  return signQuoteToken(tokenSecret, { request, total: result.quote.total }, now).token;
}

export const bookingInput = (token: string, fields: Record<string, unknown> = {}) =>
  createBookingInput.parse({
    quoteToken: token,
    contact: { fullName: 'Nguyễn Thu Hà', phone: randomPhone(), email: 'ha@example.com' },
    consents: { terms: true },
    ...fields,
  });

/** Tries to book as the site does; with the guest's IP address (`ip`) their unpaid holds are limited. */
export function tryToBook(
  db: Database,
  queue: Queue,
  { token, now, ip, ...fields }: { token: string; now: Date; ip?: string } & Record<string, unknown>,
): Promise<CreateBookingResult> {
  const guest = ip === undefined ? null : { ip, proof: null };
  return createBooking(db, queue, bookingInput(token, fields), {
    secret: tokenSecret,
    dataSecrets: tokenSecret,
    actor: 'guest',
    now,
    guest,
  });
}

/** Books stays by the same commands as the site. @throws when they are refused */
export async function book(db: Database, queue: Queue, stays: Stay[], now: Date): Promise<CreatedBooking> {
  const result = await tryToBook(db, queue, { token: await quoteToken(db, stays, now), now });
  if (!result.ok) throw new Error(`Not booked: ${result.reason}`);
  return result.booking;
}
