import { sql } from 'kysely';

/** SQL for the days on which a fare `f` of an enquiry `r` is used: as staff entered, else as the guest wished. */
export const fareDays = (day: 'from' | 'to') => sql<string>`coalesce(
  ${sql.ref(`f.${day}_on`)},
  (r.flight -> 'legs' -> ${sql.lit(day === 'from' ? 0 : -1)} ->> 'date')::date,
  (r.wishes -> 'dates' ->> ${sql.lit(day)})::date,
  (r.wishes -> 'dates' ->> 'from')::date,
  (f.expires_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date)`;
