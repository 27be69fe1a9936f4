import type { Executor } from '#platform/db/connect.ts';

/** A supplier of a booking and which of its items are theirs. */
export interface SupplierPart {
  supplierId: number;
  brand: string;
  /** Where they are written to; empty when nobody has said. */
  email: string;
  /** From 0. */
  positions: number[];
}

/** Who provides what of a booking. */
export async function listSupplierParts(db: Executor, bookingId: string): Promise<SupplierPart[]> {
  const rows = await db
    .selectFrom('booking_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .innerJoin('suppliers as s', 's.id', 'p.supplier_id')
    .select(['i.position', 's.id as supplierId', 's.brand', 's.email'])
    .where('i.booking_id', '=', bookingId)
    .orderBy('i.position')
    .execute();
  return [...Map.groupBy(rows, ({ supplierId }) => supplierId)].map(([supplierId, own]) => {
    const [{ brand, email }] = own as [(typeof own)[number]];
    return { supplierId, brand, email, positions: own.map(({ position }) => position) };
  });
}
