import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';

/** Something that currently waits for a person. */
export interface Waiting {
  /** Its code, as used by people. */
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

/** Lists everything that waits for one reason, by an index however many bookings there are. */
export type ListWaiting = (db: Executor, moment: Moment) => Promise<Waiting[]>;
