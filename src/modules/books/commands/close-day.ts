import { may } from '#modules/books/policy.ts';
import { byAccount } from '#modules/books/queries/list-day-closes.ts';
import { listDayFigures } from '#modules/books/queries/list-day-figures.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import type { Database } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { dayInVietnam } from '#platform/time/days.ts';

export type CloseDayResult =
  | { ok: true; differenceVnd: number }
  | { ok: false; reason: 'not_allowed' | 'not_over' | 'already_closed' | 'no_note' };

/**
 * Closes a past day: stores the end-of-day balance of each account and the counted cash. A difference between expected and
 * counted cash requires a note. A day is closed once.
 */
export async function closeDay(
  db: Database,
  { day, cashCountedVnd, note, actor }: { day: string; cashCountedVnd: number; note: string; actor: Actor },
  now: Date,
): Promise<CloseDayResult> {
  if (!may(actor, 'books.close')) return { ok: false, reason: 'not_allowed' };
  if (day >= dayInVietnam(now)) return { ok: false, reason: 'not_over' };
  return db.transaction().execute(async (tx): Promise<CloseDayResult> => {
    const figures = await listDayFigures(tx, day);
    const cashExpectedVnd = figures.find(({ account }) => account === 'cash')?.afterVnd ?? 0;
    const differenceVnd = cashCountedVnd - cashExpectedVnd;
    if (differenceVnd !== 0 && note === '') return { ok: false, reason: 'no_note' };
    const added = await tx
      .insertInto('day_closes')
      .values({
        day,
        figures: json(byAccount(figures)),
        cash_expected_vnd: cashExpectedVnd,
        cash_counted_vnd: cashCountedVnd,
        note,
        closed_by: actorText(actor),
        closed_name: actor.name,
        closed_at: now,
      })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .returning('day')
      .executeTakeFirst();
    if (!added) return { ok: false, reason: 'already_closed' };
    const after = { cashExpectedVnd, cashCountedVnd };
    const object = { type: 'day', id: day };
    await writeHistory(tx, { actor, verb: 'books.close', object, after, reason: note, now });
    return { ok: true, differenceVnd };
  });
}
