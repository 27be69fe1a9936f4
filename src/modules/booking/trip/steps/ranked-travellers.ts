import { sql } from 'kysely';

/**
 * The passenger list of the booking `i.booking_id`, ranked from 0 for its trip whose first item is at `i.trip`: those named for
 * it first, then the others, each in the order of the list.
 */
export const rankedTravellers = sql`(
  SELECT t.*, row_number() OVER (ORDER BY coalesce(i.trip = ANY (t.goes_on), false) DESC, t.position) - 1 AS rank
  FROM travellers t WHERE t.booking_id = i.booking_id)`;
