import type { CreateBookingInput } from '#modules/booking/schema.ts';
import { signQuoteToken } from '#modules/pricing/quote/quote-token.ts';
import { quoteRequest } from '#modules/pricing/schema.ts';
import type { Database } from '#platform/db/connect.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { bookingInput, tokenSecret } from '#tests/factories/booking.ts';

const hotels = 25;
const roomTypes = 4;
export const nights = 20;
const priceVnd = 1_000_000;

/** The first night on sale, some weeks ahead. */
export const firstNight = (now: Date) => addDays(dayInVietnam(now), 28);

/** Hotels with enough rooms for everybody. @returns the ids of their room types */
export async function createHotels(db: Database, now: Date): Promise<number[]> {
  const from = firstNight(now);
  const units = Array.from({ length: roomTypes }, () => ({}));
  const unitIds: number[] = [];
  for (let hotel = 0; hotel < hotels; hotel++) {
    const created = await createBookableHotel(db, {
      units,
      from,
      to: addDays(from, nights + 1),
      allotment: 10_000,
    });
    unitIds.push(...created.unitIds);
  }
  return unitIds;
}

/** One night for one new guest, quoted and signed as on the quote page. */
export function oneNight(unitId: number, night: number, now: Date): CreateBookingInput {
  const from = addDays(firstNight(now), night);
  const request = quoteRequest.parse({
    items: [{ unitId, from, to: addDays(from, 1), quantity: 1, adults: 2 }],
  });
  return bookingInput(signQuoteToken(tokenSecret, { request, total: priceVnd }, now).token);
}
