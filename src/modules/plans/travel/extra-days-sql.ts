import { sql } from 'kysely';

/** SQL for the days on which a product `p` starts besides its weekdays. */
export const extraDaysSql = sql<string[]>`array(
  SELECT e.day::text FROM extra_departures e WHERE e.product_id = p.id ORDER BY e.day)`;
