import { afterAll, beforeAll, expect, test } from 'vitest';
import { addRedirect } from '#modules/addresses/commands/redirects.ts';
import { countMissingPages } from '#modules/content/commands/missing-pages.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { staff } from '#tests/factories/staff.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true, withPages: true });
  await createCatalogue(site.db);
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
}, 120_000);
afterAll(() => site.close());

const page = '/chuyen-huong';
const leads = async (path: string) => {
  const { statusCode, headers } = await site.get(path);
  return statusCode === 301 ? headers.location : statusCode;
};

test('a missing address is redirected from the log of missing pages: by 301, at any depth, until the redirect is removed', async () => {
  const office = await signInAs(site, 'bien-tap');
  expect(await leads('/uu-dai-cu')).toBe(404);
  await countMissingPages(site.db, new Map([['/uu-dai-cu', 7]]), site.clock.now());
  expect((await office.get(page)).body).toContain('/uu-dai-cu');
  expect((await office.get(`${page}?tu=/uu-dai-cu`)).body).toContain('value="/uu-dai-cu"');
  const added = await office.post(page, { do: 'add', from: '/uu-dai-cu', to: '/combo-voucher' });
  expect(added.body).toContain('nay được dẫn tới /combo-voucher');
  for (const from of ['/thu-muc/cu/xa', '/khach-san/khong-con.html', '/page/khong-con'])
    expect((await office.post(page, { do: 'add', from, to: '/khach-san/' })).statusCode, from).toBe(200);
  expect(await leads('/uu-dai-cu')).toBe('/combo-voucher');
  expect(await leads('/thu-muc/cu/xa')).toBe('/khach-san');
  expect(await leads('/khach-san/khong-con.html')).toBe('/khach-san');
  expect(await leads('/page/khong-con')).toBe('/khach-san');
  expect((await office.post(page, { do: 'remove', from: '/uu-dai-cu' })).body).toContain('Đã bỏ');
  expect(await leads('/uu-dai-cu')).toBe(404);
  const { body } = await office.post(page, { do: 'remove', from: '/uu-dai-cu' });
  expect(body).toContain('đã được bỏ');
  const lines = await site.db
    .selectFrom('history')
    .select('verb')
    .where('object_id', '=', '/uu-dai-cu')
    .execute();
  expect(lines.map(({ verb }) => verb)).toEqual(['redirect.edit', 'redirect.remove']);
});

test('redirects lead to addresses of the site only, a chain is shortened to one step, and a loop is refused', async () => {
  const office = await signInAs(site, 'bien-tap');
  const add = (from: string, to: string) => office.post(page, { do: 'add', from, to });
  for (const to of ['https://evil.example', '//evil.example', 'khach-san', '/quan-tri/tien', '/\\evil', ''])
    expect((await add('/a', to)).statusCode, to).toBe(422);
  expect((await add('/', '/khach-san')).body).toContain('Trang chủ luôn có');
  await add('/a', '/b');
  await add('/b', '/c');
  expect(await leads('/a')).toBe('/c');
  const circle = await add('/c', '/a');
  expect(circle.statusCode).toBe(422);
  expect(circle.body).toContain('đi vòng mãi');
  expect((await add('/d', '/d')).statusCode).toBe(422);
  await add('/e', '/a');
  expect(await leads('/e')).toBe('/c');
});

test('of two concurrent redirects that would form a loop one is refused', async () => {
  for (let round = 0; round < 10; round++) {
    const [x, y] = [`/x${round}`, `/y${round}`];
    const add = (from: string, to: string) =>
      addRedirect(site.db, { from, to, actor: staff('lan') }, site.clock.now());
    const results = await Promise.all([add(x, y), add(y, x)]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  }
});

test('without the right nothing is shown', async () => {
  const desk = await signInAs(site, 'tu-van');
  expect((await desk.get(page)).statusCode).toBe(403);
  expect((await desk.post(page, { do: 'add', from: '/z', to: '/khach-san' })).statusCode).toBe(403);
});
