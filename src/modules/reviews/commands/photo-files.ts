import { removePicture } from '#modules/media/commands/picture-variants.ts';
import type { App } from '#platform/app.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Database } from '#platform/db/connect.ts';
import type { FileStore } from '#platform/storage/create-disk-store.ts';
import { reviewPhotosDropped, reviewPhotosMoved } from '../events.ts';
import { shownPhotoUrl } from '../rules/shown-photo-url.ts';

/** Where the file of a photo lies while nobody but its author and staff may see it: below no address of the site. */
const withheldName = (id: string) => `withheld/reviews/${id}.webp`;
const shownName = (id: string) => shownPhotoUrl(id).slice(1);

/** Keeps the file of a new photo, withheld. */
export async function keepPhotoFile(files: FileStore, id: string, bytes: Buffer): Promise<void> {
  await files.write(withheldName(id), bytes);
}

/** A photo as its author and staff see it, wherever it lies; null when there is none. */
export async function readPhotoFile(files: FileStore, id: string): Promise<Buffer | null> {
  return (await files.read(withheldName(id))) ?? files.read(shownName(id));
}

/** Takes the files of photos out, with all their copies. Safe to repeat. */
export async function dropPhotoFiles(files: FileStore, photoIds: readonly string[]): Promise<void> {
  for (const id of photoIds) {
    await files.remove(withheldName(id));
    await removePicture(files, shownName(id));
  }
}

/**
 * Puts the files of a review's photos where its state wants them: in sight of everybody when it is published, else
 * withheld. The review stays locked meanwhile, so that two moves cannot pass each other. Safe to repeat.
 */
export async function movePhotos(
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
      const bytes = await readPhotoFile(files, id);
      if (!bytes) continue;
      await files.write(isShown ? shownName(id) : withheldName(id), bytes);
      if (isShown) await files.remove(withheldName(id));
      else await removePicture(files, shownName(id));
      await tx
        .updateTable('review_photos')
        .set({ shown_at: isShown ? now : null })
        .where('id', '=', id)
        .execute();
    }
    if (photos.length > 0) await announceChange(tx, [`product:${review.productId}`]);
  });
}

type Parts = Pick<App, 'db' | 'files' | 'clock'>;

export const reviewPhotoJobs = [
  {
    type: reviewPhotosMoved,
    handle: (app: Parts, { reviewId }: { reviewId: number }) => movePhotos(app, reviewId, app.clock.now()),
  },
  {
    type: reviewPhotosDropped,
    handle: ({ files }: Parts, { photoIds }: { photoIds: string[] }) => dropPhotoFiles(files, photoIds),
  },
];
