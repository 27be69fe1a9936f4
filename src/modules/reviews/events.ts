import { type JobType, jobType } from '#platform/queue/queue.ts';
import type { RejectReason } from './rules/reject-reasons.ts';

/** A review is kept from its page or taken out: its author is to hear why. */
export const reviewRejected = jobType<{ reviewId: number; reason: RejectReason }>('review.rejected');

/** A review is shown: its author is to hear of it. `eventId` tells one time from another. */
export const reviewPublished = jobType<{ reviewId: number; eventId: number }>('review.published');

/** The host's answer stands below a review for the first time. */
export const reviewAnswered = jobType<{ reviewId: number }>('review.answered');

/** Staff decided about an appeal. */
export const reviewAppealDecided = jobType<{ reviewId: number }>('review.appeal_decided');

/** A review with photos came into sight or went out of it: their files follow. */
export const reviewPhotosMoved = jobType<{ reviewId: number }>('review.photos_moved');

/** Photos are deleted: their files go. */
export const reviewPhotosDropped = jobType<{ photoIds: string[] }>('review.photos_dropped');

/** Films are deleted: their files go. */
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
