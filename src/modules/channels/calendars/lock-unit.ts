import { sql } from 'kysely';
import { kinds } from '#modules/catalog/kinds/registry.ts';
import type { Executor, Tx } from '#platform/db/connect.ts';

/** Kinds sold by room or cabin and day, the only ones that a calendar can express. */
export const kindsWithCalendars = kinds
  .filter(({ sale }) => sale === 'stay' || sale === 'cabins')
  .map(({ name }) => name);

export interface CalendarUnit {
  id: number;
  title: string;
  quantity: number;
  productId: number;
  productTitle: string;
}

/** A unit that can have calendars, on sale or not; null when it cannot or does not exist. */
export async function findCalendarUnit(db: Executor, id: number): Promise<CalendarUnit | null> {
  const { rows } = await sql<CalendarUnit>`
    SELECT u.id, u.title, u.quantity, p.id AS "productId", p.title AS "productTitle"
    FROM units u JOIN products p ON p.id = u.product_id
    WHERE u.id = ${id} AND p.kind = ANY (${kindsWithCalendars}::text[])`.execute(db);
  return rows[0] ?? null;
}

/** The same, with its product locked as for every change of days. Lock order: product, feeds, days. */
export async function lockUnit(tx: Tx, id: number): Promise<CalendarUnit | null> {
  const unit = await findCalendarUnit(tx, id);
  if (unit)
    await tx
      .selectFrom('products')
      .select('id')
      .where('id', '=', unit.productId)
      .forNoKeyUpdate()
      .executeTakeFirst();
  return unit;
}
