import { afterAll, beforeAll, expect, test } from 'vitest';
import { askAccessCode } from '#modules/booking/access/access-codes.ts';
import {
  changeContactEmail,
  issueTripLinkToken,
  readTripLinkToken,
} from '#modules/booking/access/trip-link-tokens.ts';
import { labelBooking } from '#modules/booking/board/notes.ts';
import {
  approveBookingRefund,
  refundPart,
  rejectBookingRefund,
} from '#modules/booking/cancellation/booking-refunds.ts';
import { contactEmailChanged } from '#modules/booking/events.ts';
import { receiveBankTransfer } from '#modules/booking/payment/bank-transfers.ts';
import { completeTrips } from '#modules/booking/trip/complete-trips.ts';
import { findBookingByLinkToken } from '#modules/booking/trip/find-booking.ts';
import { savePassengers } from '#modules/booking/trip/passengers.ts';
import { answerEnquiry } from '#modules/enquiries/commands/answer-enquiry.ts';
import { moveEnquiry } from '#modules/enquiries/commands/change-enquiry-state.ts';
import { sendNewsletterMail } from '#modules/mails/commands/send-newsletter-mail.ts';
import { askForNewsletter } from '#modules/newsletter/commands/ask-for-newsletter.ts';
import { saveBankAccount } from '#modules/payments/refunds/save-bank-account.ts';
import { recordManualTransfer } from '#modules/payments/refunds/settle-payout.ts';
import { publishReview } from '#modules/reviews/commands/moderate-review.ts';
import { writeReview } from '#modules/reviews/commands/write-review.ts';
import { guestReview } from '#modules/reviews/schema.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { issueTripVouchers } from '#modules/vouchers/commands/issue-trip-vouchers.ts';
import type { RunningApp } from '#platform/app.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { quoteToken, tryToBook } from '#tests/factories/booking.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { staff } from '#tests/factories/staff.ts';
import { writing } from '#tests/support/api-booking.ts';
import { runMails } from '#tests/support/run-mails.ts';
import { searchDatabase } from '#tests/support/search-database.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { eraseGuestData, planErasure } from './commands/erase-guest-data.ts';
import { exportGuestData } from './queries/export-guest-data.ts';
import { findGuestData } from './queries/find-guest-data.ts';

const guest = { fullName: 'Nguyễn Thu Hà', phone: '0912345678', email: 'Thu.Ha@example.com' };
const sister = { fullName: 'Nguyễn Thu Hằng', phone: '0912345678', email: 'hang@example.com' };
/** A household business is named after its head. */
const company = 'Hộ kinh doanh Nguyễn Thu Hà';
const documentNo = '001090012345';
const spelled = [
  ...['Nguyễn Thu Hà', 'NGUYEN THU HA', '912345678', '912 345 678', '912.345.678'],
  ...['thu.ha@example.com', 'cu@example.com', documentNo, '19033445566', '12 Hàng Bạc', 'VN213'],
];
const keptByLaw = ['public.bookings.invoice', 'public.payment_inbox.content', 'public.payment_inbox.payload'];
const sender = { isProven: false, counted: null } as const;
const who = { phone: '+84912345678', email: 'thu.ha@example.com' };

let site: TestServer;
let unitId: number;
let productId: number;
let trip: string;
let shared: string;
let request: string;

interface Contact {
  phone?: string;
  email?: string;
}
async function found(contact: Contact) {
  const data = await findGuestData(site.db, contact);
  if (!data) throw new Error('nobody');
  return data;
}
/** Erases as the office does. @returns what was erased and what was left */
const erase = (contact: Contact, withReviews = false) =>
  site.db.transaction().execute(async (tx) => {
    const data = await found(contact);
    const plan = await planErasure(tx, data, site.clock.now());
    const counts = await eraseGuestData(site.app, tx, { ...data, plan, withReviews, actor: staff('lan') });
    return { counts, left: plan.left };
  });
const idOf = async (code: string) =>
  (await site.db.selectFrom('bookings').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;

async function sell(contact: object, from: string, to: string, fields: object = {}, options: object = {}) {
  const now = site.clock.now();
  const token = await quoteToken(site.db, [{ unitId, from, to, options }], now);
  const made = await tryToBook(site.db, site.queue, { token, now, contact, ...fields });
  if (!made.ok) throw new Error(made.reason);
  const { code, dueNowVnd: amountVnd } = made.booking;
  const content = `${code} NGUYEN THU HA chuyen tien`;
  const money = { txnId: code, direction: 'in' as const, amountVnd, content, payload: { content } };
  await receiveBankTransfer(site.db, site.queue, { ...money, occurredAt: now }, now);
  await issueTripVouchers(site.db, made.booking.id, now);
  return made.booking;
}

async function seedTrip(): Promise<void> {
  const invoice = {
    companyName: company,
    taxCode: '0100109106',
    address: '1 Lê Lợi',
    email: guest.email,
  };
  const note = `Gọi ${guest.phone} trước khi đến`;
  const places = { pickupAddress: '12 Hàng Bạc', flightNo: 'VN213' };
  const old = { ...guest, email: 'cu@example.com' };
  const { id, code } = await sell(old, '2026-12-01', '2026-12-03', { invoice, note }, places);
  trip = code;
  const by = { secrets: site.app.secrets.data, now: site.clock.now() };
  const papers = { sex: 'female' as const, bornOn: '1990-01-02', nationality: 'Việt Nam', documentNo };
  const passengers = [{ fullName: guest.fullName, ...papers }];
  await savePassengers(site.db, site.queue, { code, passengers, actor: 'guest' }, by);
  const how = `Gọi lại 0912 345 678, ${guest.fullName} đọc đúng ngày đi, bỏ cu@example.com`;
  const input = { code, email: guest.email, reason: how, actor: staff('lan') };
  expect(await changeContactEmail(site.db, site.queue, input, by.now)).toMatchObject({ ok: true });
  const label = { code, label: 'chị Hà, tuần trăng mật', isOn: true, actor: staff('lan') };
  expect(await labelBooking(site.db, label, by.now)).toMatchObject({ ok: true });
  await askAccessCode(site.db, site.queue, { code }, by.now);
  await refundSome(id, code);
  await rejectSome(code);
  await runMails(site);
}

async function askPart(code: string, amountVnd: number, reason: string): Promise<string> {
  const refund = await refundPart(
    site.db,
    { code, amountVnd, reason, actor: staff('lan') },
    site.clock.now(),
  );
  return refund.ok ? refund.refundId : refund.reason;
}

async function rejectSome(code: string): Promise<void> {
  const refundId = await askPart(code, 50_000, 'Nhà xe đến muộn');
  const reason = `${guest.fullName} (${guest.phone}) nhận phiếu ăn tối`;
  const refusal = { refundId, reason, actor: staff('lan') };
  expect(await rejectBookingRefund(site.db, refusal, site.clock.now())).toMatchObject({ ok: true });
}

async function refundSome(bookingId: string, code: string): Promise<void> {
  const refundId = await askPart(code, 100_000, `${guest.fullName} kêu phòng ồn`);
  await approveBookingRefund(site.db, site.queue, { refundId, actor: staff('minh') }, site.clock.now());
  const account = { bankBin: '970436', accountNo: '19033445566', holder: 'NGUYEN THU HA' };
  const by = { secrets: site.app.secrets.data, now: site.clock.now() };
  await saveBankAccount(site.db, site.queue, { bookingId, refundId, account, actor: 'guest' }, by);
  const sent = { refundId, amountVnd: 100_000, evidence: 'FT26325118', isCash: false, actor: staff('lan') };
  expect(await recordManualTransfer(site.db, site.queue, sent, by.now)).toMatchObject({ ok: true });
}

async function writeAbout(code: string, authorName: string): Promise<void> {
  const fields = { title: 'Ấm áp', content: 'Phòng sạch, sáng nào cũng có bún cá nóng, rất vui.' };
  const reviewFields = {
    ...fields,
    overall: 9,
    tripType: 'cap-doi',
    stayedIn: '2026-12',
    authorName,
  };
  const now = site.clock.now();
  const review = guestReview.parse(reviewFields);
  const written = await writeReview(site.db, { code, productId, review, sender }, now);
  if (!written.ok) throw new Error(written.reason);
  await publishReview(site.db, site.queue, { id: written.id, actor: staff('lan') }, now);
}

async function seedRest(): Promise<void> {
  const now = site.clock.now();
  await writeAbout(trip, guest.fullName);
  const asks = {
    kind: 'lien-he',
    name: guest.fullName,
    phone: guest.phone,
    email: guest.email,
    consent: true,
  };
  const body = { ...asks, message: `Xin xóa dữ liệu của ${guest.fullName}` };
  request = (await site.post('/api/v1/contacts', body, writing())).json().code;
  const answer = { message: `Chào ${guest.fullName}, chúng tôi đang làm.`, fares: [] };
  await answerEnquiry(site.db, site.queue, { code: request, actor: staff('lan'), answer }, now);
  const note = `Đã gọi ${guest.phone}`;
  await moveEnquiry(site.db, { code: request, to: 'dang-xu-ly', actor: staff('lan'), note }, now);
  const email = guest.email.toLowerCase();
  await askForNewsletter(site.db, site.queue, { email, source: '/', sender, ipHash: 'abc' }, now);
  for (const { name, data } of site.queue.sent)
    if (name === 'newsletter.asked') await sendNewsletterMail(site.app, data as never);
  await runMails(site);
}

beforeAll(async () => {
  site = await createTestServer();
  await site.db.transaction().execute((tx) => saveSettings(tx, settings));
  const hotel = await createBookableHotel(site.db, { from: '2026-11-21', to: '2027-02-01' });
  ({ productId } = hotel);
  unitId = hotel.unitIds[0] as number;
  await seedTrip();
  shared = (await sell(sister, '2026-12-05', '2026-12-06')).code;
  site.clock.advance({ minutes: 20 * 24 * 60 });
  await completeTrips(site.db, site.queue, site.clock.now());
  await seedRest();
  const { worker } = site.app as RunningApp;
  await worker.start([contactEmailChanged as never]);
  const job = { bookingId: await idOf(trip), before: 'cu@example.com', at: site.clock.now().toISOString() };
  await site.db.transaction().execute((tx) => worker.send(tx, contactEmailChanged, job));
}, 60_000);
afterAll(() => site.close());

test("S-14: a guest gets a copy of all of their data, and of nobody else's", async () => {
  const data = await found(who);
  expect(data.others).toEqual([{ code: shared, hasPhone: true }]);
  const held = JSON.parse(JSON.stringify(await exportGuestData(site.app, data)));
  const text = JSON.stringify(held);
  expect(held.counts).toMatchObject({
    ...{
      bookings: 1,
      travellers: 1,
      payments: 1,
      refunds: 1,
      credits: 0,
      vouchers: 1,
      requests: 1,
      reviews: 1,
    },
  });
  expect(held.bookings[0]).toMatchObject({
    code: trip,
    contact: { fullName: guest.fullName, phone: '+84912345678', email: guest.email },
    travellers: [{ fullName: guest.fullName, details: { documentNo, bornOn: '1990-01-02' } }],
    consents: { terms: true, at: '2026-11-21T03:00:00.000Z' },
    payments: [{ amount: 2_000_000, by: 'bank' }],
    refunds: [{ amount: 100_000, state: 'succeeded' }],
    invoice: { companyName: company },
    tripVouchers: [{ code: `${trip}-1` }],
  });
  expect(held.bookings[0].quote.items[0]).toMatchObject({ options: { pickupAddress: '12 Hàng Bạc' } });
  expect(held.requests[0]).toMatchObject({ code: request, consents: { contact: true } });
  expect(held.requests[0].offers[0].message).toContain('Chào');
  expect(held.reviews[0]).toMatchObject({ title: 'Ấm áp', status: 'published' });
  expect(held.newsletter).toMatchObject({ state: 'waiting' });
  expect(held.mails.length).toBeGreaterThan(3);
  expect(text).not.toContain('19033445566');
  expect(text).not.toContain(sister.fullName);
  expect(text).not.toContain(shared);
  expect(await findGuestData(site.db, {})).toBeNull();
});

test('S-14: after an erasure no column names the guest; bookings of others stay', async () => {
  const pass = await issueTripLinkToken(
    site.db,
    's'.repeat(32),
    { code: trip, access: 'full' },
    site.clock.now(),
  );
  const opened = readTripLinkToken('s'.repeat(32), pass, site.clock.now());
  if (!opened) throw new Error('no pass');
  const ahead = (await sell(guest, '2027-01-10', '2027-01-11')).code;
  const before = await searchDatabase(site.db, spelled);
  for (const column of ['bookings.phone', 'mails.recipient', 'requests.message', 'reviews.author_name'])
    expect(before).toContain(`public.${column}`);
  const first = await erase(who);
  expect(first.left).toMatchObject([{ code: ahead, obstacle: 'trip_ahead' }]);
  expect(first.counts).toMatchObject({
    ...{ bookings: 1, requests: 1, reviews: 1, subscribers: 1, replies: 1, jobs: 1 },
  });
  site.clock.advance({ minutes: 40 * 24 * 60 });
  await completeTrips(site.db, site.queue, site.clock.now());
  expect((await erase(who)).left).toEqual([]);
  expect((await erase({ phone: '+84912345678', email: sister.email })).left).toEqual([]);
  await runMails(site);
  expect(await searchDatabase(site.db, [...spelled, sister.fullName, sister.email])).toEqual(keptByLaw);
  const posted = site.db.selectFrom('mails').select('id').where('recipient', 'like', '%.invalid');
  expect(await posted.where('html', '<>', '').execute()).toEqual([]);
  expect(await findBookingByLinkToken(site.db, opened, site.clock.now())).toBeNull();
  const kept = site.db.selectFrom('bookings').select(['full_name', 'invoice', 'labels', 'note', 'total_vnd']);
  expect(await kept.where('code', '=', trip).executeTakeFirst()).toEqual({
    full_name: 'Đã xóa theo yêu cầu',
    invoice: { companyName: company, taxCode: '0100109106', address: '1 Lê Lợi' },
    labels: [],
    note: '',
    total_vnd: 2_000_000,
  });
  const events = site.db.selectFrom('booking_events').select(['actor', 'details']);
  expect(await events.where('reason', '=', 'erased').execute()).toEqual(
    [trip, ahead, shared].map(() => ({ actor: 'staff:lan', details: {} })),
  );
  const notes = events.where('reason', '=', 'contact_changed');
  expect((await notes.executeTakeFirst())?.details).toEqual({
    note: 'Gọi lại …, … đọc đúng ngày đi, bỏ …',
  });
  const review = site.db.selectFrom('reviews').select(['author_name', 'title', 'status']);
  expect(await review.execute()).toEqual([
    { author_name: 'Khách ẩn danh', title: 'Ấm áp', status: 'published' },
  ]);
});

test('S-14: a booking that needs its guest is kept, with what to do first', async () => {
  const now = site.clock.now();
  const contact = { fullName: 'Lê Văn Bình', phone: '0987654321', email: 'binh@example.com' };
  const token = await quoteToken(site.db, [{ unitId, from: '2027-01-25', to: '2027-01-26' }], now);
  const made = await tryToBook(site.db, site.queue, { token, now, contact });
  if (!made.ok) throw new Error(made.reason);
  const { left } = await erase({ phone: '+84987654321' });
  expect(left).toMatchObject([{ code: made.booking.code, obstacle: 'waits_for_payment' }]);
  const row = site.db.selectFrom('bookings').select('phone').where('code', '=', made.booking.code);
  expect(await row.executeTakeFirst()).toEqual({ phone: '+84987654321' });
});

test('S-14: reviews are deleted with their text only on request; then averages follow', async () => {
  const contact = { fullName: 'Trần Minh Anh', phone: '0971112223', email: 'anh@example.com' };
  const { code } = await sell(contact, '2027-01-27', '2027-01-28');
  site.clock.advance({ minutes: 30 * 24 * 60 });
  await completeTrips(site.db, site.queue, site.clock.now());
  const counted = () =>
    site.db.selectFrom('products').select('rating_count').where('id', '=', productId).executeTakeFirst();
  const reviewText = { title: 'Không tệ', content: 'Phòng sạch, nhân viên vui vẻ, chỉ hơi xa biển thôi.' };
  const fields = {
    ...reviewText,
    overall: 8,
    tripType: 'cap-doi',
    stayedIn: '2027-01',
    authorName: 'Minh Anh',
  };
  const now = site.clock.now();
  const review = guestReview.parse(fields);
  const written = await writeReview(site.db, { code, productId, review, sender }, now);
  if (!written.ok) throw new Error(written.reason);
  await publishReview(site.db, site.queue, { id: written.id, actor: staff('lan') }, now);
  expect(await counted()).toEqual({ rating_count: 2 });
  const { counts } = await erase({ phone: '+84971112223' }, true);
  expect(counts).toMatchObject({ bookings: 1, requests: 0, reviews: 1 });
  expect(await counted()).toEqual({ rating_count: 1 });
  const row = site.db
    .selectFrom('reviews')
    .select(['status', 'title', 'content'])
    .where('id', '=', written.id);
  expect(await row.executeTakeFirst()).toEqual({
    status: 'hidden',
    title: 'Đã xóa theo yêu cầu',
    content: '',
  });
  expect(await searchDatabase(site.db, ['Không tệ', 'Minh Anh', '971112223', contact.email])).toEqual([]);
});
