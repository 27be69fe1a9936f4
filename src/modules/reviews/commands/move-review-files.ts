import type { App } from '#platform/app.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Database } from '#platform/db/connect.ts';
import type { FileStore } from '#platform/storage/create-disk-store.ts';
import { reviewPhotosDropped, reviewPhotosMoved, reviewVideosDropped } from '../events.ts';
import { dropPhotoFiles, showPhotoFile, withholdPhotoFile } from './photo-files.ts';
import { dropVideoFiles, moveVideo } from './video-files.ts';

export { readPhotoFile } from './photo-files.ts';
export { findVideoFile } from './video-files.ts';

/**
 * Moves the files of a review's photos and its video where its state requires: public when it is published, otherwise
 * withheld. The review stays locked meanwhile, so that two moves cannot overtake each other. Idempotent.
 */
export async function moveReviewFiles(
  { db, files }: { db: Database; files: FileStore },
  reviewId: number,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const review = await tx
      .selectFrom('reviews')
      .select(['status', 'product_id as productId'])
      .where('id', '=', reviewId)
      .forUpdate()
      .executeTakeFirst();
    if (!review) return;
    const isShown = review.status === 'published';
    const photos = await tx
      .selectFrom('review_photos')
      .select('id')
      .where('review_id', '=', reviewId)
      .where('shown_at', isShown ? 'is' : 'is not', null)
      .execute();
    for (const { id } of photos) {
      if (!(await (isShown ? showPhotoFile : withholdPhotoFile)(files, id))) continue;
      await tx
        .updateTable('review_photos')
        .set({ shown_at: isShown ? now : null })
        .where('id', '=', id)
        .execute();
    }
    const hasVideo = await moveVideo(tx, files, { reviewId, isShown, now });
    if (photos.length > 0 || hasVideo) await announceChange(tx, [`product:${review.productId}`]);
  });
}

type Parts = Pick<App, 'db' | 'files' | 'clock'>;

export const reviewFileJobs = [
  {
    type: reviewPhotosMoved,
    handle: (app: Parts, { reviewId }: { reviewId: number }) =>
      moveReviewFiles(app, reviewId, app.clock.now()),
  },
  {
    type: reviewPhotosDropped,
    handle: ({ files }: Parts, { photoIds }: { photoIds: string[] }) => dropPhotoFiles(files, photoIds),
  },
  {
    type: reviewVideosDropped,
    handle: ({ files }: Parts, { videoIds }: { videoIds: string[] }) => dropVideoFiles(files, videoIds),
  },
];
