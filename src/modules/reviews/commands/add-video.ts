import { randomBytes } from 'node:crypto';
import { type PhotoRefusal, readPhoto } from '#modules/media/commands/read-photo.ts';
import { readVideo, type VideoRefusal, videoLimits } from '#modules/media/commands/read-video.ts';
import { type Actor, isStaff } from '#platform/actor/actor.ts';
import { type AdmissionRefusal, admitSender } from '#platform/bots/admit-sender.ts';
import type { Sender } from '#platform/bots/sender.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Database } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { FileStore } from '#platform/storage/create-disk-store.ts';
import { reviewVideosDropped } from '../events.ts';
import { may } from '../policy.ts';
import type { ReviewStatus } from '../schema.ts';
import { type AuthorRefusal, lockOwnReview, readAgain } from './lock-own-review.ts';
import { recordReviewEvent } from './record-review-event.ts';
import { dropVideoFiles, keepVideoFiles } from './video-files.ts';

export type AddVideoResult =
  | { ok: true }
  | {
      ok: false;
      reason: AuthorRefusal | AdmissionRefusal | VideoRefusal | 'has_video' | Extract<PhotoRefusal, 'busy'>;
    };

const megabytes = videoLimits.bytes / 1024 / 1024;

/** Error messages for the guest. */
export const videoRefusals: Record<VideoRefusal | 'has_video' | 'busy', string> = {
  empty: 'Vui lòng chọn một video.',
  has_video: 'Mỗi đánh giá có một video. Vui lòng xóa video cũ trước.',
  too_large: `Video nặng hơn ${megabytes} MB. Vui lòng chọn bản ngắn hơn hoặc nhẹ hơn.`,
  not_a_video: 'Tệp không mở được như một video. Trang nhận MP4 và WebM còn nguyên vẹn.',
  codec:
    'Video này dùng kiểu nén mà nhiều máy không xem được. Vui lòng gửi MP4 kiểu H.264 (điện thoại gọi là “Tương thích nhất”) hoặc WebM.',
  too_long: `Video dài hơn ${videoLimits.seconds} giây. Vui lòng cắt ngắn.`,
  too_many_pixels: 'Video có khung hình lớn hơn 4K. Vui lòng chọn bản nhỏ hơn.',
  busy: 'Video chưa đọc được vì nhiều người đang gửi. Vui lòng thử lại sau ít phút.',
};

/**
 * Adds the one video of a guest's own review. It is hidden from others until staff have moderated the review (again).
 * Its row is written before its files, so that erasure knows every file. @param poster the picture shown until it is
 * played, as the guest's browser made it; one that cannot be opened is left out
 */
export async function addVideo(
  { db, files, queue }: { db: Database; files: FileStore; queue: Queue },
  {
    code,
    productId,
    file,
    poster,
    sender,
  }: { code: string; productId: number; file: Buffer; poster: Buffer | null; sender: Sender },
  now: Date,
): Promise<AddVideoResult> {
  const read = readVideo(file);
  if (!read.ok) return read;
  const { bytes, format, width, height, durationMs } = read.video;
  const picture = poster ? await readPhoto(poster) : null;
  if (picture && !picture.ok && picture.reason === 'busy') return { ok: false, reason: 'busy' };
  const posterBytes = picture?.ok ? picture.photo.bytes : null;
  const id = randomBytes(16).toString('hex');
  const kept = await db.transaction().execute(async (tx): Promise<AddVideoResult> => {
    const review = await lockOwnReview(tx, { code, productId }, now);
    if (!review.ok) return review;
    const { id: reviewId, status } = review;
    const other = tx.selectFrom('review_videos').select('id').where('review_id', '=', reviewId);
    if (await other.executeTakeFirst()) return { ok: false, reason: 'has_video' };
    const refusal = await admitSender(tx, sender, now);
    if (refusal) return { ok: false, reason: refusal };
    await tx
      .insertInto('review_videos')
      .values({
        id,
        ...{ review_id: reviewId, format, width, height },
        bytes: bytes.length,
        duration_ms: Math.round(durationMs),
        has_poster: posterBytes !== null,
        added_at: now,
      })
      .execute();
    await readAgain(tx, queue, review);
    const event = { reviewId, from: status, to: 'pending' as const, actor: 'guest' as const };
    await recordReviewEvent(tx, { ...event, reason: 'video_added', now });
    return { ok: true };
  });
  if (!kept.ok) return kept;
  await keepVideoFiles(files, { id, format, bytes, poster: posterBytes });
  // The guest may have been erased in the meantime.
  const known = await db.selectFrom('review_videos').select('id').where('id', '=', id).executeTakeFirst();
  if (!known) await dropVideoFiles(files, [id]);
  return kept;
}

/**
 * Deletes the video of a review with its files: for its author (`actor` 'guest', whose link token the caller has
 * verified), or staff who moderate reviews. Idempotent.
 */
export function removeVideo(
  { db, queue }: { db: Database; queue: Queue },
  { reviewId, actor }: { reviewId: number; actor: Actor },
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
      .deleteFrom('review_videos')
      .where('review_id', '=', reviewId)
      .returning('id')
      .executeTakeFirst();
    if (!deleted) return { ok: true };
    const status = review.status as ReviewStatus;
    await recordReviewEvent(tx, { reviewId, from: status, to: status, actor, reason: 'video_removed', now });
    await queue.send(tx, reviewVideosDropped, { videoIds: [deleted.id] });
    await announceChange(tx, [`product:${review.productId}`]);
    return { ok: true };
  });
}
