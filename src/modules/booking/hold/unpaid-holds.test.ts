import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { purgeHolderHashes } from '#modules/booking/privacy/guest-bookings.ts';
import { contactInput } from '#modules/booking/schema.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { quoteToken, randomPhone, type Stay, tryToBook } from '#tests/factories/booking.ts';
import { createProductOfKind, itemOf } from '#tests/factories/product-of-kind.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import type { CreateBookingResult } from './create-booking.ts';
import { expireHolds } from './expire-holds.ts';
import { createRefusalMessage } from './steps/create-refusal-message.ts';

const now = new Date('2026-11-21T03:00:00Z');
const queue = createFakeQueue();
const database = setUpTestDatabase({ max: 20 });

const randomIp = () => `203.0.${randomInt(256)}.${randomInt(256)}`;
const randomMail = () => `khach.${randomInt(10 ** 9)}@example.com`;
interface As {
  phone?: string;
  email?: string;
  ip?: string;
  at?: Date;
}

/** Books as a new guest unless identifiers are given. */
async function bookAs(
  stay: Stay | string,
  { phone, email, ip, at = now }: As = {},
): Promise<CreateBookingResult> {
  const token = typeof stay === 'string' ? stay : await quoteToken(database.db, [stay], now);
  const contact = { fullName: 'Một Người', phone: phone ?? randomPhone(), email: email ?? randomMail() };
  return tryToBook(database.db, queue, { token, now: at, ip: ip ?? randomIp(), contact });
}
const reasonOf = (result: CreateBookingResult) => (result.ok ? 'held' : result.reason);
const messageOf = (result: CreateBookingResult) => (result.ok ? 'held' : createRefusalMessage(result));
const hotelOf = async (allotment: number) =>
  (await createBookableHotel(database.db, { allotment })).unitIds[0] as number;
const night = (unitId: number, quantity: number, from = '2026-12-05') => ({
  unitId,
  quantity,
  from,
  to: from.replace('05', '06').replace('15', '16'),
});

test.each(['phone', 'email', 'ip'] as const)(
  'S-04: of fifty concurrent bookings that share their %s, half of what is left is held, in any number of processes',
  async (known) => {
    const unitId = await hotelOf(40);
    const who = { phone: randomPhone(), email: randomMail(), ip: randomIp() };
    const token = await quoteToken(database.db, [night(unitId, 6)], now);
    const results = await Promise.all(
      Array.from({ length: 20 }, () => bookAs(token, { [known]: who[known] })),
    );
    const { held } = await database.db
      .selectFrom('inventory')
      .select('held')
      .where('unit_id', '=', unitId)
      .where('day', '=', '2026-12-05')
      .executeTakeFirstOrThrow();
    expect(held).toBe(18);
    expect(results.map(reasonOf).filter((reason) => reason === 'held')).toHaveLength(3);
  },
);

test('S-04: a family can take the last four rooms, but nobody holds more than four of few, and others can still book', async () => {
  const unitId = await hotelOf(5);
  const ip = randomIp();
  expect(reasonOf(await bookAs(night(unitId, 5), { ip }))).toBe('share_too_large');
  const refused = await bookAs(night(unitId, 5), { ip });
  expect(refused).toMatchObject({ excess: { day: '2026-12-05', most: 4, title: expect.any(String) } });
  expect(messageOf(refused)).toMatch(/tối đa 4 phòng “.+” ngày 05\/12\/2026/);
  const held = await database.db
    .selectFrom('holds')
    .innerJoin('hold_lines', 'hold_id', 'id')
    .select('id')
    .where('unit_id', '=', unitId)
    .execute();
  expect(held).toEqual([]);
  expect(reasonOf(await bookAs(night(unitId, 4), { ip }))).toBe('held');
  expect(reasonOf(await bookAs(night(unitId, 1), { ip }))).toBe('share_too_large');
  expect(reasonOf(await bookAs(night(unitId, 1, '2026-12-15'), { ip }))).toBe('held');
  expect(reasonOf(await bookAs(night(unitId, 1)))).toBe('held');
});

test('S-04: lapsed holds do not count, and what is sold by the head is limited by the group', async () => {
  const unitId = await hotelOf(4);
  const phone = randomPhone();
  expect(reasonOf(await bookAs(night(unitId, 4), { phone }))).toBe('held');
  const later = new Date(now.getTime() + 40 * 60_000);
  await expireHolds(database.db, queue, later);
  const again = await quoteToken(database.db, [night(unitId, 4)], later);
  expect(reasonOf(await bookAs(again, { phone, at: later }))).toBe('held');
  const tour = await createProductOfKind(database.db, 'tour', { allotment: 12 });
  const group = { ...itemOf(tour, '2026-12-08'), adults: 10 };
  expect(reasonOf(await bookAs(group))).toBe('held');
  const ticket = await createProductOfKind(database.db, 'attraction', { allotment: 12 });
  expect(messageOf(await bookAs({ ...itemOf(ticket, '2026-12-08'), adults: 11 }))).toContain('10 vé “');
});

test('S-09: a mailbox has at most five unpaid bookings, however its address is written', async () => {
  const unitId = await hotelOf(100);
  const results: string[] = [];
  for (let index = 0; index < 6; index++)
    results.push(reasonOf(await bookAs(night(unitId, 1), { email: `thu.ha+${index}@gmail.com` })));
  expect(results).toEqual([...Array(5).fill('held'), 'too_many_holds']);
});

test('S-04: one IP address has at most twenty unpaid bookings', async () => {
  const unitId = await hotelOf(1000);
  const ip = '2001:db8:1:2::1';
  const token = await quoteToken(database.db, [night(unitId, 1)], now);
  for (let index = 0; index < 20; index++)
    expect(reasonOf(await bookAs(token, { ip: `2001:db8:1:2::${index}` }))).toBe('held');
  expect(reasonOf(await bookAs(token, { ip }))).toBe('too_many_holds');
});

test('S-09: a name with an advertisement in it is refused', () => {
  const contact = { phone: '0912345678', email: 'ha@example.com' };
  expect(
    contactInput.safeParse({ ...contact, fullName: 'MUA NGAY evil.example' }).error?.issues,
  ).toMatchObject([{ path: ['fullName'], message: expect.stringContaining('Họ tên') }]);
  expect(contactInput.safeParse({ ...contact, fullName: 'Nguyễn Thu Hà' }).success).toBe(true);
});

test('S-04: the address of whoever booked is erased two days after the booking stopped waiting for money, and no sooner', async () => {
  const unitId = await hotelOf(40);
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const idOf = (result: CreateBookingResult) => (result.ok ? result.booking.id : '');
  const over = idOf(await bookAs(night(unitId, 1)));
  await expireHolds(database.db, queue, later(26));
  const waiting = idOf(await bookAs(night(unitId, 1)));
  const hashesOf = (id: string) =>
    database.db
      .selectFrom('bookings')
      .select(['mailbox_hash', 'address_hash'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const twoDays = 2 * 24 * 60;
  await purgeHolderHashes(database.db, later(twoDays + 20), 2);
  expect((await hashesOf(over)).mailbox_hash, 'it lapsed less than two days ago').not.toBeNull();
  await purgeHolderHashes(database.db, later(twoDays + 27), 2);
  expect(await hashesOf(over)).toEqual({ mailbox_hash: null, address_hash: null });
  expect(Object.values(await hashesOf(waiting)), 'it still waits').not.toContain(null);
  expect(await purgeHolderHashes(database.db, later(twoDays + 27), 2)).toBe(0);
});
