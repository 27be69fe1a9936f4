import { beforeEach, expect, test } from 'vitest';
import {
  issueTripLinkToken,
  readTripLinkToken,
  revokeTripLinkTokens,
} from '#modules/booking/access/trip-link-tokens.ts';
import { recordCounterPayment } from '#modules/booking/payment/confirm-counter.ts';
import { findBookingByLinkToken, getBooking } from '#modules/booking/trip/find-booking.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { quoteToken, randomPhone, tokenSecret } from '#tests/factories/booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { brokenInvariants } from '#tests/support/broken-invariants.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { listAvailability } from '#tests/support/list-availability.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { asIfReturned, bookForGuest, guestOnPhoneInput, reviseQuote, sendQuoteLink } from './for-guest.ts';
import { listQuoteVersions } from './list-bookings.ts';

const now = new Date('2026-11-21T03:00:00Z');
const lan = staff('lan');
const context = { secret: tokenSecret, dataSecrets: tokenSecret, actor: lan, now };
let phone: string;
const database = setUpTestDatabase();
let queue: FakeQueue;
let unitId: number;
beforeEach(async () => {
  phone = randomPhone();
  queue = createFakeQueue();
  unitId = (await createBookableHotel(database.db, { allotment: 1 })).unitIds[0] as number;
});

async function inputOf(from: string, to: string) {
  return guestOnPhoneInput.parse({
    quoteToken: await quoteToken(database.db, [{ unitId, from, to }], now),
    contact: { fullName: 'Trần Thị Mai', phone, email: '' },
    consents: { terms: true },
  });
}
async function sent(from = '2026-12-08', to = '2026-12-10') {
  const made = await bookForGuest(database.db, queue, await inputOf(from, to), context);
  if (!made.ok) throw new Error(made.reason);
  return made.booking;
}
const revise = async (code: string, from: string, to: string, as = context) =>
  reviseQuote(database.db, queue, { code, input: await inputOf(from, to) }, as);
const view = (id: string) => getBooking(database.db, id, now);
const left = async (from: string, to: string) =>
  (await listAvailability(database.db, [unitId], from, to, now)).map((row) => row.left);

test('a revised quote takes over the places of the old one, and each version points to the newest', async () => {
  const first = await sent();
  // Two more nights in the only room, which the earlier version still holds.
  const token = await inputOf('2026-12-10', '2026-12-12');
  const second = await reviseQuote(database.db, queue, { code: first.code, input: token }, context);
  if (!second.ok) throw new Error(second.reason);
  expect(await view(first.id)).toMatchObject({
    state: 'cancelled',
    version: 1,
    replacedBy: { code: second.booking.code, isSameGuest: true },
  });
  expect(await view(second.booking.id)).toMatchObject({ state: 'held', version: 2, replacedBy: null });
  expect(await left('2026-12-08', '2026-12-12')).toEqual([1, 1, 0, 0]);
  const third = await revise(second.booking.code, '2026-12-08', '2026-12-09');
  if (!third.ok) throw new Error(third.reason);
  expect((await view(first.id)).replacedBy).toMatchObject({ code: third.booking.code });
  const versions = await listQuoteVersions(database.db, second.booking.id);
  expect(versions.map(({ code, version, state }) => [code, version, state])).toEqual([
    [first.code, 1, 'cancelled'],
    [second.booking.code, 2, 'cancelled'],
    [third.booking.code, 3, 'held'],
  ]);
  const { lines } = await listHistory(database.db, { objectType: 'booking', objectId: first.code });
  expect(lines.map(({ verb, actor }) => [verb, actor])).toContainEqual([
    'booking.quote_replaced',
    'staff:lan',
  ]);
  expect(await revise(first.code, '2026-12-20', '2026-12-21')).toEqual({ ok: false, reason: 'replaced' });
  expect(await brokenInvariants(database.db)).toEqual({});
});

test('somebody whom the newest version no longer admits cannot open an older one either, and older ones lead to the newest', async () => {
  const first = await sent();
  const second = await revise(first.code, '2026-12-10', '2026-12-11');
  if (!second.ok) throw new Error(second.reason);
  const third = await revise(second.booking.code, '2026-12-12', '2026-12-13');
  if (!third.ok) throw new Error(third.reason);
  const former = [first, second.booking];
  const passes = await Promise.all(
    former.map(({ code }) => issueTripLinkToken(database.db, tokenSecret, { code, access: 'full' }, now)),
  );
  const opened = () =>
    Promise.all(
      passes.map((pass) => {
        const read = readTripLinkToken(tokenSecret, pass, now);
        return read && findBookingByLinkToken(database.db, read, now);
      }),
    );
  expect((await opened()).map((one) => one?.replacedBy?.code)).toEqual(Array(2).fill(third.booking.code));
  await revokeTripLinkTokens(database.db, { code: third.booking.code, actor: 'guest' }, now);
  expect(await opened()).toEqual([null, null]);
});

test('an old version leads its guest to the newest, but not somebody who reads a mailbox that is no longer theirs', async () => {
  const at = async (email: string, from: string, to: string) => {
    const input = await inputOf(from, to);
    return { ...input, contact: { ...input.contact, email } };
  };
  const made = await bookForGuest(database.db, queue, await at('', '2026-12-08', '2026-12-09'), context);
  if (!made.ok) throw new Error(made.reason);
  const first = made.booking;
  const newer = async (code: string, email: string, day: number) => {
    const input = await at(email, `2026-12-${day}`, `2026-12-${day + 1}`);
    const revised = await reviseQuote(database.db, queue, { code, input }, context);
    if (!revised.ok) throw new Error(revised.reason);
    return revised.booking;
  };
  const second = await newer(first.code, 'mai@gmial.example', 10);
  expect((await view(first.id)).replacedBy).toMatchObject({ isSameGuest: true });
  const third = await newer(second.code, 'mai@gmail.example', 12);
  expect((await view(second.id)).replacedBy).toEqual({ code: third.code, isSameGuest: false });
  expect((await view(first.id)).replacedBy).toEqual({ code: third.code, isSameGuest: true });
});

test('the same room stays held while its quote is revised, and nothing changes if the new quote is unavailable', async () => {
  const mine = await sent();
  const other = await sent('2026-12-20', '2026-12-22');
  const token = await inputOf('2026-12-12', '2026-12-14');
  await sent('2026-12-12', '2026-12-14');
  expect(await reviseQuote(database.db, queue, { code: mine.code, input: token }, context)).toMatchObject({
    ok: false,
  });
  expect(await view(mine.id)).toMatchObject({ state: 'held', replacedBy: null });
  expect(await left('2026-12-08', '2026-12-10')).toEqual([0, 0]);
  expect((await view(other.id)).version).toBe(1);
  expect(await listQuoteVersions(database.db, mine.id)).toEqual([]);
});

test('a revision is priced as if its own places were free, without leaving a trace', async () => {
  const mine = await sent();
  const free = () =>
    asIfReturned(database.db, queue, { code: mine.code, actor: lan }, now, (tx) =>
      listAvailability(tx, [unitId], '2026-12-08', '2026-12-10', now),
    );
  expect((await free()).map((row) => row.left)).toEqual([1, 1]);
  expect(await left('2026-12-08', '2026-12-10')).toEqual([0, 0]);
  expect((await view(mine.id)).state).toBe('held');
});

test('paid and unknown bookings, and staff without the right, cannot be revised', async () => {
  const mine = await sent();
  expect(
    await revise(mine.code, '2026-12-15', '2026-12-16', { ...context, actor: staff('xem', {}) }),
  ).toEqual({
    ok: false,
    reason: 'not_open',
  });
  expect(await revise('DV00000', '2026-12-15', '2026-12-16')).toEqual({ ok: false, reason: 'unknown_quote' });
  const paid = { code: mine.code, amountVnd: 2_000_000, receiptNo: 'PT1', actor: lan };
  await recordCounterPayment(database.db, queue, paid, now);
  expect(await revise(mine.code, '2026-12-15', '2026-12-16')).toEqual({ ok: false, reason: 'not_open' });
});

test('two concurrent revisions make one version', async () => {
  const mine = await sent();
  const inputs = [await inputOf('2026-12-15', '2026-12-16'), await inputOf('2026-12-17', '2026-12-18')];
  const done = await Promise.all(
    inputs.map((input) => reviseQuote(database.db, queue, { code: mine.code, input }, context)),
  );
  expect(done.map((one) => (one.ok ? 'ok' : one.reason)).toSorted()).toEqual(['ok', 'replaced']);
  expect(await listQuoteVersions(database.db, mine.id)).toHaveLength(2);
});

test('each press sends the link to the phone once, as long as the quote can be paid', async () => {
  const mine = await sent();
  queue.sent.splice(0);
  const send = (at = now, actor = lan) => sendQuoteLink(database.db, queue, { code: mine.code, actor }, at);
  expect(await send(now, staff('xem', {}))).toEqual({ ok: false, reason: 'not_allowed' });
  expect(await send()).toEqual({ ok: true });
  expect(await send()).toEqual({ ok: false, reason: 'too_often' });
  expect(await send(new Date(now.getTime() + 61_000))).toEqual({ ok: true });
  expect(queue.sent.map(({ name }) => name)).toEqual([
    'booking.quote_link_asked',
    'booking.quote_link_asked',
  ]);
  await revise(mine.code, '2026-12-15', '2026-12-16');
  expect(await send(new Date(now.getTime() + 200_000))).toEqual({ ok: false, reason: 'not_payable' });
});
