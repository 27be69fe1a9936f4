import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseAccount } from '#modules/retention/commands/erase-account.ts';
import { exportAccountData } from '#modules/retention/queries/account-data.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { saveTraveller } from '#modules/travellers/commands/save-traveller.ts';
import { listSavedTravellers } from '#modules/travellers/queries.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { callPage, redirectOf } from '#tests/support/call-page.ts';
import { searchDatabase } from '#tests/support/search-database.ts';
import { signInGuest } from '#tests/support/sign-in-guest.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import * as page from './saved-people-page.tsx';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(() => site.close());

const path = '/tai-khoan/nguoi-di';
const send = (cookie: string, form: Record<string, string>) =>
  callPage(site, page.action, { path, cookie, form });
const open = async (cookie: string) =>
  (await callPage(site, page.loader, { path, cookie })) as Awaited<ReturnType<typeof page.loader>>;
const papers = { sex: 'female', bornOn: '1990-01-02', nationality: 'Việt Nam', documentNo: '001090055512' };
const company = { companyName: 'Công ty Sao Biển', taxCode: '0100109106', address: '1 Trần Phú, Đà Nẵng' };

test('travellers are saved with encrypted papers, changed and deleted by their guest only', async () => {
  const [{ cookie }, stranger] = [await signInGuest(site), await signInGuest(site)];
  const saved = await send(cookie, { kind: 'traveller', fullName: 'Nguyễn Thu Hằng', ...papers });
  expect(redirectOf(saved)).toEqual([303, `${path}?xong=luu`]);
  const [one] = (await open(cookie)).travellers;
  expect(one).toMatchObject({ fullName: 'Nguyễn Thu Hằng', ...papers });
  expect(await searchDatabase(site.db, [papers.documentNo, papers.bornOn])).toEqual([]);
  const id = one?.id ?? '';
  await send(stranger.cookie, { kind: 'traveller', id, fullName: 'Kẻ lạ' });
  await send(stranger.cookie, { kind: 'traveller', id, do: 'remove' });
  expect((await open(stranger.cookie)).travellers).toEqual([]);
  await send(cookie, { kind: 'traveller', id, fullName: 'Nguyễn Thu Hằng', documentNo: 'B1234567' });
  expect((await open(cookie)).travellers).toEqual([
    { id, fullName: 'Nguyễn Thu Hằng', documentNo: 'B1234567' },
  ]);
  await send(cookie, { kind: 'traveller', id, do: 'remove' });
  expect((await open(cookie)).travellers).toEqual([]);
});

test('companies are saved in the form of invoices; errors are at their fields', async () => {
  const { cookie } = await signInGuest(site);
  const wrong = await send(cookie, { kind: 'invoice', ...company, taxCode: '12' });
  expect(wrong).toMatchObject({
    init: { status: 422 },
    data: {
      kind: 'invoice',
      id: '',
      typed: { taxCode: '12' },
      errors: { taxCode: expect.stringContaining('gồm 10 chữ số') },
    },
  });
  await send(cookie, { kind: 'invoice', ...company, email: 'ke-toan@example.com' });
  const { companies } = await open(cookie);
  expect(companies).toMatchObject([{ ...company, email: 'ke-toan@example.com' }]);
  await send(cookie, { kind: 'invoice', id: companies[0]?.id ?? '', ...company, address: '2 Trần Phú' });
  expect((await open(cookie)).companies).toMatchObject([{ address: '2 Trần Phú', email: null }]);
  expect(await send(cookie, { kind: 'traveller', fullName: 'H', bornOn: '1.1.90' })).toMatchObject({
    data: { errors: { fullName: expect.any(String), bornOn: 'Ngày sinh chưa đúng.' } },
  });
});

test('a date of birth is typed in three fields, and is not in the future', async () => {
  const { cookie } = await signInGuest(site);
  const born = (day: string, month: string, year: string) => ({
    ...{ 'bornOn-day': day, 'bornOn-month': month, 'bornOn-year': year },
    ...{ kind: 'traveller', fullName: 'Nguyễn Thu Hằng' },
  });
  const nextYear = String(site.clock.now().getFullYear() + 1);
  expect(await send(cookie, born('2', '1', nextYear))).toMatchObject({
    data: {
      typed: { bornOn: `${nextYear}-01-02`, fullName: 'Nguyễn Thu Hằng' },
      errors: { bornOn: 'Ngày sinh không thể sau hôm nay.' },
    },
  });
  expect(await send(cookie, { ...born('2', '1', nextYear), fullName: 'H' })).toMatchObject({
    data: { errors: { fullName: expect.any(String), bornOn: 'Ngày sinh không thể sau hôm nay.' } },
  });
  expect(await send(cookie, born('31', '2', '1990'))).toMatchObject({
    data: { errors: { bornOn: 'Ngày sinh chưa đúng.' } },
  });
  await send(cookie, born('2', '1', '1990'));
  expect((await open(cookie)).travellers).toMatchObject([{ bornOn: '1990-01-02' }]);
});

test('of thirty concurrent additions an account keeps twenty', async () => {
  const { userId, cookie } = await signInGuest(site);
  const all = Array.from({ length: 30 }, (_, index) =>
    saveTraveller(site.app, userId, { fullName: `Bạn ${index}` }),
  );
  const kept = (await Promise.all(all)).filter(Boolean);
  expect(kept).toHaveLength(20);
  expect(await listSavedTravellers(site.app, userId)).toHaveLength(20);
  const more = await send(cookie, { kind: 'traveller', fullName: 'Thêm một người' });
  expect(redirectOf(more)).toEqual([303, `${path}?xong=day`]);
});

test('the page needs a sign-in', async () => {
  const reply = await callPage(site, page.loader, { path });
  expect(redirectOf(reply)).toEqual([302, '/dang-nhap?tiep=%2Ftai-khoan%2Fnguoi-di']);
});

test('a favourite pick-up place is saved, is in the copy of data, and is deleted with the account', async () => {
  const [{ cookie, userId }, stranger] = [await signInGuest(site), await signInGuest(site)];
  expect(redirectOf(await send(cookie, { kind: 'pickup', place: ' 12 Hàng Bè, Hà Nội ' }))).toEqual([
    303,
    `${path}?xong=luu`,
  ]);
  expect([(await open(cookie)).pickup, (await open(stranger.cookie)).pickup]).toEqual([
    '12 Hàng Bè, Hà Nội',
    '',
  ]);
  const owner = { userId, email: null, phone: null };
  expect(await exportAccountData(site.app, owner)).toMatchObject({ pickupPlace: '12 Hàng Bè, Hà Nội' });
  await send(cookie, { kind: 'pickup', place: '12 Hàng Bè, Hà Nội', do: 'remove' });
  expect((await open(cookie)).pickup).toBe('');
  await send(cookie, { kind: 'pickup', place: '12 Hàng Bè, Hà Nội' });
  await eraseAccount(site.app, owner, { withReviews: false });
  expect(await searchDatabase(site.db, ['12 Hàng Bè'])).toEqual([]);
});
