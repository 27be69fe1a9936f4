import { type JobType, jobType } from '#platform/queue/queue.ts';

/** Somebody is an affiliate from now on, and hears of their code. */
export const affiliateOpened = jobType<{ affiliateId: number }>('affiliate.opened');
/** A month of theirs was closed. */
export const affiliateStatementClosed = jobType<{ statementId: number }>('affiliate.statement_closed');
/** A transfer to them was written down. */
export const affiliatePaid = jobType<{ paymentId: number }>('affiliate.paid');

/** For `Worker.start`. */
export const affiliateJobTypes = [
  affiliateOpened,
  affiliateStatementClosed,
  affiliatePaid,
] as unknown as JobType<never>[];
