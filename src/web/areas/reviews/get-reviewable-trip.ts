import { data } from 'react-router';
import { reviewLinkToken } from '#modules/reviews/policy.ts';
import {
  findReviewableTrip,
  listOwnReviews,
  type ReviewableTrip,
} from '#modules/reviews/queries/find-reviewable-trip.ts';
import type { App } from '#platform/app.ts';

/** The reviewable trip of a link token. @throws the 404 page for an invalid or expired token */
export async function getReviewableTrip(app: App, token: string): Promise<ReviewableTrip> {
  const now = app.clock.now();
  const code = reviewLinkToken.read(app.secrets.token, token, now);
  const trip = code ? await findReviewableTrip(app.db, code, now) : null;
  if (!trip) throw data(null, { status: 404 });
  return trip;
}

/** The guest's review of one product of that trip. @throws the 404 page where they wrote none */
export async function getOwnReview(app: App, { token, product }: { token: string; product: string }) {
  const trip = await getReviewableTrip(app, token);
  const reviews = await listOwnReviews(app.db, trip.bookingId, app.clock.now());
  const review = reviews.find(({ productId }) => String(productId) === product);
  const item = trip.items.find(({ productId }) => String(productId) === product);
  if (!review || !item) throw data(null, { status: 404 });
  return { code: trip.code, review, item };
}
