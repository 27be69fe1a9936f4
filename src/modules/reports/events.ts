import { type JobType, jobType } from '#platform/queue/queue.ts';

/** A report is to be mailed to one person, this morning. */
export const reportMailDue = jobType<{ mailId: number; staffId: string; day: string }>('report.mail_due');

/** For `Worker.start`. */
export const reportJobTypes = [reportMailDue] as unknown as JobType<never>[];
