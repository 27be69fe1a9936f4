import { type JobType, jobType } from '#platform/queue/queue.ts';

interface OfEnquiry {
  requestId: string;
}

/** What requests announce, in the transaction of the change itself. */
export const enquiryReceived = jobType<OfEnquiry>('request.received');
/** Staff answered: the guest is to read the newest offer. */
export const enquiryAnswered = jobType<OfEnquiry & { offerId: string }>('request.answered');
/** The guest chose a fare and is to pay for it. */
export const enquiryFareAccepted = jobType<OfEnquiry & { fareId: string }>('request.fare_accepted');

/** For `Worker.start`. */
export const enquiryJobTypes = [
  enquiryReceived,
  enquiryAnswered,
  enquiryFareAccepted,
] as unknown as JobType<never>[];
