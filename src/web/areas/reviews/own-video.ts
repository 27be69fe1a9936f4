import { data } from 'react-router';
import { readFilmPart } from '#modules/media/queries/read-film-part.ts';
import { findVideoFile } from '#modules/reviews/commands/move-review-files.ts';
import { listOwnReviews } from '#modules/reviews/queries/find-reviewable-trip.ts';
import { appContext } from '#web/app/app-context.ts';
import type { Route } from './+types/own-video.ts';
import { getReviewableTrip } from './get-reviewable-trip.ts';

/** The video of the guest's own review, published or not, by range requests. @throws the 404 page for one of another trip */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { bookingId } = await getReviewableTrip(app, params.token);
  const reviews = await listOwnReviews(app.db, bookingId, app.clock.now());
  const video = reviews.find((review) => review.video?.id === params.video)?.video;
  const name = video ? await findVideoFile(app.files, video) : null;
  const range = request.headers.get('range') ?? undefined;
  const part = name ? await readFilmPart(app.files, { name, range }) : null;
  if (!part) throw data(null, { status: 404 });
  const headers = { ...part.headers, 'cache-control': 'private, no-store' };
  return new Response(new Uint8Array(part.bytes), { status: part.status, headers });
}
