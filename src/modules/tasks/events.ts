import { type JobType, jobType } from '#platform/queue/queue.ts';

/** A task was opened or escalated: a person wants a mail about it at once. */
export const taskNotified = jobType<{ taskId: number; staffId: string; escalation: number }>('task.told');
/** A person wants a mail about waiting tasks every morning. */
export const tasksOfMorning = jobType<{ staffId: string; day: string }>('task.morning');

/** For `Worker.start`. */
export const taskJobTypes = [taskNotified, tasksOfMorning] as unknown as JobType<never>[];
