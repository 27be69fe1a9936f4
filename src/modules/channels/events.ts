import { type JobType, jobType } from '#platform/queue/queue.ts';

/** A webhook is due for delivery to a partner; retries are queued anew after a pause. */
export const webhookDue = jobType<{ deliveryId: string; attempt: number }>('channels.webhook_due');

/** For `Worker.start`. */
export const channelJobTypes = [webhookDue] as unknown as JobType<never>[];
