import { type JobType, jobType } from '#platform/queue/queue.ts';

/** An affiliate was added and is sent their code. */
export const affiliateOpened = jobType<{ affiliateId: number }>('affiliate.opened');
/** A monthly statement of theirs was closed. */
export const affiliateStatementClosed = jobType<{ statementId: number }>('affiliate.statement_closed');
/** A transfer to them was recorded. */
export const affiliatePaid = jobType<{ paymentId: number }>('affiliate.paid');

/** For `Worker.start`. */
export const affiliateJobTypes = [
  affiliateOpened,
  affiliateStatementClosed,
  affiliatePaid,
] as unknown as JobType<never>[];
