import type { Executor } from '#platform/db/connect.ts';
import { type AccountFigures, listDayFigures } from './list-day-figures.ts';

/** A closed day. */
export interface DayClose {
  /** ISO day in Vietnam. */
  day: string;
  cashExpectedVnd: number;
  cashCountedVnd: number;
  note: string;
  closedName: string;
  closedAt: Date;
}

/** The latest closed days, newest first. */
export function listDayCloses(db: Executor, limit = 31): Promise<DayClose[]> {
  return dayCloses(db).orderBy('day', 'desc').limit(limit).execute();
}

/** The close of a day, and whether the ledger has got entries of that day since; null when it was not closed. */
export async function findDayClose(
  db: Executor,
  day: string,
): Promise<(DayClose & { hasChanged: boolean }) | null> {
  const close = await dayCloses(db).select('figures').where('day', '=', day).executeTakeFirst();
  if (!close) return null;
  const { figures, ...kept } = close;
  const isSame =
    inOrder(figures as Record<string, number>[]) === inOrder(byAccount(await listDayFigures(db, day)));
  return { ...kept, hasChanged: !isSame };
}

const inOrder = (figures: Record<string, number>[]) =>
  JSON.stringify(figures.flatMap((one) => Object.entries(one)).sort());

/** End-of-day balance of each account, as a close stores it. */
export function byAccount(figures: readonly AccountFigures[]): Record<string, number>[] {
  return figures.map(({ account, afterVnd }) => ({ [account]: afterVnd }));
}

function dayCloses(db: Executor) {
  return db
    .selectFrom('day_closes')
    .select([
      'day',
      'cash_expected_vnd as cashExpectedVnd',
      'cash_counted_vnd as cashCountedVnd',
      'note',
      'closed_name as closedName',
      'closed_at as closedAt',
    ]);
}
