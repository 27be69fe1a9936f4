import { type JobType, jobType } from '#platform/queue/queue.ts';
import type { RejectReason } from './rules/reject-reasons.ts';

/** A review is kept from its page or taken out: its author is to hear why. */
export const reviewRejected = jobType<{ reviewId: number; reason: RejectReason }>('review.rejected');

/** For `Worker.start`. */
export const reviewJobTypes = [reviewRejected] as unknown as JobType<never>[];
