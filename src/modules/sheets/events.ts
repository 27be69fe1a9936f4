import { type JobType, jobType } from '#platform/queue/queue.ts';

/** Somebody asked for the next step of an import: its check, the import itself, or its undo. */
export const sheetStepAsked = jobType<{ importId: number }>('sheet_step_asked', { retryLimit: 5 });

export const sheetJobTypes = [sheetStepAsked] as unknown as JobType<never>[];
