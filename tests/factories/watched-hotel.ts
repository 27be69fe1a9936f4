import type { Database } from '#platform/db/connect.ts';
import { createBookableHotel } from './bookable-hotel.ts';

/** A hotel for sale, and the path of the page where its alerts are requested. */
export async function createWatchedHotel(db: Database) {
  const hotel = await createBookableHotel(db, { from: '2026-11-22', to: '2027-01-20' });
  const { slug } = await db
    .selectFrom('products')
    .select('slug')
    .where('id', '=', hotel.productId)
    .executeTakeFirstOrThrow();
  return { hotel, path: `/bao-tin?san-pham=khach-san/${slug}` };
}
