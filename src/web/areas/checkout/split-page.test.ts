import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { expireHolds } from '#modules/booking/hold/expire-holds.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { type ApiBooking, bookByApi, readBooking, transferByBank } from '#tests/support/api-booking.ts';
import { callPage, cookieOf, redirectOf } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { tripCookie } from '#tests/support/trip-cookie.ts';
import type { PartPageData } from './load-part.ts';
import type { SplitPageData } from './load-split.ts';
import * as partPage from './part-page.tsx';
import * as qrImage from './part-qr-image.ts';
import * as status from './part-status.ts';
import * as providerReturn from './provider-return.ts';
import * as splitPage from './split-page.tsx';

let site: TestServer;
let booking: ApiBooking;
let cookie: string;
beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
});
afterAll(() => site.close());
beforeEach(async () => {
  const { unitIds } = await createBookableHotel(site.db);
  booking = await bookByApi(site, { unitId: unitIds[0] as number, from: '2026-12-05', to: '2026-12-07' });
  cookie = await tripCookie(site, booking.code);
});

const address = () => ({ path: `/dat-cho/${booking.code}/chia-tien`, params: { code: booking.code } });
const open = (as = cookie, query = '') =>
  callPage(site, splitPage.loader, { ...address(), path: `${address().path}${query}`, cookie: as });
const post = (form: Record<string, string> | URLSearchParams, as = cookie) =>
  callPage(site, splitPage.action, { ...address(), cookie: as, form: form as Record<string, string> });
const shares = (rows: [string, string][]) => {
  const form = new URLSearchParams({ intent: 'split' });
  for (const [name, amount] of rows) {
    form.append('name', name);
    form.append('amount', amount);
  }
  return form;
};
const tokens = async () =>
  ((await open()) as SplitPageData).parts.map(({ link }) => link.split('/').at(-1) as string);
const part = (token: string) => ({ path: `/dat-cho/phan/${token}`, params: { token } });
const openPart = async (token: string) =>
  (await callPage(site, partPage.loader, part(token))) as PartPageData;

test('F88: a holder divides into custom shares, gets a link for each, and sees who has paid', async () => {
  expect(((await open(cookie, '?nguoi=3')) as SplitPageData).shares).toEqual([666_667, 666_667, 666_666]);
  const wrong = [
    ['Hà', '1.000.000'],
    ['', '5.000'],
    ['Lan', 'năm trăm'],
  ] as [string, string][];
  expect(await post(shares(wrong))).toMatchObject({
    init: { status: 422 },
    data: {
      rows: wrong.map(([name, amount]) => ({ name, amount })),
      errors: {
        'name-1': expect.any(String),
        'amount-1': expect.any(String),
        'amount-2': expect.any(String),
      },
    },
  });
  const short = shares([
    ['Hà', '1.000.000'],
    ['Lan', '900.000'],
  ]);
  expect(await post(short)).toMatchObject({
    init: { status: 409 },
    data: { error: expect.stringContaining('còn thiếu 100.000') },
  });
  const right = shares([
    ['Hà', '1.200.000'],
    ['Lan', '800.000'],
    ['', ''],
  ]);
  expect(redirectOf(await post(right))).toEqual([303, `${address().path}#cac-phan`]);
  const [first = ''] = await tokens();
  await transferByBank(site, { amountVnd: 1_200_000, content: `${booking.code} P1` });
  expect((await open()) as SplitPageData).toMatchObject({
    parts: [
      { name: 'Hà', state: 'paid' },
      { name: 'Lan', state: 'open' },
    ],
    due: 800_000,
  });
  expect((await openPart(first)).part).toMatchObject({ state: 'paid', outcome: 'waiting', canPay: false });
  expect(redirectOf(await post({ intent: 'end' }))).toEqual([303, `/dat-cho/${booking.code}`]);
  expect(await readBooking(site, booking)).toMatchObject({ status: 'pending_payment', dueNow: 800_000 });
});

test('F88: dividing and seeing the links need full access', async () => {
  const reduced = await tripCookie(site, booking.code, 'reduced');
  for (const as of ['', reduced]) {
    const [status, to] = redirectOf(await open(as));
    expect(status).toBeGreaterThanOrEqual(302);
    expect(to).not.toContain('chia-tien#');
    expect(redirectOf(await post({ intent: 'end' }, as))[0]).toBeGreaterThanOrEqual(302);
  }
});

test('F88: a part’s link shows trip, days, name and amount, nothing about others, and accepts payment', async () => {
  await post(
    shares([
      ['Bạn Lan', '1.200.000'],
      ['Bạn Minh', '800.000'],
    ]),
  );
  const [lan = '', minh = ''] = await tokens();
  const shown = await openPart(lan);
  expect(shown).toMatchObject({
    part: { name: 'Bạn Lan', amount: 1_200_000, canPay: true },
    trip: { days: expect.stringContaining('12/2026') },
  });
  const said = JSON.stringify(shown);
  for (const mark of ['Minh', '800000', 'ha@example.com', 'Thu Hà', '912345678'])
    expect(said).not.toContain(mark);
  const begun = await callPage(site, partPage.action, { ...part(lan), form: { method: 'vietqr' } });
  expect(redirectOf(begun)).toEqual([303, `/dat-cho/phan/${lan}`]);
  expect((await openPart(lan)).part.payment?.qr?.transferContent).toBe(`${booking.code} P1`);
  const image = (await callPage(site, qrImage.loader, part(lan))) as Response;
  expect(image.headers.get('content-type')).toBe('image/png');
  for (const forged of [
    '',
    'x',
    lan.slice(0, -1),
    `${lan}x`,
    `${minh.split('.')[0]}.${lan.split('.').slice(1).join('.')}`,
  ])
    expect(await openPart(forged)).toMatchObject({ status: 404 });
  await transferByBank(site, { amountVnd: 1_200_000, content: `${booking.code} P1` });
  await transferByBank(site, { amountVnd: 800_000, content: `${booking.code} P2` });
  expect(await (await (callPage(site, status.loader, part(minh)) as Promise<Response>)).json()).toEqual({
    state: 'paid confirmed',
    paid: 0,
  });
});

test('F88: a payer returns from a provider to their part, and nobody else does', async () => {
  await post(
    shares([
      ['Lan', '1.200.000'],
      ['Minh', '800.000'],
    ]),
  );
  const [lan = ''] = await tokens();
  const begun = await callPage(site, partPage.action, { ...part(lan), form: { method: 'vietqr' } });
  const { reference } = await site.db
    .selectFrom('payment_attempts')
    .select('reference')
    .where('part_id', 'is not', null)
    .where('reference', 'like', `${booking.code}-%`)
    .executeTakeFirstOrThrow();
  const back = (as: string) =>
    callPage(site, providerReturn.loader, {
      path: `/thanh-toan/vnpay/tra-ve?vnp_TxnRef=${reference}`,
      params: { provider: 'vnpay' },
      cookie: as,
    }).catch((thrown) => thrown);
  expect(redirectOf(await back(cookieOf(begun)))[1]).toBe(`/dat-cho/phan/${lan}`);
  expect(redirectOf(await back(''))[1]).toBe(`/chuyen-di?code=${booking.code}&tu=thanh-toan`);
});

test('F88: after the deadline the payer names an account for the refund, and the holder cannot', async () => {
  await post(
    shares([
      ['Lan', '1.200.000'],
      ['Minh', '800.000'],
    ]),
  );
  const [lan = '', minh = ''] = await tokens();
  await transferByBank(site, { amountVnd: 1_200_000, content: `${booking.code} P1` });
  await expireHolds(site.db, site.queue, new Date(site.clock.now().getTime() + 30 * 3_600_000));
  const { part: over } = await openPart(lan);
  expect(over).toMatchObject({ outcome: 'over', refunds: [{ amount: 1_200_000, needsAccount: true }] });
  expect((await openPart(minh)).part).toMatchObject({ state: 'ended', refunds: [] });
  const refundId = over.refunds[0]?.id ?? '';
  const account = { refundId, bankBin: '970422', accountNo: '0011223344', holder: 'PHAM THI LAN' };
  const refundOf = (at: string, form: Record<string, string>) =>
    callPage(site, partPage.action, { ...part(at), form });
  expect(await refundOf(lan, { ...account, accountNo: '' })).toMatchObject({
    init: { status: 422 },
    data: { errors: { accountNo: expect.any(String) }, values: { holder: 'PHAM THI LAN' } },
  });
  expect(await refundOf(minh, account)).toMatchObject({ init: { status: 409 } });
  expect(redirectOf(await refundOf(lan, account))).toEqual([303, `/dat-cho/phan/${lan}`]);
  expect((await openPart(lan)).part.refunds).toMatchObject([{ needsAccount: false, canChangeAccount: true }]);
  const byHolder = await site.post(
    `/api/v1/bookings/${booking.code}/refunds/${refundId}/bank-account`,
    { bankBin: '970422', accountNo: '99', holder: 'X' },
    { authorization: `Bearer ${booking.accessToken}` },
  );
  expect(byHolder.statusCode).toBeGreaterThanOrEqual(400);
});

test('F88: after a deposit the balance is divided on the same page, until its day; a part’s link says that the trip is confirmed', async () => {
  const plans = [{}, { code: 'coc', pay_mode: 'deposit' as const }];
  const { unitIds, planIds } = await createBookableHotel(site.db, { plans });
  const stay = { unitId: unitIds[0] as number, ratePlanId: planIds[1] as number };
  booking = await bookByApi(site, { ...stay, from: '2026-12-05', to: '2026-12-07' });
  cookie = await tripCookie(site, booking.code);
  await transferByBank(site, { amountVnd: booking.dueNow, content: booking.code });
  const shown = (await open(cookie, '?nguoi=2')) as SplitPageData;
  expect(shown).toMatchObject({ state: 'confirmed', isBalance: true, canSplit: true, parts: [] });
  expect(shown.balanceDueOn).not.toBeNull();
  expect(shown.shares.reduce((sum, share) => sum + share, 0)).toBe(shown.due);
  const [one = 0, two = 0] = shown.shares;
  expect(
    redirectOf(
      await post(
        shares([
          ['Hà', String(one)],
          ['Lan', String(two)],
        ]),
      ),
    ),
  ).toEqual([303, `${address().path}#cac-phan`]);
  const [first = '', second = ''] = await tokens();
  expect((await openPart(first)).part).toMatchObject({
    canPay: true,
    outcome: 'confirmed',
    until: null,
    balanceDueOn: shown.balanceDueOn,
  });
  expect(
    redirectOf(await callPage(site, partPage.action, { ...part(second), form: { method: 'vietqr' } })),
  ).toEqual([303, part(second).path]);
  await transferByBank(site, { amountVnd: one, content: `${booking.code} P1` });
  expect((await openPart(first)).part).toMatchObject({ state: 'paid', outcome: 'confirmed' });
  expect((await openPart(second)).part.payment).toMatchObject({ amount: two });
  expect((await open()) as SplitPageData).toMatchObject({ due: two });
  await transferByBank(site, { amountVnd: two, content: `${booking.code} P2` });
  expect(await readBooking(site, booking)).toMatchObject({ status: 'confirmed' });
  expect((await open()) as SplitPageData).toMatchObject({ canSplit: false, due: 0 });
});
