import { beforeAll, expect, test } from 'vitest';
import { readCursor, writeCursor } from '#platform/db/keyset-page.ts';
import { createHotel } from '#tests/factories/hotel.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { listCalendarUnits } from './edit-days.ts';

const span = { from: '2026-12-01', to: '2026-12-03' };
const titles = ['Đảo Xa', 'Biển Gần', 'Đảo Xa', 'Ấm Áp', 'Cửa Biển'];

const database = setUpTestDatabase();
beforeAll(async () => {
  for (const title of titles)
    await createHotel(database.db, {
      product: { title },
      units: [{}, { title: 'Phòng Suite' }, { status: false }],
    });
});

type Filter = Parameters<typeof listCalendarUnits>[1];

async function pages(filter: Filter, limit: number, isBack = false) {
  const found: string[][] = [];
  let place: Parameters<typeof listCalendarUnits>[3] = {};
  if (isBack) {
    const all = await listCalendarUnits(database.db, filter, span, {}, 100);
    const last = all.rows.at(-1);
    if (last)
      place = {
        before: readCursor(writeCursor([last.productTitle, last.productId, last.position, last.id])),
      };
  }
  for (;;) {
    const page = await listCalendarUnits(database.db, filter, span, place, limit);
    found.push(
      page.rows.map(({ productId, productTitle, title }) => `${productTitle} ${productId} ${title}`),
    );
    const cursor = readCursor((isBack ? page.previous : page.next) ?? '');
    if (!cursor) return found;
    place = isBack ? { before: cursor } : { after: cursor };
  }
}

test('paging lists every unit on sale once, in the order of its product, forwards and backwards', async () => {
  const [all = []] = await pages({}, 100);
  expect(all).toHaveLength(10);
  expect(all.map((one) => one.replace(/ \d+ .*/, ''))).toEqual(
    ['Ấm Áp', 'Biển Gần', 'Cửa Biển', 'Đảo Xa', 'Đảo Xa'].flatMap((title) => [title, title]),
  );
  // Of two products with the same name, the units of the first stay together.
  expect(new Set(all.slice(6, 8).map((one) => one.split(' ')[2])).size).toBe(1);
  for (const limit of [1, 3, 4]) {
    expect((await pages({}, limit)).flat(), `${limit} a page`).toEqual(all);
    expect((await pages({}, limit, true)).reverse().flat(), `${limit} a page, backwards`).toEqual(
      all.slice(0, -1),
    );
  }
  const suites = await pages({ text: 'dao suite' }, 1);
  expect(suites.flat()).toEqual([all[7], all[9]]);
  expect((await pages({ kind: 'tour' }, 3)).flat()).toEqual([]);
});
