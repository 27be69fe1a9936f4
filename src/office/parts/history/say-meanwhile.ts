import type { Executor } from '#platform/db/connect.ts';
import { formatMoment } from '../format-moment.ts';
import { lastDoneTo } from './read-history.ts';

/** For who came too late: what was done to it meanwhile, by whom and when. Empty when nobody did anything. */
export async function sayMeanwhile(db: Executor, type: string, id: string): Promise<string> {
  const line = await lastDoneTo(db, type, id);
  return line ? ` Việc gần nhất: ${line.actorName}, ${formatMoment(line.at)}: ${line.title}.` : '';
}
