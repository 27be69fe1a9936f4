import { sql } from 'kysely';
import type { MovedItem } from '#modules/booking/trip/find-booking.ts';
import type { Executor } from '#platform/db/connect.ts';

/** A supplier of a booking with the positions of their items. */
export interface SupplierPart {
  supplierId: number;
  brand: string;
  /** Their mail address; empty if unknown. */
  email: string;
  /** From 0. */
  positions: number[];
  /** Items of theirs that were replaced by another supplier's, in the order of the latter. */
  former: MovedItem[];
}

/** The suppliers of a booking with their items. */
export async function listSupplierParts(db: Executor, bookingId: string): Promise<SupplierPart[]> {
  const rows = await db
    .selectFrom('booking_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .innerJoin('suppliers as s', 's.id', 'p.supplier_id')
    .select(['i.position', 's.id as supplierId', 's.brand', 's.email'])
    .where('i.booking_id', '=', bookingId)
    .orderBy('i.position')
    .execute();
  const all = [...rows.map((row) => ({ ...row, moved: null })), ...(await listMovedAway(db, bookingId))];
  return [...Map.groupBy(all, ({ supplierId }) => supplierId)].map(([supplierId, own]) => {
    const [{ brand, email }] = own as [(typeof own)[number]];
    return {
      ...{ supplierId, brand, email },
      positions: own.flatMap(({ position, moved }) => (moved ? [] : [position])),
      former: own.flatMap(({ moved }) => moved ?? []),
    };
  });
}

/** Items of a booking that belonged to other suppliers before they were moved to another product. */
async function listMovedAway(db: Executor, bookingId: string) {
  const { rows } = await sql<{
    position: number;
    supplierId: number;
    brand: string;
    email: string;
    moved: MovedItem;
  }>`
    SELECT (moved->>'position')::int AS position, s.id AS "supplierId", s.brand, s.email, moved
    FROM booking_events e CROSS JOIN jsonb_array_elements(e.details->'moved') moved
      JOIN products p ON p.id = (moved->>'productId')::int JOIN suppliers s ON s.id = p.supplier_id
      JOIN booking_items i ON i.booking_id = e.booking_id AND i.position = (moved->>'position')::int
      JOIN products now ON now.id = i.product_id
    WHERE e.booking_id = ${bookingId} AND e.reason = 'moved' AND now.supplier_id <> s.id
    ORDER BY e.id`.execute(db);
  return rows;
}
