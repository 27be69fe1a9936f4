import { type JobType, jobType } from '#platform/queue/queue.ts';

interface OfRequest {
  requestId: string;
}

/** What requests announce, in the transaction of the change itself. */
export const requestReceived = jobType<OfRequest>('request.received');
/** Staff answered: the guest is to read the newest offer. */
export const requestAnswered = jobType<OfRequest & { offerId: string }>('request.answered');
/** The guest chose a fare and is to pay for it. */
export const requestFareAccepted = jobType<OfRequest & { fareId: string }>('request.fare_accepted');

/** For `Worker.start`. */
export const requestJobTypes = [
  requestReceived,
  requestAnswered,
  requestFareAccepted,
] as unknown as JobType<never>[];
