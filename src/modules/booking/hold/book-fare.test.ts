import { beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { expireHolds } from '#modules/booking/hold/expire-holds.ts';
import { findBookingByCode } from '#modules/booking/trip/find-booking.ts';
import { saveCancellationPolicy } from '#modules/catalog/commands/save-cancellation-policy.ts';
import { answerEnquiry } from '#modules/enquiries/commands/answer-enquiry.ts';
import { createEnquiry } from '#modules/enquiries/commands/create-enquiry.ts';
import { findEnquiry } from '#modules/enquiries/queries/find-enquiry.ts';
import { enquiryInput } from '#modules/enquiries/schema.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { tokenSecret } from '#tests/factories/booking.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { flightBody, requestBody } from '#tests/factories/guest-request.ts';
import { payByBank } from '#tests/factories/paid-booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { setUpCheckedDatabase } from '#tests/support/set-up-checked-database.ts';
import { bookFare, endReplacedFares, findFareBooking, settleFare } from './book-fare.ts';

const now = new Date('2026-11-21T03:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

const database = setUpCheckedDatabase();
let queue: FakeQueue;
let enquiry: { id: string; code: string; phone: string };

beforeAll(async () => {
  const tiers = [{ daysBefore: 7, refundPercent: 70 }];
  await database.db.transaction().execute(async (tx) => {
    await saveSettings(tx, settings);
    await saveCancellationPolicy(tx, { slug: 'doan', title: 'Hoàn 70% trước 7 ngày', tiers });
  });
});
beforeEach(async () => {
  queue = createFakeQueue();
  enquiry = await ask({ kind: 've-may-bay', flight: flightBody(), email: 'ha@example.com' });
});

async function ask(fields: object) {
  const input = enquiryInput.parse(requestBody(fields));
  const made = await createEnquiry(database.db, queue, input, { actor: 'guest', now });
  if (!made.ok) throw new Error(made.reason);
  return { ...made.enquiry, phone: input.phone };
}

async function offer(fields: object = {}): Promise<string> {
  const fare = {
    label: 'Bay sáng VN123',
    lines: [
      { label: 'Người lớn', quantity: 2, unitPriceVnd: 2_450_000 },
      { label: 'Em bé', quantity: 1, unitPriceVnd: 245_000 },
    ],
    expiresAt: later(6).toISOString(),
    cancellation: 'Đổi giờ mất 400.000 đồng mỗi khách.',
    ...fields,
  };
  const answer = { message: 'Giá tìm lúc 10 giờ.', fares: [fare] };
  const made = await answerEnquiry(
    database.db,
    queue,
    { code: enquiry.code, actor: staff('an'), answer },
    now,
  );
  if (!made.ok) throw new Error(made.reason);
  return (await read()).offers[0]?.fares[0]?.id as string;
}

async function read(at = now) {
  const found = await findEnquiry(database.db, enquiry.code, enquiry.phone, at);
  if (!found) throw new Error('not found');
  return found;
}

const choose = (fareId: string, at = now) =>
  bookFare(
    database.db,
    queue,
    { ...enquiry, fareId },
    { secret: tokenSecret, dataSecrets: tokenSecret, now: at },
  );

async function chosen(fareId: string, at = now): Promise<string> {
  const result = await choose(fareId, at);
  if (!result.ok) throw new Error(result.reason);
  return result.bookingCode;
}

async function bookingOf(code: string, at = now) {
  const found = await findBookingByCode(database.db, code, at);
  if (!found) throw new Error('no booking');
  return found;
}

const created = async (code: string) => {
  const { id, quote } = await bookingOf(code);
  return { id, code, dueNowVnd: quote.dueNow } as never;
};

test('OFF-05: a chosen fare becomes a booking that is held as long as its price and lists every line of it', async () => {
  const code = await chosen(await offer());
  const booking = await bookingOf(code);
  expect(booking).toMatchObject({ state: 'held', total: 5_145_000, holdExpiresAt: later(6).toISOString() });
  expect(booking.contact).toMatchObject({ email: 'ha@example.com', phone: enquiry.phone });
  const [item] = booking.quote.items;
  expect(item).toMatchObject({
    ...{ productTitle: 'Bay sáng VN123', from: '2026-12-20', to: '2026-12-24', adults: 2, childAges: [7] },
    ...{
      confirmation: 'after_payment',
      policyTitle: 'Đổi giờ mất 400.000 đồng mỗi khách.',
      cancellation: [],
    },
  });
  expect(item?.lines.map(({ label, amount }) => [label, amount])).toEqual([
    ['Người lớn', 4_900_000],
    ['Em bé', 245_000],
  ]);
  expect(booking.quote.taxIncluded).toBeGreaterThan(0);
  expect(queue.sent.filter(({ name }) => name === 'booking.held')).toHaveLength(1);
});

test('fifty concurrent submissions make one booking, and nobody else can book that fare', async () => {
  const fareId = await offer();
  const codes = await Promise.all(Array.from({ length: 50 }, () => chosen(fareId)));
  expect(new Set(codes).size).toBe(1);
  const stranger = { ...enquiry, phone: '+84900000001', fareId };
  expect(
    await bookFare(database.db, queue, stranger, { secret: tokenSecret, dataSecrets: tokenSecret, now }),
  ).toEqual({
    ok: false,
    reason: 'unknown_request',
  });
});

test('once paid, its enquiry is settled exactly once, and its supplier is to confirm', async () => {
  const code = await chosen(await offer());
  await payByBank(database.db, queue, await created(code), now);
  const { id, state } = await bookingOf(code);
  expect(state).toBe('confirmed');
  await settleFare(database.db, id, later(1));
  await settleFare(database.db, id, later(2));
  const after = await read();
  expect(after).toMatchObject({ state: 'chot', dueVnd: null });
  const events = await database.db
    .selectFrom('request_events')
    .select('reason')
    .where('request_id', '=', enquiry.id)
    .execute();
  expect(events.filter(({ reason }) => reason === 'fare_paid')).toHaveLength(1);
});

test('after the hold lapses the fare can be chosen again while its price is valid, but not later', async () => {
  const fareId = await offer();
  const first = await chosen(fareId);
  await cancelBooking(database.db, queue, { code: first, actor: 'guest' }, later(1));
  const second = await chosen(fareId, later(2));
  expect(second).not.toBe(first);
  await expireHolds(database.db, queue, later(7));
  expect((await bookingOf(second, later(7))).state).toBe('expired');
  expect(await findFareBooking(database.db, fareId)).toBeNull();
  expect(await choose(fareId, later(7))).toEqual({ ok: false, reason: 'fare_expired' });
  expect((await read(later(7))).offers[0]?.fares[0]?.canBePaid).toBe(false);
});

test('a newer offer ends the unpaid booking of the previous one and leaves a paid one alone', async () => {
  const first = await chosen(await offer());
  const secondFare = await offer({ label: 'Bay tối' });
  await endReplacedFares(database.db, queue, enquiry.id, later(1));
  expect((await bookingOf(first)).state).toBe('cancelled');
  const second = await chosen(secondFare);
  await payByBank(database.db, queue, await created(second), now);
  await offer({ label: 'Bay trưa' });
  await endReplacedFares(database.db, queue, enquiry.id, later(1));
  expect((await bookingOf(second)).state).toBe('confirmed');
});

test('a group pays a deposit, the rest by its day, and is refunded by its policy', async () => {
  enquiry = await ask({ kind: 'bao-gia-doan', dates: { from: '2027-01-10', to: '2027-01-12' } });
  const lines = [{ label: 'Trọn gói một khách', quantity: 40, unitPriceVnd: 3_000_100 }];
  const deposit = { depositPercent: 30, balanceDueOn: '2026-12-30', policy: 'doan' };
  const code = await chosen(await offer({ label: 'Đoàn 40 khách', lines, ...deposit }));
  const { quote } = await bookingOf(code);
  expect(quote).toMatchObject({ total: 120_004_000, dueNow: 36_002_000, balanceDueOn: '2026-12-30' });
  await payByBank(database.db, queue, await created(code), now);
  const cancelled = await cancelBooking(database.db, queue, { code, actor: 'guest' }, later(24));
  // Seventy percent of the price is refunded; the retained fee exceeds the part that was paid beyond that.
  expect(cancelled).toMatchObject({ ok: true, refundVnd: 36_002_000 - (120_004_000 - 84_002_800) });
});

test('an invalid answer is refused before anything is written', async () => {
  const fare = {
    label: 'A',
    lines: [{ label: 'B', quantity: 1, unitPriceVnd: 1000 }],
    expiresAt: later(6).toISOString(),
    cancellation: 'Không hoàn.',
  };
  const send = (fields: object) =>
    answerEnquiry(
      database.db,
      queue,
      {
        code: enquiry.code,
        actor: staff('an'),
        answer: { message: 'Xin chào', fares: [{ ...fare, ...fields }] },
      },
      now,
    );
  expect(await send({ policy: 'khong-co' })).toEqual({ ok: false, reason: 'unknown_policy' });
  expect(await send({ depositPercent: 30, balanceDueOn: '2026-11-01' })).toEqual({
    ok: false,
    reason: 'past_balance',
  });
  await expect(send({ depositPercent: 30 })).rejects.toThrow('hạn trả phần còn lại');
  expect((await read()).offers).toEqual([]);
});
