import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMove } from '#modules/addresses/queries.ts';
import { savePage } from '#modules/content/commands/pages.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { runOffice } from '#tests/support/run-office.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
});
afterAll(() => site.close());

const run = (...args: string[]) => runOffice(site.app, ...args);

test('a destination and a static page can be renamed; old addresses lead on', async () => {
  await createCatalogue(site.db);
  const page = { slug: 'affiliate', title: 'Tiếp thị', excerpt: '', content: 'Nội dung.' };
  await site.db
    .transaction()
    .execute((tx) => savePage(tx, { ...page, effectiveOn: '2026-11-21', version: '1' }));
  const rename = (kind: string, slug: string, to: string) =>
    run('rename-page', '--kind', kind, '--slug', slug, '--to', to);
  expect((await rename('place', 'da-lat', 'thanh-pho-da-lat')).lines).toEqual([
    'Its address is /dia-diem/thanh-pho-da-lat.html now',
  ]);
  expect((await rename('province', 'lam-dong', 'da-nang')).lines).toEqual(['Refused: slug_taken']);
  expect((await rename('page', 'affiliate', 'tiep-thi-lien-ket')).isRefused).toBeUndefined();
  expect(await findMove(site.db, '/dia-diem/da-lat.html')).toBe('/dia-diem/thanh-pho-da-lat.html');
  expect(await findMove(site.db, '/page/affiliate')).toBe('/page/tiep-thi-lien-ket');
});
