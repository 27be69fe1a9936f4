import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { fold } from '#platform/vietnamese/fold.ts';

/** Something that can be closed in one step. */
export interface FoundScope {
  of: 'bay' | 'place' | 'product' | 'unit';
  /** Its slug or id. */
  key: string;
  title: string;
  /** The product or area that it belongs to. */
  about: string;
}

/** Search suggestions for a scope: bays and places where something is sold, products, and units by their product's name. */
export async function searchScopes(db: Executor, text: string, limit = 12): Promise<FoundScope[]> {
  const phrase = fold(text);
  if (phrase === '') return [];
  const words = phrase.split(' ').map(anywhere);
  const has = (title: RawBuilder<unknown>) => sql`search_letters(${title}) LIKE ALL (${words}::text[])`;
  // Titles with the words side by side come first, then shorter ones.
  const nearest = (title: RawBuilder<unknown>) =>
    sql`search_letters(${title}) LIKE ${anywhere(phrase)} DESC, length(${title}), ${title}`;
  const unit = sql`(p.title || ' ' || u.title)`;
  const [term, place, product] = [sql.ref('t.title'), sql.ref('l.title'), sql.ref('p.title')];
  const { rows } = await sql<FoundScope>`
    (SELECT 'bay' AS of, t.slug AS key, t.title, 'Vịnh, mọi tàu chạy trong vịnh' AS about FROM terms t
      WHERE t.taxonomy = 'bay' AND ${has(term)} AND EXISTS (SELECT FROM product_terms WHERE term_id = t.id)
      ORDER BY ${nearest(term)} LIMIT 3)
    UNION ALL
    (SELECT 'place', l.slug, l.title, 'Điểm đến, mọi dịch vụ ở đó' FROM places l
      WHERE ${has(place)} AND EXISTS (SELECT FROM product_places WHERE place_id = l.id)
      ORDER BY ${nearest(place)} LIMIT 3)
    UNION ALL
    (SELECT 'product', p.id::text, p.title, 'Cả sản phẩm' FROM products p
      WHERE ${has(product)} AND EXISTS (SELECT FROM units WHERE product_id = p.id)
      ORDER BY ${nearest(product)} LIMIT 5)
    UNION ALL
    (SELECT 'unit', u.id::text, u.title, p.title FROM units u JOIN products p ON p.id = u.product_id
      WHERE ${has(unit)} ORDER BY ${nearest(unit)} LIMIT 8)
    LIMIT ${limit}`.execute(db);
  return rows;
}

function anywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
