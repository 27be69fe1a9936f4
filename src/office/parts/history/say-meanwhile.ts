import type { Executor } from '#platform/db/connect.ts';
import { formatMoment } from '../format-moment.ts';
import type { HistoryLineView } from './history-panel.tsx';
import { lastDoneTo } from './read-history.ts';

/** For who came too late: what was done to it meanwhile, by whom and when. Empty when nobody did anything. */
export async function sayMeanwhile(db: Executor, type: string, id: string): Promise<string> {
  return sayLine(await lastDoneTo(db, type, id));
}

/** A line of the history as the end of a refusal. */
export function sayLine(line: HistoryLineView | null | undefined): string {
  return line ? ` Việc gần nhất: ${line.actorName}, ${formatMoment(line.at)}: ${line.title}.` : '';
}
