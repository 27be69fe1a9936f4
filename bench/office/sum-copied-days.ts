import { sql } from 'kysely';
import { sumBookedDays } from '#modules/reports/commands/sum-booked-days.ts';
import type { Database } from '#platform/db/connect.ts';

/** Sums up the days of bookings written without the triggers that mark changed days. @returns how many */
export async function sumCopiedDays(db: Database): Promise<number> {
  await sql`
    INSERT INTO booked_days_again (day)
    SELECT DISTINCT (created_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date FROM bookings`.execute(db);
  return sumBookedDays({ db });
}
