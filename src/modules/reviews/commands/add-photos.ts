import { randomBytes } from 'node:crypto';
import { type Photo, type PhotoRefusal, photoLimits, readPhoto } from '#modules/media/commands/read-photo.ts';
import { type Actor, isStaff } from '#platform/actor/actor.ts';
import { type AdmissionRefusal, admitSender } from '#platform/bots/admit-sender.ts';
import type { Sender } from '#platform/bots/sender.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { FileStore } from '#platform/storage/create-disk-store.ts';
import { reviewPhotosDropped } from '../events.ts';
import { may } from '../policy.ts';
import type { ReviewStatus } from '../schema.ts';
import { type AuthorRefusal, lockOwnReview, readAgain } from './lock-own-review.ts';
import { dropPhotoFiles, keepPhotoFile } from './photo-files.ts';
import { recordReviewEvent } from './record-review-event.ts';

export { addVideo, removeVideo, videoRefusals } from './add-video.ts';

/** Limits of the photos of a review; `totalBytes` is the maximum for one form. */
export const reviewPhotoLimits = { count: 6, totalBytes: 12 * 1024 * 1024 };

export type AddPhotosResult =
  | { ok: true }
  | { ok: false; reason: AuthorRefusal | AdmissionRefusal | 'no_photo' | 'too_many' }
  /** `at` is the number of the file, from 1. */
  | { ok: false; reason: PhotoRefusal; at: number };

/** Error messages for the guest. */
export const photoRefusals: Record<PhotoRefusal | 'no_photo' | 'too_many', string> = {
  no_photo: 'Vui lòng chọn ít nhất một hình.',
  too_many: `Mỗi đánh giá có nhiều nhất ${reviewPhotoLimits.count} hình. Vui lòng chọn ít hình hơn, hoặc xóa hình cũ.`,
  empty: 'không có nội dung. Vui lòng chọn lại.',
  too_large: `nặng hơn ${photoLimits.bytes / 1024 / 1024} MB. Vui lòng chọn bản nhỏ hơn.`,
  not_a_photo: 'không mở được như một bức hình. Trang nhận hình JPEG, PNG và WebP còn nguyên vẹn.',
  too_many_pixels: `lớn hơn ${photoLimits.pixels / 1_000_000} triệu điểm ảnh. Vui lòng chọn bản nhỏ hơn.`,
  busy: 'chưa đọc được vì nhiều người đang gửi hình. Vui lòng thử lại sau ít phút.',
};

/**
 * Adds photos to a guest's own review, all of them or none. They are hidden from others until staff have moderated the
 * review (again). Rows are written before files, so that erasure knows every file.
 */
export async function addPhotos(
  { db, files, queue }: { db: Database; files: FileStore; queue: Queue },
  {
    code,
    productId,
    pictures,
    sender,
  }: { code: string; productId: number; pictures: Buffer[]; sender: Sender },
  now: Date,
): Promise<AddPhotosResult> {
  if (pictures.length === 0) return { ok: false, reason: 'no_photo' };
  if (pictures.length > reviewPhotoLimits.count) return { ok: false, reason: 'too_many' };
  const photos: (Photo & { id: string })[] = [];
  for (const [index, picture] of pictures.entries()) {
    const read = await readPhoto(picture);
    if (!read.ok) return { ...read, at: index + 1 };
    photos.push({ id: randomBytes(16).toString('hex'), ...read.photo });
  }
  const kept = await db.transaction().execute(async (tx): Promise<AddPhotosResult> => {
    const review = await lockOwnReview(tx, { code, productId }, now);
    if (!review.ok) return review;
    const { id: reviewId, status } = review;
    const { count, last } = await tx
      .selectFrom('review_photos')
      .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max<number | null>('position').as('last')])
      .where('review_id', '=', reviewId)
      .executeTakeFirstOrThrow();
    if (count + photos.length > reviewPhotoLimits.count) return { ok: false, reason: 'too_many' };
    const refusal = await admitSender(tx, sender, now);
    if (refusal) return { ok: false, reason: refusal };
    const rows = photos.map(({ id, width, height }, index) => ({
      id,
      review_id: reviewId,
      position: (last ?? -1) + 1 + index,
      width,
      height,
      added_at: now,
    }));
    await tx.insertInto('review_photos').values(rows).execute();
    await readAgain(tx, queue, review);
    const event = { reviewId, from: status, to: 'pending' as const, actor: 'guest' as const };
    await recordReviewEvent(tx, { ...event, reason: 'photos_added', now });
    return { ok: true };
  });
  if (!kept.ok) return kept;
  const ids = photos.map(({ id }) => id);
  for (const { id, bytes } of photos) await keepPhotoFile(files, id, bytes);
  // The guest may have been erased in the meantime.
  const known = await db.selectFrom('review_photos').select('id').where('id', 'in', ids).execute();
  if (known.length < ids.length) {
    const deleted = ids.filter((id) => !known.some((one) => one.id === id));
    await dropPhotoFiles(files, deleted);
  }
  return kept;
}

/**
 * Deletes one photo with its file: for its author (`code`, whose link token the caller has verified), or staff who
 * moderate reviews. Idempotent.
 */
export function removePhoto(
  { db, queue }: { db: Database; queue: Queue },
  { reviewId, photoId, actor }: { reviewId: number; photoId: string; actor: Actor },
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: 'not_allowed' | 'unknown_review' }> {
  return db.transaction().execute(async (tx) => {
    if (isStaff(actor) && !may(actor, 'review.moderate')) return { ok: false, reason: 'not_allowed' };
    const review = await tx
      .selectFrom('reviews')
      .select(['status', 'product_id as productId'])
      .where('id', '=', reviewId)
      .forUpdate()
      .executeTakeFirst();
    if (!review) return { ok: false, reason: 'unknown_review' };
    const deleted = await tx
      .deleteFrom('review_photos')
      .where('id', '=', photoId)
      .where('review_id', '=', reviewId)
      .executeTakeFirst();
    if (deleted.numDeletedRows === 0n) return { ok: true };
    const status = review.status as ReviewStatus;
    await recordReviewEvent(tx, { reviewId, from: status, to: status, actor, reason: 'photo_removed', now });
    await queue.send(tx, reviewPhotosDropped, { photoIds: [photoId] });
    await announceChange(tx, [`product:${review.productId}`]);
    return { ok: true };
  });
}
