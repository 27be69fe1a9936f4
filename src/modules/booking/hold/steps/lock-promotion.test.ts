import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { countPromotionUses, listPromotionUses } from '#modules/booking/board/promotion-uses.ts';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { type CreateBookingResult, createBooking } from '#modules/booking/hold/create-booking.ts';
import { expireHolds } from '#modules/booking/hold/expire-holds.ts';
import { acceptRequest, declineRequest } from '#modules/booking/supplier-answer/requests.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { bookingInput, quoteToken, randomPhone, tokenSecret, tryToBook } from '#tests/factories/booking.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { buyGift } from '#tests/factories/gift-card.ts';
import { createGuestAccount } from '#tests/factories/guest-account.ts';
import { payByBank } from '#tests/factories/paid-booking.ts';
import { createProductOfKind, itemOf, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';

const now = new Date('2026-11-21T03:00:00Z');
const day = '2026-12-08';
const queue = createFakeQueue();
const database = setUpTestDatabase({ max: 20 });
let tour: TestProductOfKind;

beforeEach(async () => {
  tour = await createProductOfKind(database.db, 'tour', { allotment: 100 });
});

async function createPromotion(limits: {
  uses?: number;
  uses_per_phone?: number;
  is_first_only?: boolean;
  is_account_only?: boolean;
}): Promise<string> {
  const code = `GIAM${randomBytes(3).toString('hex').toUpperCase()}`;
  await database.db
    .insertInto('promotions')
    .values({
      code,
      title: 'Giảm 10%',
      percent: 10,
      from_on: '2026-11-01',
      to_on: '2026-12-31',
      ...limits,
    })
    .execute();
  return code;
}
const token = (code: string, product = tour) => quoteToken(database.db, [itemOf(product, day)], now, code);
const use = async (code: string, phone = randomPhone(), at = now, product = tour) =>
  tryToBook(database.db, queue, {
    token: await token(code, product),
    now: at,
    contact: { fullName: 'Một Người', phone, email: `mot.${phone.slice(-9)}@example.com` },
  });
const codeOf = (result: CreateBookingResult) => (result.ok ? result.booking.code : '');
const usedUp = { ok: false, reason: 'promotion_used_up' };

test('of fifty concurrent guests five use a promotion with five uses; the others hold nothing', async () => {
  const code = await createPromotion({ uses: 5 });
  const one = await token(code);
  const results = await Promise.all(
    Array.from({ length: 50 }, () => tryToBook(database.db, queue, { token: one, now })),
  );
  expect(results.filter((result) => result.ok)).toHaveLength(5);
  expect(results.filter((result) => !result.ok && result.reason === 'promotion_used_up')).toHaveLength(45);
  const { held } = await database.db
    .selectFrom('inventory')
    .select('held')
    .where('unit_id', '=', tour.unitIds[0] as number)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  expect(held).toBe(5);
});

test('a phone number cannot exceed its number of uses, also under concurrency', async () => {
  const code = await createPromotion({ uses_per_phone: 2 });
  const phone = randomPhone();
  const results = await Promise.all(Array.from({ length: 4 }, () => use(code, phone)));
  expect(results.filter((result) => result.ok)).toHaveLength(2);
  expect(await use(code)).toMatchObject({ ok: true });
});

test('a use is released when its hold ends, and counts again with late money', async () => {
  const code = await createPromotion({ uses: 1 });
  const first = await use(code);
  expect(await use(code)).toEqual(usedUp);
  await cancelBooking(database.db, queue, { code: codeOf(first), actor: 'guest' }, now);
  expect(await use(code)).toMatchObject({ ok: true });
  expect(await use(code)).toEqual(usedUp);
  await expireHolds(database.db, queue, new Date(now.getTime() + 26 * 60_000));
  expect(await use(code)).toMatchObject({ ok: true });
});

test('a request counts as a use while it waits and after it is accepted, but not once it is declined', async () => {
  const car = await createProductOfKind(database.db, 'car', { plan: { confirmation: 'request' } });
  const code = await createPromotion({ uses: 1 });
  const used = await use(code, randomPhone(), now, car);
  expect(used).toMatchObject({ ok: true, booking: { state: 'on_request' } });
  expect(await use(code)).toEqual(usedUp);
  await declineRequest(database.db, queue, { code: codeOf(used), actor: staff('1'), note: '' }, now);
  const again = await use(code, randomPhone(), now, car);
  await acceptRequest(database.db, queue, { code: codeOf(again), actor: staff('1') }, now);
  expect(await use(code)).toEqual(usedUp);
});

test('S-04: once per customer includes the mailbox, and one IP address cannot exhaust a promotion without paying', async () => {
  const once = await createPromotion({ uses_per_phone: 1 });
  const by = async (code: string, fields: { ip: string; email: string }) =>
    tryToBook(database.db, queue, {
      token: await token(code),
      now,
      ip: fields.ip,
      contact: { fullName: 'Một Người', phone: randomPhone(), email: fields.email },
    });
  expect(await by(once, { ip: '203.0.113.1', email: 'thuha@gmail.com' })).toMatchObject({ ok: true });
  expect(await by(once, { ip: '203.0.113.2', email: 'thu.ha+2@gmail.com' })).toEqual(usedUp);
  const scarce = await createPromotion({ uses: 8 });
  const mine = [];
  for (let index = 0; index < 8; index++)
    mine.push(await by(scarce, { ip: '203.0.113.3', email: `mot${index}@example.com` }));
  expect(mine.filter((result) => result.ok)).toHaveLength(3);
  expect(await by(scarce, { ip: '203.0.113.4', email: 'hai@example.com' })).toMatchObject({ ok: true });
});

test('OFF-11: of two guests who use the last use at the same time one gets it', async () => {
  for (let round = 0; round < 10; round++) {
    const code = await createPromotion({ uses: 1 });
    const results = await Promise.all([use(code), use(code)]);
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(results.filter((result) => !result.ok)).toEqual([usedUp]);
  }
});

test('cancelling a paid booking releases its use, in the count of the office as well', async () => {
  const code = await createPromotion({ uses: 1 });
  const first = await use(code);
  if (!first.ok) throw new Error(first.reason);
  await payByBank(database.db, queue, first.booking, now);
  const { id } = await database.db
    .selectFrom('promotions')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  const counted = async () => (await countPromotionUses(database.db, [id])).get(id);
  expect(await counted()).toEqual({ count: 1, givenVnd: 100_000 });
  expect(await use(code)).toEqual(usedUp);
  await cancelBooking(database.db, queue, { code: codeOf(first), actor: 'guest' }, now);
  expect(await counted()).toBeUndefined();
  expect(await use(code)).toMatchObject({ ok: true });
  const { rows } = await listPromotionUses(database.db, id, {});
  expect(rows.map(({ counts }) => counts).sort()).toEqual([false, true]);
});

test('a code for the first booking is refused after a paid one, by phone, mailbox or account; once each', async () => {
  const code = await createPromotion({ is_first_only: true });
  const phone = randomPhone();
  const paid = await tryToBook(database.db, queue, {
    token: await quoteToken(database.db, [itemOf(tour, day)], now),
    now,
    contact: { fullName: 'Một Người', phone, email: `Khach.${phone.slice(-6)}@example.com` },
  });
  if (!paid.ok) throw new Error(paid.reason);
  expect(await use(code, phone), 'held and not paid is no booking yet').toMatchObject({ ok: true });
  expect(await use(code, phone)).toEqual(usedUp);
  await payByBank(database.db, queue, paid.booking, now);
  const refused = { ok: false, reason: 'promotion_first_only' };
  expect(await use(code, phone)).toEqual(refused);
  const byMail = await tryToBook(database.db, queue, {
    token: await token(code),
    now,
    contact: { fullName: 'Một Người', phone: randomPhone(), email: `khach.${phone.slice(-6)}@example.com` },
  });
  expect(byMail).toEqual(refused);
  expect(await use(code)).toMatchObject({ ok: true });
});

test('buying a gift card does not count as a first booking', async () => {
  await database.db.transaction().execute((tx) => saveSettings(tx, settings));
  const code = await createPromotion({ is_first_only: true });
  const phone = randomPhone();
  await buyGift(database.db, queue, {
    now,
    payer: { fullName: 'Một Người', phone, email: `mot.${phone.slice(-9)}@example.com` },
  });
  expect(await use(code, phone)).toMatchObject({ ok: true });
});

test('a code for account holders requires a verified contact, and counts by the account', async () => {
  const code = await createPromotion({ is_account_only: true, uses_per_phone: 1 });
  expect(await use(code)).toEqual({ ok: false, reason: 'promotion_account_only' });
  const accountId = await createGuestAccount(database.db, now);
  const signedIn = async () =>
    createBooking(
      database.db,
      queue,
      bookingInput(await token(code), {
        contact: {
          fullName: 'Một Người',
          phone: randomPhone(),
          email: `${randomPhone().slice(1)}@example.com`,
        },
      }),
      { secret: tokenSecret, dataSecrets: tokenSecret, actor: 'guest', now, accountId },
    );
  expect(await signedIn()).toMatchObject({ ok: true });
  expect(await signedIn(), 'with another phone and mail').toEqual(usedUp);
});
