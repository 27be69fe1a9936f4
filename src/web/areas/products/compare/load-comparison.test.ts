import { afterAll, beforeAll, expect, test } from 'vitest';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { loadComparison } from './load-comparison.ts';

let site: TestServer;
let ids: Map<string, number>;
beforeAll(async () => {
  site = await createTestServer();
  ids = await createCatalogue(site.db);
});
afterAll(() => site.close());

const compare = (kind: 'hotel' | 'tour', slugs: string[], query = '') =>
  loadComparison(
    site.app,
    getKind(kind),
    slugs.map((slug) => ids.get(slug) ?? 0),
    new URLSearchParams(query),
  );

test('products follow the order of the address; other kinds and unknown ones are dropped', async () => {
  const { columns, rows } = await compare('hotel', [
    'may-nui-sa-pa',
    'ba-na-mot-ngay',
    'nobody',
    'gio-bien-resort',
  ]);
  expect(columns.map(({ url }) => url)).toEqual([
    '/khach-san/may-nui-sa-pa.html',
    '/khach-san/gio-bien-resort.html',
  ]);
  expect(columns[0]?.price).toMatchObject({ note: 'từ, mỗi đêm', href: '/khach-san/may-nui-sa-pa.html' });
  expect(rows.map(({ label }) => label)).toEqual(expect.arrayContaining(['Địa chỉ', 'Nhận phòng']));
  expect(rows[0], 'U-77: what a cancellation costs stands first').toMatchObject({
    label: 'Hủy và hoàn',
    cells: [expect.stringMatching(/^Hoàn \d+% khi hủy/), expect.any(String)],
  });
  for (const { cells } of rows) expect(cells).toHaveLength(2);
});

test('with dates the price is the lowest total of the stay, and the booking link carries them', async () => {
  const query = 'from=2026-12-10&to=2026-12-12&adults=2&unit=1';
  const { columns, rows } = await compare('hotel', ['may-nui-sa-pa', 'gio-bien-resort'], query);
  for (const { price, url } of columns) {
    expect(price.vnd).toBeGreaterThan(0);
    expect(price.note).toBe('phòng rẻ nhất, cả kỳ nghỉ');
    expect(price.href).toBe(`${url}?from=2026-12-10&to=2026-12-12&rooms=1&adults=2`);
  }
  expect(columns.filter(({ isCheapest }) => isCheapest)).toHaveLength(1);
  expect(rows[0]?.cells, 'the cancellation is that of the priced plan').toEqual(
    columns.map(({ price }) => price.cancel),
  );
  expect(rows[0]?.cells).toContainEqual(expect.stringMatching(/^Không hoàn tiền|^Hủy/));
});

test('an unavailable day gives the reason instead of a price', async () => {
  const past = await compare('hotel', ['may-nui-sa-pa'], 'from=2026-11-01&to=2026-11-02&adults=2');
  expect(past.columns[0]?.price).toMatchObject({ vnd: null, note: expect.stringContaining('đã qua') });
  const tour = await compare('tour', ['ba-na-mot-ngay'], 'from=2026-12-10&adults=2');
  expect(tour.columns[0]?.price).toMatchObject({
    vnd: expect.any(Number),
    note: expect.stringContaining('tổng cả nhóm'),
  });
  const late = await compare('tour', ['ba-na-mot-ngay'], 'from=2029-12-10&adults=2');
  expect(late.columns[0]?.price.vnd).toBeNull();
  expect(late.columns[0]?.price.note).not.toBe('');
});
