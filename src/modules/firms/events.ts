import { type JobType, jobType } from '#platform/queue/queue.ts';

/** An invitation to a firm was made: the link is mailed. */
export const firmInvited = jobType<{ invitationId: string }>('firm.invited');

/** For `Worker.start`. */
export const firmJobTypes = [firmInvited] as unknown as JobType<never>[];
