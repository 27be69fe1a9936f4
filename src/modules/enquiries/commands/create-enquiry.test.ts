import { expect, test } from 'vitest';
import { staffFlights } from '#modules/enquiries/flights/receive-enquiry.ts';
import { findEnquiry } from '#modules/enquiries/queries/find-enquiry.ts';
import { enquiryInput } from '#modules/enquiries/schema.ts';
import type { Sender } from '#platform/bots/sender.ts';
import { randomPhone } from '#tests/factories/booking.ts';
import { flightBody, requestBody } from '#tests/factories/guest-request.ts';
import { staff as someone } from '#tests/factories/staff.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { acceptOffer } from './accept-offer.ts';
import { answerEnquiry } from './answer-enquiry.ts';
import { moveEnquiry } from './change-enquiry-state.ts';
import { createEnquiry } from './create-enquiry.ts';

const database = setUpTestDatabase();
const queue = createFakeQueue();
const now = new Date('2026-11-21T03:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const staff = someone('an');

async function ask(fields: object = {}, at = now) {
  const input = enquiryInput.parse(requestBody(fields));
  const result = await createEnquiry(database.db, queue, input, { actor: 'guest', now: at });
  if (!result.ok) throw new Error(result.reason);
  return { ...result.enquiry, phone: input.phone };
}

const fare = (fields: object = {}) => ({
  label: 'Bay sáng, giờ đẹp',
  lines: [
    { label: 'Người lớn', quantity: 2, unitPriceVnd: 2_450_000 },
    { label: 'Em bé', quantity: 1, unitPriceVnd: 245_000 },
  ],
  expiresAt: later(6).toISOString(),
  conditions: ['Hành lý ký gửi 20 kg mỗi người lớn'],
  cancellation: 'Hủy trước 24 giờ mất 500.000 đồng mỗi khách.',
  ...fields,
});
const answer = (code: string, fares: object[] = [fare()], at = now) =>
  answerEnquiry(
    database.db,
    queue,
    { code, actor: staff, answer: { message: 'Giá tìm lúc 10 giờ sáng.', fares: fares as never } },
    at,
  );
const read = async ({ code, phone }: { code: string; phone: string }, at = now) => {
  const found = await findEnquiry(database.db, code, phone, at);
  if (!found) throw new Error('not found');
  return found;
};
const fareIdOf = async (enquiry: { code: string; phone: string }) =>
  (await read(enquiry)).offers[0]?.fares[0]?.id as string;

test('an enquiry is stored as new, with its first event, and announced', async () => {
  const enquiry = await ask({ message: 'Gọi tôi sau 17 giờ', email: 'ha@example.com', budget: 5_000_000 });
  expect(enquiry.code).toMatch(/^YC[2-9A-HJKMNP-Z]{7}$/);
  expect(await read(enquiry)).toMatchObject({
    state: 'moi',
    stateLabel: 'Mới nhận',
    contact: { fullName: 'Nguyễn Thu Hà', email: 'ha@example.com' },
    wishes: { budgetVnd: 5_000_000 },
    flight: null,
    offers: [],
  });
  expect(queue.sent.at(-1)).toEqual({ name: 'request.received', data: { requestId: enquiry.id } });
});

test('a guest finds an enquiry by code and phone in any spelling, and by nothing less', async () => {
  const enquiry = await ask({ phone: '0912 345 678' });
  const dashed = `${enquiry.code.slice(0, 2)}-${enquiry.code.slice(2)}`.toLowerCase();
  expect(await findEnquiry(database.db, dashed, '+84 912-345-678', now)).toMatchObject({
    code: enquiry.code,
  });
  expect(await findEnquiry(database.db, enquiry.code, '0912345679', now)).toBeNull();
  expect(await findEnquiry(database.db, 'YC2222222', '0912345678', now)).toBeNull();
  expect(await findEnquiry(database.db, 'x', 'y', now)).toBeNull();
});

test('the answer, the choice and the amount due', async () => {
  const enquiry = await ask({ kind: 've-may-bay', flight: flightBody() });
  expect(await answer(enquiry.code, [fare(), fare({ label: 'Bay tối' })])).toMatchObject({
    ok: true,
    number: 1,
  });
  const { state, offers } = await read(enquiry);
  expect(state).toBe('cho-khach');
  expect(offers[0]?.fares).toMatchObject([
    { label: 'Bay sáng, giờ đẹp', totalVnd: 5_145_000, isAccepted: false, canBeAccepted: true },
    { label: 'Bay tối' },
  ]);
  const fareId = await fareIdOf(enquiry);
  const choice = { code: enquiry.code, phone: enquiry.phone, fareId };
  const accepted = { ok: true, code: enquiry.code, state: 'cho-thanh-toan', dueVnd: 5_145_000 };
  expect(await acceptOffer(database.db, choice, later(1))).toEqual(accepted);
  expect(await acceptOffer(database.db, choice, later(9))).toEqual(accepted);
  expect(await read(enquiry)).toMatchObject({ state: 'cho-thanh-toan', dueVnd: 5_145_000 });
});

test('a fare expires at its time, and an older offer with the next one', async () => {
  const enquiry = await ask();
  await answer(enquiry.code);
  const fareId = await fareIdOf(enquiry);
  const choice = { code: enquiry.code, phone: enquiry.phone, fareId };
  expect((await read(enquiry, later(7))).offers[0]?.fares[0]?.canBeAccepted).toBe(false);
  expect(await acceptOffer(database.db, choice, later(7))).toEqual({
    ok: false,
    reason: 'fare_expired',
  });
  await answer(enquiry.code, [fare({ expiresAt: later(20).toISOString() })], later(7));
  expect(await acceptOffer(database.db, choice, later(1))).toEqual({
    ok: false,
    reason: 'offer_replaced',
  });
});

test('a new offer after the choice asks again', async () => {
  const enquiry = await ask();
  await answer(enquiry.code);
  const first = await fareIdOf(enquiry);
  await acceptOffer(database.db, { code: enquiry.code, phone: enquiry.phone, fareId: first }, now);
  await answer(enquiry.code, [fare({ label: 'Giá mới' })]);
  expect(await read(enquiry)).toMatchObject({ state: 'cho-khach', dueVnd: null });
  const second = await fareIdOf(enquiry);
  expect(
    await acceptOffer(database.db, { code: enquiry.code, phone: enquiry.phone, fareId: second }, now),
  ).toMatchObject({ ok: true });
});

test('two concurrent submissions accept one fare once', async () => {
  const enquiry = await ask();
  await answer(enquiry.code, [fare(), fare({ label: 'Bay tối' })]);
  const [one, two] = (await read(enquiry)).offers[0]?.fares ?? [];
  const results = await Promise.all(
    [one, two, one, two].map((each) =>
      acceptOffer(database.db, { code: enquiry.code, phone: enquiry.phone, fareId: each?.id as string }, now),
    ),
  );
  const dues = results.filter((result) => result.ok);
  expect(dues.length).toBeGreaterThan(0);
  const { offers } = await read(enquiry);
  expect(offers[0]?.fares.filter((each) => each.isAccepted)).toHaveLength(1);
});

test("a stranger, another enquiry's fare and a closed enquiry are refused", async () => {
  const enquiry = await ask();
  await answer(enquiry.code);
  const fareId = await fareIdOf(enquiry);
  const other = await ask();
  const accept = (fields: object) =>
    acceptOffer(database.db, { code: enquiry.code, phone: enquiry.phone, fareId, ...fields }, now);
  expect(await accept({ phone: randomPhone() })).toEqual({ ok: false, reason: 'unknown_request' });
  expect(await accept({ code: other.code, phone: other.phone })).toEqual({
    ok: false,
    reason: 'unknown_fare',
  });
  await moveEnquiry(database.db, { code: enquiry.code, to: 'dong', actor: staff }, now);
  expect(await accept({})).toEqual({ ok: false, reason: 'wrong_state' });
});

test('staff can only answer open enquiries, with fares that are still valid and have a price', async () => {
  const enquiry = await ask();
  expect(await answer('YC2222222')).toEqual({ ok: false, reason: 'unknown_request' });
  expect(await answer(enquiry.code, [fare({ expiresAt: now.toISOString() })])).toEqual({
    ok: false,
    reason: 'fare_expired',
  });
  const free = [{ label: 'Quà', quantity: 1, unitPriceVnd: 0 }];
  expect(await answer(enquiry.code, [fare({ lines: free })])).toEqual({
    ok: false,
    reason: 'nothing_to_pay',
  });
  await expect(answer(enquiry.code, [fare(), fare(), fare(), fare()])).rejects.toThrow(/ba phương án/);
  await moveEnquiry(database.db, { code: enquiry.code, to: 'dong', actor: staff }, now);
  expect(await answer(enquiry.code)).toEqual({ ok: false, reason: 'wrong_state' });
});

test('the history says who did what and cannot be changed', async () => {
  const enquiry = await ask();
  await moveEnquiry(
    database.db,
    { code: enquiry.code, to: 'dang-xu-ly', actor: staff, note: 'gọi lại' },
    now,
  );
  await answer(enquiry.code);
  const events = await database.db
    .selectFrom('request_events')
    .select(['from_state', 'to_state', 'actor', 'reason'])
    .where('request_id', '=', enquiry.id)
    .orderBy('id')
    .execute();
  expect(events).toEqual([
    { from_state: null, to_state: 'moi', actor: 'guest', reason: 'received' },
    { from_state: 'moi', to_state: 'dang-xu-ly', actor: 'staff:an', reason: 'moved' },
    { from_state: 'dang-xu-ly', to_state: 'cho-khach', actor: 'staff:an', reason: 'answered' },
  ]);
  await expect(
    database.db
      .updateTable('request_events')
      .set({ actor: 'x' })
      .where('request_id', '=', enquiry.id)
      .execute(),
  ).rejects.toThrow(/append-only/);
});

test('a phone number can send eight enquiries a day', async () => {
  const phone = randomPhone();
  const input = enquiryInput.parse(requestBody({ phone }));
  const send = (at: Date) => createEnquiry(database.db, queue, input, { actor: 'guest', now: at });
  const results = await Promise.all(Array.from({ length: 10 }, () => send(now)));
  expect(results.filter((result) => result.ok)).toHaveLength(8);
  expect(results.find((result) => !result.ok)).toEqual({ ok: false, reason: 'too_many_requests' });
  expect(await send(later(25))).toMatchObject({ ok: true });
});

test('FORM-01: an enquiry without a solved puzzle is marked for staff; a spent proof is refused', async () => {
  const send = (sender?: Sender) =>
    createEnquiry(database.db, queue, enquiryInput.parse(requestBody()), { actor: 'guest', now, sender });
  const marks = async (result: Awaited<ReturnType<typeof send>>) => {
    if (!result.ok) throw new Error(result.reason);
    const { id } = result.enquiry;
    return (
      await database.db
        .selectFrom('requests')
        .select('is_proven')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).is_proven;
  };
  const proven: Sender = { isProven: true, proof: 'one', expiresAt: later(1), counted: null };
  expect(await marks(await send(proven))).toBe(true);
  expect(await send(proven)).toEqual({ ok: false, reason: 'proof_used' });
  expect(await marks(await send({ isProven: false, counted: null }))).toBe(false);
});

test('without a fare provider, a search becomes an enquiry and nothing happens automatically', async () => {
  const flights = staffFlights(database.db, queue);
  const input = enquiryInput.parse(requestBody({ kind: 've-may-bay', flight: flightBody() }));
  const search = await flights.search(input as never, { now });
  expect(search).toMatchObject({
    answeredBy: 'staff',
    enquiry: { ok: true, enquiry: { kind: 've-may-bay' } },
  });
  for (const step of [flights.verify, flights.hold, flights.issue, flights.cancel])
    expect(await step('x')).toEqual({ ok: false, reason: 'by_staff' });
});
