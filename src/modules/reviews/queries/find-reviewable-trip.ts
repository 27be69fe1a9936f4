import { lastDay, travelledItems } from '#modules/booking/active-items.ts';
import { findBookingOutline } from '#modules/booking/trip/find-booking.ts';
import { quotedProduct } from '#modules/catalog/commands/products.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { Executor } from '#platform/db/connect.ts';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import type { ReviewStatus } from '../schema.ts';

/** How many days after its end a trip may be reviewed. */
const reviewDays = 90;

/** What the guest of a trip may review. */
export interface ReviewableTrip {
  bookingId: string;
  code: string;
  guestName: string;
  /** The trip is over, so that there is something to say. */
  isOver: boolean;
  /** The last day (ISO) for reviews; null before the end. */
  closesOn: string | null;
  isOpen: boolean;
  /** Each product once; none to which nobody came. */
  items: {
    productId: number;
    kind: KindName;
    slug: string;
    title: string;
    from: string;
    to: string;
    months: string[];
    /** What became of the review that was written; null before. */
    review: ReviewStatus | null;
  }[];
}

/** The trip of a booking as far as reviews go; null when there is no such booking. Two statements. */
export async function findReviewableTrip(
  db: Executor,
  code: string,
  now: Date,
): Promise<ReviewableTrip | null> {
  const booking = await findBookingOutline(db, code);
  if (!booking) return null;
  const { quote } = booking;
  const isOver = booking.state === 'completed';
  const endedOn = lastDay(quote);
  const closesOn = isOver && endedOn ? addDays(endedOn, reviewDays) : null;
  const written = await db
    .selectFrom('reviews')
    .select(['product_id as productId', 'status'])
    .where('booking_id', '=', booking.id)
    .execute();
  const travelled = travelledItems(quote, booking.noShows);
  const ofOurs = travelled.filter(({ productSlug }) => productSlug !== quotedProduct.slug);
  const products = new Map(ofOurs.map((item) => [item.productId, item]));
  return {
    bookingId: booking.id,
    code,
    guestName: booking.fullName,
    isOver,
    closesOn,
    isOpen: closesOn !== null && dayInVietnam(now) <= closesOn,
    items: [...products.values()].map(({ productId, kind, productSlug, productTitle, from, to }) => ({
      productId,
      kind,
      slug: productSlug,
      title: productTitle,
      from,
      to,
      months: monthsOfTrip(from, to),
      review: (written.find((one) => one.productId === productId)?.status as ReviewStatus) ?? null,
    })),
  };
}

/** The months ('YYYY-MM') that a trip touches, at most the last two. */
function monthsOfTrip(from: string, to: string): string[] {
  return [...new Set([from.slice(0, 7), to.slice(0, 7)])];
}
