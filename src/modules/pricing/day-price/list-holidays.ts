import type { Executor } from '#platform/db/connect.ts';
import type { HolidayWindow } from './price-rule.ts';

/** Holidays that affect prices on days from `from` up to but not including `to`. */
export function listHolidays(db: Executor, from: string, to: string): Promise<HolidayWindow[]> {
  return db
    .selectFrom('holidays')
    .select(['holiday_group as group', 'title', 'from_on as from', 'to_on as to'])
    .where('status', '=', true)
    .where('to_on', '>=', from)
    .where('from_on', '<', to)
    .execute();
}
