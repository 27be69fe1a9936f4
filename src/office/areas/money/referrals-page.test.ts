import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeReferralCode } from '#modules/points/commands/make-referral-code.ts';
import { noteReferral } from '#modules/points/commands/note-referral.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { settings } from '#tests/factories/demo-settings.ts';
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

test('the accountant sees who invited whom and voids it with a reason, which is kept with its author', async () => {
  const { db, clock } = site;
  const [inviter, friend] = [
    await signInGuest(site, { name: 'Trần Văn Mời' }),
    await signInGuest(site, { name: 'Lý Thị Khách' }),
  ];
  const code = await makeReferralCode(db, inviter.userId, clock.now());
  await db.transaction().execute((tx) => noteReferral(tx, { userId: friend.userId, code }, clock.now()));
  const office = await signInAs(site, 'ke-toan');
  const { body } = await office.get('/so-tien/moi-ban');
  expect(body).toContain('Trần Văn Mời');
  expect(body).toContain('Lý Thị Khách');
  const id = /name="id" value="(\d+)"/.exec(body)?.[1] ?? '';
  const send = (reason: string) => office.post('/so-tien/moi-ban', { id, reason });
  expect((await send('')).body).toContain('Ghi vì sao');
  expect((await send('hai tài khoản một người')).body).toContain('Đã bỏ lượt mời này');
  expect((await send('lần nữa')).body).toContain('vừa được bỏ rồi');
  const voided = (await office.get('/so-tien/moi-ban?xem=khong-tinh')).body;
  expect(voided).toContain('hai tài khoản một người');
  expect(voided).toContain(office.me.name);
  expect((await (await signInAs(site, 'tu-van')).get('/so-tien/moi-ban')).statusCode).toBe(403);
});
