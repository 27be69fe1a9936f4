import { type JobType, jobType } from '#platform/queue/queue.ts';

/** A card is paid and issued: its buyer is notified. */
export const giftCardIssued = jobType<{ giftCardId: string }>('gift.issued');
/** A card is to be sent to its recipient; `at` (ISO) distinguishes repeated sendings. */
export const giftCardDue = jobType<{ giftCardId: string; at: string }>('gift.due');

/** For `Worker.start`. */
export const giftJobTypes = [giftCardIssued, giftCardDue] as unknown as JobType<never>[];
