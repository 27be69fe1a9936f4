import { type JobType, jobType } from '#platform/queue/queue.ts';

/** A task was opened, or put to the role above: somebody wants to hear of it at once. */
export const taskTold = jobType<{ taskId: number; staffId: string; escalation: number }>('task.told');
/** Somebody wants to hear every morning of what waits. */
export const tasksOfMorning = jobType<{ staffId: string; day: string }>('task.morning');

/** For `Worker.start`. */
export const taskJobTypes = [taskTold, tasksOfMorning] as unknown as JobType<never>[];
