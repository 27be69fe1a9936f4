import { expect, test } from 'vitest';
import { json } from '#platform/db/json.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { createHotel } from '#tests/factories/hotel.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { listProductsForOffice } from './list-products-for-office.ts';

const database = setUpTestDatabase();

test('products are sorted by their title, that of the draft if there is one, and paged in both directions', async () => {
  const { db } = database;
  const titles = ['Ánh Trăng', 'Bến Xưa', 'Cội Tùng', 'Đồi Thông', 'Én Nhỏ'];
  const drafts: Record<string, string> = { 'Ánh Trăng': 'Zen Hồ', 'Én Nhỏ': 'Bằng Lăng', 'Cội Tùng': '' };
  for (const title of titles) {
    const { productId } = await createHotel(db);
    await db.updateTable('products').set({ title }).where('id', '=', productId).execute();
    const draft = drafts[title];
    if (draft !== undefined)
      await db
        .insertInto('product_drafts')
        .values({ product_id: productId, revision: 1, content: json({ title: draft }) })
        .execute();
  }
  const wanted = ['Bằng Lăng', 'Bến Xưa', 'Cội Tùng', 'Đồi Thông', 'Zen Hồ'];
  const page = (place: Parameters<typeof listProductsForOffice>[2]) =>
    listProductsForOffice(db, { text: '' }, place, 2);
  const found: string[] = [];
  const previousPages: string[][] = [];
  for (let after: string | null = '' as string | null; after !== null; ) {
    const { rows, next, previous } = await page({ after: after ? readCursor(after) : null });
    found.push(...rows.map(({ title }) => title));
    if (previous)
      previousPages.push((await page({ before: readCursor(previous) })).rows.map(({ title }) => title));
    after = next;
  }
  expect(found).toEqual(wanted);
  expect(previousPages).toEqual([wanted.slice(0, 2), wanted.slice(2, 4)]);
  const search = async (text: string) =>
    (await listProductsForOffice(db, { text }, {})).rows.map(({ title }) => title);
  expect(await search('bang lang')).toEqual(['Bằng Lăng']);
  expect(await search('en nho'), 'by its title on the site as well').toEqual(['Bằng Lăng']);
  const { rows } = await listProductsForOffice(db, { text: '', state: 'draft' }, {});
  expect(rows.map(({ title }) => title)).toEqual(['Bằng Lăng', 'Cội Tùng', 'Zen Hồ']);
});
