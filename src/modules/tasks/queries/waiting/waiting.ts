import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';

/** Something that waits for a person right now. */
export interface Waiting {
  /** Its code, as people call it. */
  objectId: string;
  title: string;
  about: string;
  dueAt: Date;
  amountVnd: number | null;
}

export interface Moment {
  now: Date;
  config: Pick<App['config'], 'SMTP_URL'>;
}

/** All that waits for one reason, read by an index however many bookings there are. */
export type ListWaiting = (db: Executor, moment: Moment) => Promise<Waiting[]>;
