import { data } from 'react-router';
import { readPhotoFile } from '#modules/reviews/commands/move-review-files.ts';
import { listOwnReviews } from '#modules/reviews/queries/find-reviewable-trip.ts';
import { appContext } from '#web/app/app-context.ts';
import type { Route } from './+types/own-photo.ts';
import { getReviewableTrip } from './get-reviewable-trip.ts';

/** A photo of the guest's own review, or its video's poster, published or not. @throws the 404 page for one of another trip */
export async function loader({ params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { bookingId } = await getReviewableTrip(app, params.token);
  const reviews = await listOwnReviews(app.db, bookingId, app.clock.now());
  const isOwn = reviews.some(({ photos, video }) => [...photos, video?.id].includes(params.photo));
  const bytes = isOwn ? await readPhotoFile(app.files, params.photo) : null;
  if (!bytes) throw data(null, { status: 404 });
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': 'image/webp', 'cache-control': 'private, no-store' },
  });
}
