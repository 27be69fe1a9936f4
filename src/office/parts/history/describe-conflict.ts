import type { Executor } from '#platform/db/connect.ts';
import { formatMoment } from '../format-moment.ts';
import type { HistoryLineView } from './history-panel.tsx';
import { lastDoneTo } from './read-history.ts';

/** Explains a conflict: what was done to the object meanwhile, by whom and when. '' when there was nothing. */
export async function describeConflict(db: Executor, type: string, id: string): Promise<string> {
  return describeHistoryLine(await lastDoneTo(db, type, id));
}

/** A history line as the end of a refusal. */
export function describeHistoryLine(line: HistoryLineView | null | undefined): string {
  return line ? ` Việc gần nhất: ${line.actorName}, ${formatMoment(line.at)}: ${line.title}.` : '';
}
