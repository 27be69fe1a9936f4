import { type JobType, jobType } from '#platform/queue/queue.ts';

interface OfEnquiry {
  requestId: string;
}

/** Events of enquiries, sent in the transaction of the change itself. */
export const enquiryReceived = jobType<OfEnquiry>('request.received');
/** Staff answered: the guest is notified of the newest offer. */
export const enquiryAnswered = jobType<OfEnquiry & { offerId: string }>('request.answered');

/** For `Worker.start`. */
export const enquiryJobTypes = [enquiryReceived, enquiryAnswered] as unknown as JobType<never>[];
