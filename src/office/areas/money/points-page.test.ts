import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPoints } from '#modules/points/queries.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { givePoints } from '#tests/factories/points.ts';
import { signInAs } from '#tests/support/office-visit.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true });
  await site.db.transaction().execute(async (tx) => {
    await ensureReferenceData(tx);
    await saveSettings(tx, settings);
  });
}, 120_000);
afterAll(() => site.close());

test("the accountant sees guests' points and their value, and corrects them with a reason", async () => {
  const guest = await signInGuest(site, { name: 'Trần Văn Bình', phone: '+84912777888' });
  await givePoints(site.db, guest.userId, 2_340, site.clock.now());
  const office = await signInAs(site, 'ke-toan');
  const { body } = await office.get('/so-tien/diem');
  expect(body).toContain('2.340 điểm chưa dùng của 1 khách, trừ được 2.340.000');
  expect(body).not.toContain('Trần Văn Bình');
  for (const search of [guest.email, '0912 777 888'])
    expect((await office.get(`/so-tien/diem?khach=${encodeURIComponent(search)}`)).body).toContain(
      'Trần Văn Bình',
    );
  expect((await office.get('/so-tien/diem?khach=khong@co.vn')).body).toContain('Không có tài khoản nào');
  const path = `/so-tien/diem?khach=${encodeURIComponent(guest.email)}`;
  const send = (points: string, reason: string) =>
    office.post(path, { userId: guest.userId, points, reason });
  expect((await send('một', 'tính thiếu')).body).toContain('Nhập số điểm, ví dụ 50 hoặc -50.');
  expect((await send('-3.000', 'tính nhầm')).body).toContain('Khách chỉ còn 2.340 điểm');
  expect((await send('-340', 'tính nhầm chuyến Sa Pa')).body).toContain('Trần Văn Bình còn 2.000 điểm');
  expect((await getPoints(site.db, guest.userId, site.clock.now())).usable).toBe(2_000);
  const { lines } = await listHistory(site.db, { objectType: 'points', actor: `staff:${office.me.id}` });
  expect(lines).toMatchObject([{ verb: 'points.correct', reason: 'tính nhầm chuyến Sa Pa' }]);
  const adviser = await signInAs(site, 'tu-van');
  expect((await adviser.get(path)).statusCode).toBe(403);
});
