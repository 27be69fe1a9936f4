import { type PastTrip, writePastTrips } from '#modules/booking/hold/create-booking.ts';
import { createBookingInput } from '#modules/booking/schema.ts';
import type { QuotedItem } from '#modules/pricing/quote/quote-types.ts';
import { type LooseReview, listLooseReviews, tieReviews } from '#modules/reviews/commands/save-reviews.ts';
import { addDays, dayInVietnam, instantInVietnam } from '#platform/time/days.ts';
import { inventGuest } from './invent-guest.ts';
import { type PricedTrip, priceTrips } from './price-trips.ts';
import { after, type TradeParts } from './trade-parts.ts';

/** Guests of the fortnight have the numbers before. */
const firstGuest = 3_000;

/**
 * Gives each review of the catalogue the trip that it tells of: its product, in the month it names and over before it was written,
 * by as many people as it says, at the price of today's lists. @returns how many trips there are
 */
export async function playPastTrips(parts: TradeParts): Promise<number> {
  const { db, secrets, now } = parts;
  const reviews = await listLooseReviews(db);
  const priced = await priceTrips(db, reviews, now);
  const trips = priced.map((trip, at) => pastTrip(parts, trip, at));
  await db.transaction().execute(async (tx) => {
    const ids = await writePastTrips(tx, trips, { secret: secrets.token, dataSecrets: secrets.data });
    await tieReviews(
      tx,
      priced.map(({ review }, at) => ({ reviewId: review.id, bookingId: ids[at] ?? '' })),
    );
  });
  return trips.length;
}

function pastTrip({ random, now }: TradeParts, { review, quote }: PricedTrip, at: number): PastTrip {
  const days = daysOf(review, quote.items[0]);
  const items = quote.items.map((item) => moveItem(item, days));
  const bookedAt = after(
    instantInVietnam(days.from, '08:00'),
    -(4 + random.below(30)) * 1440 + random.below(720),
  );
  const times = [instantInVietnam(addDays(days.to, 1), '09:00'), after(review.createdAt, -60), now];
  return {
    input: createBookingInput.parse({
      quoteToken: 'past',
      contact: guestOf(review, inventGuest(random, firstGuest + at)),
      consents: { terms: true },
    }),
    quote: {
      ...quote,
      items,
      ...{ dueNow: quote.total, balanceDueOn: null, cancellation: [] },
      demand: items.flatMap(({ takes }) => takes.places),
      vehicles: items.flatMap(({ takes }) => takes.vehicles),
    },
    bookedAt,
    paidAt: after(bookedAt, 12),
    completedAt: new Date(Math.min(...times.map(Number))),
    reference: `FT${25_000_000_000 + random.below(900_000_000)}${at}`,
  };
}

/** Over two days before the review, in the month that it names. */
function daysOf({ stayedIn, createdAt }: LooseReview, item: QuotedItem | undefined) {
  const nights = item ? lengthOf(item) : 0;
  const writtenOn = dayInVietnam(createdAt);
  const usual = addDays(writtenOn, -2);
  const month = usual.slice(0, 7);
  // Written on the first days of the month: the trip ended then; or it was the last one of the month before.
  const to = month < stayedIn ? `${stayedIn}-01` : month > stayedIn ? lastDayOf(stayedIn) : usual;
  return { from: addDays(to, -nights), to };
}

const lengthOf = ({ from, endsOn }: QuotedItem) =>
  Math.round((Date.parse(endsOn) - Date.parse(from)) / 86_400_000);

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** The same item on other days; nothing is held for it, and it is paid. */
function moveItem(item: QuotedItem, { from }: { from: string }): QuotedItem {
  const days = Math.round((Date.parse(from) - Date.parse(item.from)) / 86_400_000);
  const move = (day: string) => addDays(day, days);
  return {
    ...item,
    ...{ from, to: move(item.to), endsOn: move(item.endsOn) },
    startsAt: new Date(Date.parse(item.startsAt) + days * 86_400_000).toISOString(),
    ...{ dueNow: item.amount, balanceDueOn: null, cancellation: [] },
    takes: { places: item.takes.places.map((place) => ({ ...place, day: move(place.day) })), vehicles: [] },
  };
}

/** The reviews name their authors shortly: 'Thanh Tú' booked as 'Nguyễn Thanh Tú'. */
function guestOf({ authorName }: LooseReview, guest: { fullName: string; phone: string; email: string }) {
  const [family = ''] = guest.fullName.split(' ');
  return { ...guest, fullName: authorName.split(' ').length > 2 ? authorName : `${family} ${authorName}` };
}
