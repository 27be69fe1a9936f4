import { z } from 'zod';
import type { Actor } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { addDays, isDay } from '#platform/time/days.ts';
import { lunarDay } from '#platform/vietnamese/lunar.ts';
import { may } from '../policy.ts';

const day = z
  .string()
  .trim()
  .refine((text) => isDay(text), 'Vui lòng chọn ngày.');

/** Maximum length of a holiday's price window, in days. */
const maxDays = 31;

/** Fields of the office's holiday form: `from`–`to` are the days on which prices change. */
export const holidayEdit = z
  .object({
    title: z.string().trim().min(1, 'Vui lòng nhập tên.').max(80, 'Dài quá 80 ký tự.'),
    /** Group that price rules refer to, so that Tết of each year is one group. */
    group: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Vui lòng chọn nhóm.'),
    on: day,
    from: day,
    to: day,
    /** Lunar day and month, for a holiday set by the lunar calendar. */
    lunar: z
      .string()
      .trim()
      .regex(
        /^((3[0]|[12]?[1-9]|[12]0)\/(1[0-2]|[1-9]))?$/,
        'Ghi ngày/tháng âm, như 10/3; để trống nếu theo dương lịch.',
      ),
    isPublicHoliday: z.string().default('').transform(Boolean),
    hidden: z.string().default('').transform(Boolean),
  })
  .superRefine(({ on, from, to, lunar }, context) => {
    const add = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (to < from) return add('to', 'Ngày cuối không thể trước ngày đầu.');
    if (on < from || on > to) add('on', 'Ngày lễ nằm trong những ngày đổi giá.');
    if (lunar && lunarText(on) !== lunar)
      add(
        'lunar',
        `Ngày ${on.split('-').reverse().join('/')} là ${lunarText(on)} âm lịch. Bạn sửa ngày lễ hoặc ngày âm.`,
      );
    if (addDays(from, maxDays) < to) add('to', `Một dịp lễ đổi giá nhiều nhất ${maxDays} ngày.`);
  });

function lunarText(on: string): string {
  const { day: lunar, month } = lunarDay(on);
  return `${lunar}/${month}`;
}

type HolidayFields = z.output<typeof holidayEdit>;
type Refused<Reason extends string> = { ok: false; reason: Reason };
type Wrong = 'not_allowed' | 'taken' | 'overlaps';

/** Adds a holiday. The caller has to request a recount of prices. */
export async function addHoliday(
  tx: Tx,
  { fields, actor }: { fields: HolidayFields; actor: Actor },
  now: Date,
): Promise<{ ok: true; id: number } | Refused<Wrong>> {
  if (!may(actor, 'holiday.edit')) return { ok: false, reason: 'not_allowed' };
  if (await overlaps(tx, fields, null)) return { ok: false, reason: 'overlaps' };
  const row = holidayRow(fields);
  const added = await tx
    .insertInto('holidays')
    .values(row)
    .onConflict((conflict) => conflict.columns(['holiday_group', 'holiday_on']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return { ok: false, reason: 'taken' };
  const object = { type: 'holiday', id: String(added.id) };
  await writeHistory(tx, { actor, verb: 'holiday.add', object, after: row, now });
  return { ok: true, id: added.id };
}

/** Edits a holiday with an optimistic lock (`version`). The caller has to request a recount of prices. */
export async function editHoliday(
  tx: Tx,
  { id, version, fields, actor }: { id: number; version: number; fields: HolidayFields; actor: Actor },
  now: Date,
): Promise<{ ok: true; version: number } | Refused<Wrong | 'unknown_holiday' | 'changed_meanwhile'>> {
  if (!may(actor, 'holiday.edit')) return { ok: false, reason: 'not_allowed' };
  const before = await tx
    .selectFrom('holidays')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return { ok: false, reason: 'unknown_holiday' };
  if (before.version !== version) return { ok: false, reason: 'changed_meanwhile' };
  const row = holidayRow(fields);
  const same = await tx
    .selectFrom('holidays')
    .select('id')
    .where('holiday_group', '=', fields.group)
    .where('holiday_on', '=', fields.on)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (same) return { ok: false, reason: 'taken' };
  if (!fields.hidden && (await overlaps(tx, fields, id))) return { ok: false, reason: 'overlaps' };
  const after = await tx
    .updateTable('holidays')
    .set(row)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  const was = Object.fromEntries(Object.keys(row).map((key) => [key, before[key as keyof typeof before]]));
  const object = { type: 'holiday', id: String(id) };
  await writeHistory(tx, { actor, verb: 'holiday.edit', object, before: was, after: row, now });
  return { ok: true, version: after.version };
}

/** Windows of one group never overlap, so that a day takes its surcharge once. */
async function overlaps(tx: Tx, { group, from, to }: HolidayFields, self: number | null): Promise<boolean> {
  const found = await tx
    .selectFrom('holidays')
    .select('id')
    .where('holiday_group', '=', group)
    .where('status', '=', true)
    .where('to_on', '>=', from)
    .where('from_on', '<=', to)
    .$if(self !== null, (query) => query.where('id', '<>', self ?? 0))
    .executeTakeFirst();
  return found !== undefined;
}

function holidayRow({ title, group, on, from, to, lunar, isPublicHoliday, hidden }: HolidayFields) {
  return {
    title,
    holiday_group: group,
    holiday_on: on,
    from_on: from,
    to_on: to,
    lunar: lunar || null,
    is_public_holiday: isPublicHoliday,
    status: !hidden,
  };
}
