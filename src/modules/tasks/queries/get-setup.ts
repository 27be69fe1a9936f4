import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** Setup steps of a new company, up to its first booking. */
export interface Setup {
  suppliers: boolean;
  pictures: boolean;
  products: boolean;
  /** A published product has units and a rate plan in use. */
  forSale: boolean;
  articles: boolean;
  /** Menus, home page or other words of the site were changed. */
  wordings: boolean;
  bookings: boolean;
}

/** The setup progress of a new company. One statement that looks for one row each. */
export async function getSetup(db: Executor): Promise<Setup> {
  const { rows } = await sql<Setup>`SELECT
    EXISTS (SELECT FROM suppliers) AS suppliers,
    EXISTS (SELECT FROM product_images) OR EXISTS (SELECT FROM media_files WHERE file_name <> '') AS pictures,
    EXISTS (SELECT FROM products WHERE status AND step = 1) AS products,
    EXISTS (SELECT FROM products p WHERE p.status AND p.step = 1
      AND EXISTS (SELECT FROM units u WHERE u.product_id = p.id AND u.status)
      AND EXISTS (SELECT FROM rate_plans r WHERE r.product_id = p.id AND r.status)) AS "forSale",
    EXISTS (SELECT FROM articles) AS articles,
    EXISTS (SELECT FROM former_wordings) AS wordings,
    EXISTS (SELECT FROM bookings) AS bookings`.execute(db);
  const [setup] = rows;
  if (!setup) throw new Error('A query of one row returned none');
  return setup;
}
