import { z } from 'zod';
import type { Tx } from '#platform/db/connect.ts';

export const holidayInput = z.object({
  group: z.string(),
  title: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  on: z.iso.date(),
  lunar: z.string().optional(),
  isPublicHoliday: z.boolean(),
});

export type HolidayInput = z.input<typeof holidayInput>;

/** Writes a holiday under its group and day: `from`–`to` are the days on which prices change. Idempotent. */
export async function saveHoliday(tx: Tx, draft: HolidayInput): Promise<void> {
  const input = holidayInput.parse(draft);
  const row = {
    holiday_group: input.group,
    title: input.title,
    from_on: input.from,
    to_on: input.to,
    holiday_on: input.on,
    lunar: input.lunar ?? null,
    is_public_holiday: input.isPublicHoliday,
  };
  await tx
    .insertInto('holidays')
    .values(row)
    .onConflict((conflict) => conflict.columns(['holiday_group', 'holiday_on']).doUpdateSet(row))
    .execute();
}
