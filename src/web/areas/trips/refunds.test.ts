import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import {
  type ApiBooking,
  bearer,
  bookByApi,
  readBooking,
  transferByBank,
  writing,
} from '#tests/support/api-booking.ts';
import { callPage } from '#tests/support/call-page.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { tripCookie } from '#tests/support/trip-cookie.ts';
import * as refundPage from './refund-page.tsx';

let site: TestServer;
let booking: ApiBooking;
beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
  const { unitIds } = await createBookableHotel(site.db);
  booking = await bookByApi(site, { unitId: unitIds[0] as number, from: '2026-12-05', to: '2026-12-07' });
  await transferByBank(site, { amountVnd: booking.total, content: booking.code });
  await site.post(`/api/v1/bookings/${booking.code}/cancel`, {}, { ...bearer(booking), ...writing() });
});
afterAll(() => site.close());

/** Submits the bank account form as a browser with or without access to the trip. */
async function nameAccount(form: Record<string, string>, secret = site.app.secrets.token) {
  const cookie = await tripCookie(site, booking.code, 'full', secret);
  const { code } = booking;
  const asked = { path: `/chuyen-di/${code}/hoan-tien`, params: { code }, cookie, form };
  return callPage(site, refundPage.action, asked);
}

const account = { bankBin: '970436', accountNo: '0011 0022 33445', holder: 'Nguyễn Thu Hà' };
const theRefund = async () => (await readBooking(site, booking)).refunds[0];

test('the API shows the state of a refund, its destination and its deadline', async () => {
  expect(await theRefund()).toMatchObject({
    cause: 'cancelled',
    causeLabel: 'Hủy đặt chỗ',
    amount: booking.total,
    state: 'manual_transfer',
    promisedOn: '2026-11-26',
    isLate: false,
    needsAccount: true,
    steps: [
      { label: 'Đã ghi nhận khoản hoàn', at: expect.any(String) },
      { label: 'Đã duyệt', at: expect.any(String) },
      { label: 'Bạn cho biết số tài khoản', at: null },
      { label: 'Tiền về với bạn', at: null, by: '2026-11-26' },
    ],
    destinations: [{ label: 'Tài khoản ngân hàng mà bạn cho biết', amount: booking.total, isDone: false }],
  });
});

test('an invalid account keeps its input; a stranger cannot name one', async () => {
  const { id: refundId } = await theRefund();
  expect(await nameAccount({ refundId, ...account, accountNo: '12', bankBin: '' })).toMatchObject({
    init: { status: 422 },
    data: {
      values: { accountNo: '12', holder: 'Nguyễn Thu Hà' },
      errors: { accountNo: expect.stringMatching(/6 đến 19/), bankBin: expect.stringMatching(/ngân hàng/) },
    },
  });
  const strange = (await nameAccount({ refundId, ...account }, 'a secret that is not ours')) as Response;
  expect(strange.headers.get('location')).toBe(`/chuyen-di?code=${booking.code}`);
  expect(await nameAccount({ refundId: 'x', ...account })).toMatchObject({ init: { status: 409 } });
  expect((await theRefund()).needsAccount).toBe(true);
});

test('a saved account is shown with its last digits only', async () => {
  const { id: refundId } = await theRefund();
  const done = (await nameAccount({ refundId, ...account })) as Response;
  expect(done.headers.get('location')).toBe(`/chuyen-di/${booking.code}/hoan-tien`);
  const reply = await site.get(`/api/v1/bookings/${booking.code}`, bearer(booking));
  expect(reply.body).toContain('Tài khoản Vietcombank ****3445');
  expect(reply.body).not.toContain('0011002233445');
  expect(reply.json().refunds[0]).toMatchObject({ needsAccount: false, canChangeAccount: true });
});

test("the API accepts an account, too: for one's own booking, and once per key", async () => {
  const { id } = await theRefund();
  const path = `/api/v1/bookings/${booking.code}/refunds/${id}/account`;
  const body = { ...account, bankBin: '970422' };
  expect((await site.post(path, body, writing())).statusCode).toBe(404);
  expect(
    (await site.post(path, { ...body, holder: '' }, { ...bearer(booking), ...writing() })).statusCode,
  ).toBe(400);
  const other = path.replace(id, crypto.randomUUID());
  expect((await site.post(other, body, { ...bearer(booking), ...writing() })).statusCode).toBe(404);
  const key = writing();
  for (let time = 0; time < 2; time++) {
    const reply = await site.post(path, body, { ...bearer(booking), ...key });
    expect(reply.json()).toMatchObject({ destinations: [{ label: 'Tài khoản MB Bank ****3445' }] });
  }
});
