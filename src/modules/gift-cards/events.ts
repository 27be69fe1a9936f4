import { type JobType, jobType } from '#platform/queue/queue.ts';

/** A card's money is there: whoever bought it is told. */
export const giftCardIssued = jobType<{ giftCardId: string }>('gift.issued');
/** A card goes to its receiver; `at` (ISO) tells one sending from the next. */
export const giftCardDue = jobType<{ giftCardId: string; at: string }>('gift.due');

/** For `Worker.start`. */
export const giftJobTypes = [giftCardIssued, giftCardDue] as unknown as JobType<never>[];
