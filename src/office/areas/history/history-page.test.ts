import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeHistory } from '#platform/history/write-history.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { staff } from '#tests/factories/staff.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  const now = site.clock.now();
  const object = { type: 'refund', id: 'R-1' };
  const lan = { ...staff('lan'), name: 'Trần Lan' };
  await writeHistory(site.db, {
    actor: lan,
    verb: 'refund.approve',
    object,
    before: { state: 'cho_duyet' },
    after: { state: 'da_duyet', amountVnd: 9_892_100 },
    reason: 'đúng điều kiện lúc mua',
    now,
  });
  for (let line = 0; line < 50; line++)
    await writeHistory(site.db, {
      actor: staff('minh'),
      verb: 'days.open',
      object: { type: 'disruption', id: `D-${line}` },
      now,
    });
}, 120_000);
afterAll(() => site.close());

test('the history says who did what, what changed and why, page by page', async () => {
  const office = await signInAs(site, 'ke-toan');
  const first = await office.get('/nhat-ky');
  expect(first.body).toContain('Mở lại ngày đã ngừng');
  expect(first.body).not.toContain('đúng điều kiện lúc mua');
  const older = /href="\/quan-tri\/nhat-ky(\?sau=[\w-]+)"/.exec(first.body)?.[1] ?? '';
  const second = await office.get(`/nhat-ky${older}`);
  expect(second.body).toMatch(/Trần Lan.*Duyệt hoàn tiền.*đúng điều kiện lúc mua.*cho_duyet.*9\.892\.100/s);
  const newer = /href="\/quan-tri\/nhat-ky(\?truoc=[\w-]+)"/.exec(second.body)?.[1] ?? '';
  const back = await office.get(`/nhat-ky${newer}`);
  expect(back.body).toContain('Mở lại ngày đã ngừng');
  expect(back.body).not.toContain('đúng điều kiện lúc mua');
});

test.each(['ai=staff%3Alan', 'viec=refund.approve', 'loai=refund&ma=R-1', 'tim=TRẦN LAN', 'tu=2026-11-21'])(
  'filters: %s',
  async (filter) => {
    const office = await signInAs(site, 'ke-toan');
    const isWide = filter.startsWith('tu');
    const { body } = await office.get(`/nhat-ky?${filter}`);
    expect(body.includes('đúng điều kiện lúc mua')).toBe(!isWide);
    const { body: none } = await office.get(`/nhat-ky?${filter}&den=2026-11-20`);
    expect(none).toContain('Chưa có gì được ghi');
  },
);

test('columns are hidden by the address, which a saved view keeps', async () => {
  const office = await signInAs(site, 'ke-toan');
  const { body } = await office.get('/nhat-ky?loai=refund&cot=voi');
  expect(body).toContain('R-1');
  expect(body).not.toContain('9.892.100');
  expect(body).toContain('Lưu cách xem');
});

test('without the right an explanation is shown', async () => {
  const office = await signInAs(site, 'tu-van');
  expect((await office.get('/nhat-ky')).statusCode).toBe(403);
});
