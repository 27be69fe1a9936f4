import { listProductFilters } from '#modules/catalog/editing/list-products-for-office.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { countLastEdit, listCalendarUnits } from '#modules/pricing/day-edits/edit-days.ts';
import { listHolidays } from '#modules/settings/queries.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { addDays, dayInVietnam, isDay, nightsOf } from '#platform/time/days.ts';
import { lunarDay } from '#platform/vietnamese/lunar.ts';

const spans = [30, 60, 90];
/** The calendar goes to Tết so many days ahead of it. */
const leadDays = 5;

/** The calendar's units and days for the address, and whether there is a change to undo. */
export async function loadCalendar(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  actor: StaffActor,
  query: URLSearchParams,
) {
  const today = dayInVietnam(clock.now());
  const text = query.get('tim')?.slice(0, 80) ?? '';
  const kind = query.get('loai') ?? '';
  const province = query.get('tinh')?.slice(0, 80) ?? '';
  const wished = query.get('tu') ?? '';
  // Days after the year 9999 cannot be written with four digits.
  const from = isDay(wished) && wished < '2100' ? wished : today;
  const length = spans.find((one) => one === Number(query.get('ngay'))) ?? spans[0] ?? 30;
  const to = addDays(from, length);
  const place = { after: readCursor(query.get('sau') ?? ''), before: readCursor(query.get('truoc') ?? '') };
  const [page, lastEdit, holidays, coming, { provinces }] = await Promise.all([
    listCalendarUnits(db, { text, kind, province }, { from, to }, place),
    countLastEdit(db, actor),
    listHolidays(db, { from, to }),
    listHolidays(db, { from: addDays(today, 1), to: addDays(today, 400) }),
    listProductFilters(db),
  ]);
  return {
    units: page.rows.map(({ id, title, productTitle, slug, days }) => ({
      id,
      title,
      productTitle,
      slug,
      days,
    })),
    ...{ next: page.next, previous: page.previous, lastEdit, today },
    days: nightsOf(from, to).map((day) => ({
      ...{ day, lunar: lunarLabel(day) },
      holiday: holidays.find((one) => one.from <= day && day <= one.to)?.title ?? null,
    })),
    address: { text, kind, province, from, length },
    provinces,
    /** A few days before the next Tết, where they are easily looked over together. */
    beforeTet: leadTo(coming.find(({ group }) => group === 'tet')?.from),
    kinds: Object.entries(kindProfiles).map(([value, { labels }]) => ({ value, title: labels.one })),
  };
}

const leadTo = (day: string | undefined) => (day ? addDays(day, -leadDays) : null);

/** '1/12' on the first day of a lunar month, otherwise the lunar day. */
function lunarLabel(day: string): string {
  const lunar = lunarDay(day);
  return lunar.day === 1 ? `1/${lunar.month}` : String(lunar.day);
}
