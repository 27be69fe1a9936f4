import { expect, test } from 'vitest';
import { saveWording } from '#modules/settings/wordings/save-wording.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { listPageLinks } from './list-page-links.ts';

const database = setUpTestDatabase();

test('a page that only an answer of the search leads to is named before it is withdrawn', async () => {
  const { db } = database;
  expect(await listPageLinks(db, 'huong-dan-thanh-toan')).toContain('Tìm kiếm');
  expect(await listPageLinks(db, 'thue-vay')).toEqual([]);
  const none = { features: [], regions: [], answers: [], alike: [] };
  const notSold = [{ name: 'váy cưới', said: '', href: '/page/thue-vay#gia' }];
  await db.transaction().execute((tx) => saveWording(tx, { kind: 'search' }, { ...none, notSold }));
  expect(await listPageLinks(db, 'thue-vay')).toEqual(['Tìm kiếm']);
  expect(await listPageLinks(db, 'thue'), 'a shorter name').toEqual([]);
});
