import { type JobType, jobType } from '#platform/queue/queue.ts';
import type { RejectReason } from './rules/reject-reasons.ts';

/** A review was rejected or removed: its author is to be notified of the reason. */
export const reviewRejected = jobType<{ reviewId: number; reason: RejectReason }>('review.rejected');

/** A review was published: its author is to be notified. `eventId` distinguishes repeated publications. */
export const reviewPublished = jobType<{ reviewId: number; eventId: number }>('review.published');

/** The host answered a review for the first time. */
export const reviewAnswered = jobType<{ reviewId: number }>('review.answered');

/** Staff decided an appeal. */
export const reviewAppealDecided = jobType<{ reviewId: number }>('review.appeal_decided');

/** A review with photos was published or withheld: their files are to be moved. */
export const reviewPhotosMoved = jobType<{ reviewId: number }>('review.photos_moved');

/** Photos were deleted: their files are to be deleted. */
export const reviewPhotosDropped = jobType<{ photoIds: string[] }>('review.photos_dropped');

/** Videos were deleted: their files are to be deleted. */
export const reviewVideosDropped = jobType<{ videoIds: string[] }>('review.videos_dropped');

/** For `Worker.start`. */
export const reviewJobTypes = [
  reviewRejected,
  reviewPublished,
  reviewAnswered,
  reviewAppealDecided,
  reviewPhotosMoved,
  reviewPhotosDropped,
  reviewVideosDropped,
] as unknown as JobType<never>[];
