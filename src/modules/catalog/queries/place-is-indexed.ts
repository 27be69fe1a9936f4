import { sql } from 'kysely';

/**
 * Whether engines should keep the page of a place, a row `l`: when there is something of its own to read or to book. The
 * others are for guests who ask for them by name, and lead to what is near.
 */
export const placeIsIndexed = sql<boolean>`(l.content <> '' OR EXISTS (SELECT FROM product_places x
  JOIN products p ON p.id = x.product_id WHERE x.place_id = l.id AND p.status AND p.step = 1))`;
