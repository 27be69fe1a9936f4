import { afterAll, beforeAll, expect, test } from 'vitest';
import { approveBookingRefund } from '#modules/booking/cancellation/booking-refunds.ts';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { recordCounterPayment } from '#modules/booking/payment/confirm-counter.ts';
import { recordEvent } from '#modules/booking/record-event.ts';
import { moveEnquiry } from '#modules/enquiries/commands/change-enquiry-state.ts';
import { bookingMailJobs } from '#modules/mails/jobs.ts';
import { issueTripVouchers } from '#modules/vouchers/commands/issue-trip-vouchers.ts';
import { recordVoucherEvent } from '#modules/vouchers/commands/record-voucher-event.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { staff } from '#tests/factories/staff.ts';
import { type ApiBooking, bearer, bookByApi } from '#tests/support/api-booking.ts';
import { mailEvent } from '#tests/support/mail-event.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

const actor = staff('maitrangketoan');
const note = 'GHICHUNOIBO khách hay hủy';
/** Texts of PDFs are compared without spaces. */
const ofStaff = /maitrangketoan|staff:|GHICHUNOIBO|"actor"/;

let site: TestServer;
let booking: ApiBooking;
let id: string;
let cookie: string;
beforeAll(async () => {
  site = await createTestServer({ withPages: true });
  await createCatalogue(site.db);
  const { unitIds } = await createBookableHotel(site.db);
  booking = await bookByApi(site, { unitId: unitIds[0] as number, from: '2026-12-05', to: '2026-12-07' });
  const row = site.db.selectFrom('bookings').select('id').where('code', '=', booking.code);
  ({ id } = await row.executeTakeFirstOrThrow());
  const opened = await site.get(`/chuyen-di/${booking.code}?token=${booking.accessToken}`);
  cookie = opened.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await workOnIt();
}, 120_000);
afterAll(() => site?.close());

/** Takes the money at the counter, issues vouchers, and writes a note wherever staff can. */
async function workOnIt(): Promise<void> {
  const now = site.clock.now();
  const paid = { code: booking.code, amountVnd: booking.total, receiptNo: 'PT-1', actor } as const;
  expect(await recordCounterPayment(site.db, site.queue, paid, now)).toMatchObject({ ok: true });
  const [code = ''] = await issueTripVouchers(site.db, id, now);
  await site.db.transaction().execute(async (tx) => {
    const details = { note, by: actor };
    await recordEvent(tx, { id, state: 'confirmed' }, { actor, reason: 'passengers_saved', details, now });
    const told = { code, from: 'issued', to: 'issued', actor, reason: 'reissued', details, at: now } as const;
    await recordVoucherEvent(tx, told);
  });
}

/** Everything that a guest gets of the trip, as text. */
async function given(): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  const trip = `/chuyen-di/${booking.code}`;
  const below = ['', '/huy', '/hoan-tien', '/lua-chon', '/hanh-khach', '/phieu'].map((part) => trip + part);
  const pay = [`/dat-cho/${booking.code}`, `/dat-cho/${booking.code}/tinh-trang`, '/chuyen-di'];
  for (const path of [...below, ...pay, `${trip}/lich.ics`]) {
    for (const url of [path, `${path}.data`]) texts[url] = (await site.get(url, { cookie })).body;
  }
  const pdf = await site.get(`${trip}/phieu.pdf`, { cookie });
  texts.pdf = pdf.statusCode === 200 ? readPdf(pdf.rawPayload).join('') : '';
  for (const path of ['', '/refund-quote', '/payments'])
    texts[`API ${path}`] = (await site.get(`/api/v1/bookings/${booking.code}${path}`, bearer(booking))).body;
  for (const { name, data } of site.queue.sent.splice(0))
    await bookingMailJobs.find((job) => job.type.name === mailEvent(name))?.handle(site.app, data as never);
  const mails = await site.db.selectFrom('mails').selectAll().execute();
  for (const mail of mails) texts[`mail ${mail.template}`] = JSON.stringify(mail);
  return texts;
}

const withStaff = (texts: Record<string, string>) =>
  Object.keys(texts).filter((name) => ofStaff.test(texts[name] ?? ''));

test('S-03: staff notes of a paid booking never reach its guest', async () => {
  const texts = await given();
  expect(texts[`/chuyen-di/${booking.code}`]).toContain('Đã nhận đủ tiền');
  expect(texts[`/chuyen-di/${booking.code}.data`]).toContain('Đã nhận đủ tiền');
  expect(texts.pdf).toContain(booking.code);
  expect(JSON.parse(texts['API '] ?? '').events).toContainEqual({
    at: expect.any(String),
    label: 'Đã nhận đủ tiền',
    reason: 'paid',
  });
  expect(Object.keys(texts)).toContain('mail confirmed');
  expect(withStaff(texts)).toEqual([]);
});

test('S-03: nor those of one that staff cancelled and refunded', async () => {
  const now = site.clock.now();
  const done = await cancelBooking(site.db, site.queue, { code: booking.code, actor, note }, now);
  expect(done).toMatchObject({ ok: true });
  const refund = site.db.selectFrom('refunds').select('id').where('booking_id', '=', id);
  const { id: refundId } = await refund.executeTakeFirstOrThrow();
  await approveBookingRefund(site.db, site.queue, { refundId, actor }, now);
  const texts = await given();
  expect(texts[`/chuyen-di/${booking.code}`]).toContain('Nhân viên đã hủy đặt chỗ');
  expect(Object.keys(texts)).toContain('mail cancelled');
  expect(withStaff(texts)).toEqual([]);
});

test('S-03: nor those of a request that staff work on', async () => {
  const phone = '0912345678';
  const form = { kind: 'lien-he', name: 'Thu Hà', phone, message: 'Cần hỏi về xe đón', consent: 'on' };
  const sent = await site.inject({
    method: 'POST',
    url: '/lien-he',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  const url = String(sent.headers.location);
  const code = url.split('/').at(-1) as string;
  await moveEnquiry(site.db, { code, to: 'dang-xu-ly', actor, note }, site.clock.now());
  const own = sent.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const texts = {
    page: (await site.get(url, { cookie: own })).body,
    data: (await site.get(`${url}.data`, { cookie: own })).body,
    api: (await site.get(`/api/v1/contacts/${code}`, { 'x-request-phone': phone })).body,
  };
  for (const text of Object.values(texts)) expect(text).toContain(code);
  expect(withStaff(texts)).toEqual([]);
});
