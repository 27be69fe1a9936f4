import type { Executor } from '#platform/db/connect.ts';
import { createInventory, createRates } from './days-on-sale.ts';
import { createHotel, type TestHotel } from './hotel.ts';

/** A hotel with inventory and prices on the days from `from` up to but not including `to`. */
export async function createBookableHotel(
  db: Executor,
  {
    from = '2026-12-01',
    to = '2027-01-01',
    allotment = 7,
    ...hotel
  }: { from?: string; to?: string; allotment?: number } & Parameters<typeof createHotel>[1] = {},
): Promise<TestHotel> {
  const created = await createHotel(db, hotel);
  await createInventory(db, { unitIds: created.unitIds, from, to, allotment });
  await createRates(db, { unitIds: created.unitIds, from, to });
  return created;
}
