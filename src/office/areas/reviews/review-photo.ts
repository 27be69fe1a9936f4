import { data, type LoaderFunctionArgs } from 'react-router';
import { readPhotoFile } from '#modules/reviews/commands/move-review-files.ts';
import { listPhotos, listVideos } from '#modules/reviews/queries/find-reviewable-trip.ts';
import { appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';

/** A photo of a review, or its video's poster, for staff even while guests do not see it. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  requireRight(context, 'review.moderate', 'review.reply', 'review.appeal');
  const { db, files } = appOf(context);
  const ids = [Number(params.id) || 0];
  const known = [...(await listPhotos(db, ids)), ...(await listVideos(db, ids))];
  const photo = known.find(({ id }) => id === params.photo);
  const bytes = photo ? await readPhotoFile(files, photo.id) : null;
  if (!bytes) throw data(null, { status: 404 });
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': 'image/webp', 'cache-control': 'private, no-store' },
  });
}
