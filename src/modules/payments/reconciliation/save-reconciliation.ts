import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import type { Channel } from './steps/list-booked-money.ts';

export interface NewReconciliation {
  /** The day in Vietnam that was compared. */
  day: string;
  channel: Channel | 'internal';
  source: string;
  matched: number;
  differences: number;
  /** What goes into the record, as JSON. */
  report: unknown;
  madeBy: string;
  now: Date;
}

/** Keeps what a comparison has shown. @returns its id; null when the nightly one of the day was made already */
export async function saveReconciliation(
  tx: Tx,
  { source, report, madeBy, now, ...found }: NewReconciliation,
): Promise<number | null> {
  const row = await tx
    .insertInto('reconciliations')
    .values({ ...found, source, report: json(report), made_by: madeBy, made_at: now })
    .onConflict((conflict) => conflict.column('day').where('channel', '=', 'internal').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
