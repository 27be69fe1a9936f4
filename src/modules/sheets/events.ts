import { type JobType, jobType } from '#platform/queue/queue.ts';

/** The next step of an import was requested: its check, the import itself, or its undo. */
export const sheetStepRequested = jobType<{ importId: number }>('sheet_step_asked', { retryLimit: 5 });

export const sheetJobTypes = [sheetStepRequested] as unknown as JobType<never>[];
