import { sql } from 'kysely';

/**
 * Whether search engines should index the page of a place, a row `l`: when it has content of its own or something to
 * book. Other places are for guests who search for them by name, and lead to what is near.
 */
export const placeIsIndexed = sql<boolean>`(l.content <> '' OR EXISTS (SELECT FROM product_places x
  JOIN products p ON p.id = x.product_id WHERE x.place_id = l.id AND p.status AND p.step = 1))`;
