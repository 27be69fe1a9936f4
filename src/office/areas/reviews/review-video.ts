import { data, type LoaderFunctionArgs } from 'react-router';
import { readFilmPart } from '#modules/media/queries/read-film-part.ts';
import { findVideoFile } from '#modules/reviews/commands/move-review-files.ts';
import { listVideos } from '#modules/reviews/queries/find-reviewable-trip.ts';
import { appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';

/** The video of a review for staff, even while guests do not see it, served in byte ranges. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  requireRight(context, 'review.moderate', 'review.reply', 'review.appeal');
  const { db, files } = appOf(context);
  const [video] = await listVideos(db, [Number(params.id) || 0]);
  const name = video ? await findVideoFile(files, video) : null;
  const range = request.headers.get('range') ?? undefined;
  const part = name ? await readFilmPart(files, { name, range }) : null;
  if (!part) throw data(null, { status: 404 });
  const headers = { ...part.headers, 'cache-control': 'private, no-store' };
  return new Response(new Uint8Array(part.bytes), { status: part.status, headers });
}
