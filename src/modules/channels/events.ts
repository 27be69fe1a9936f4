import { type JobType, jobType } from '#platform/queue/queue.ts';

/** A message waits to be sent to a partner; tries after the first come back with a pause of their own. */
export const webhookDue = jobType<{ deliveryId: string; attempt: number }>('channels.webhook_due');

/** For `Worker.start`. */
export const channelJobTypes = [webhookDue] as unknown as JobType<never>[];
