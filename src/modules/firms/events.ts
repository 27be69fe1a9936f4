import { type JobType, jobType } from '#platform/queue/queue.ts';

/** Somebody was asked to join a firm: they get the link. */
export const firmInvited = jobType<{ invitationId: string }>('firm.invited');

/** For `Worker.start`. */
export const firmJobTypes = [firmInvited] as unknown as JobType<never>[];
