import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { changeContactEmail } from '#modules/booking/access/trip-link-tokens.ts';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { listPointEntries } from '#modules/points/queries.ts';
import { saveSettings } from '#modules/settings/commands/save-settings.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book } from '#tests/factories/booking.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { payByBank } from '#tests/factories/paid-booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import {
  type AccountHolder,
  claimBooking,
  claimByMailbox,
  findAccountBooking,
  listAccountBookings,
} from './account-bookings.ts';
import { completeTrips } from './complete-trips.ts';

const now = new Date('2026-11-21T03:00:00Z');
const queue = createFakeQueue();
const database = setUpTestDatabase();
let unitId: number;
let booking: CreatedBooking;

beforeAll(async () => {
  await database.db.transaction().execute((tx) => saveSettings(tx, settings));
  const hotel = await createBookableHotel(database.db, { allotment: 99 });
  unitId = hotel.unitIds[0] as number;
});
beforeEach(async () => {
  booking = await book(database.db, queue, [{ unitId, from: '2026-12-08', to: '2026-12-10' }], now);
  await database.db
    .updateTable('bookings')
    .set({ email: `${booking.code}@Example.com` })
    .where('id', '=', booking.id)
    .execute();
});

const mailbox = () => `${booking.code.toLowerCase()}@example.com`;

async function account(fields: Partial<AccountHolder> = {}): Promise<AccountHolder> {
  const holder = { userId: randomUUID(), email: `${randomUUID()}@example.com`, phone: null, ...fields };
  const { userId: id, email, phone } = holder;
  await database.db
    .insertInto('users')
    .values({ id, name: 'Hà', email, phone, email_verified: true, created_at: now, updated_at: now })
    .execute();
  return holder;
}

const claim = (holder: AccountHolder, hasFullAccess = false) =>
  claimBooking(database.db, { code: booking.code, holder, hasFullAccess }, now);

test('bookings made with a verified mailbox are claimed in any letter case; nobody else sees them', async () => {
  const [owner, other] = [await account({ email: mailbox() }), await account()];
  expect(await claimByMailbox(database.db, other, now)).toBe(0);
  expect(await claimByMailbox(database.db, owner, now)).toBe(1);
  expect(await claimByMailbox(database.db, owner, now)).toBe(0);
  expect((await listAccountBookings(database.db, owner, now)).map(({ code }) => code)).toEqual([
    booking.code,
  ]);
  expect(await listAccountBookings(database.db, other, now)).toEqual([]);
  const { code } = booking;
  expect(await findAccountBooking(database.db, { code, userId: other.userId }, now)).toBeNull();
});

test("a code alone proves nothing; the booking's phone number does once verified, and so does full access", async () => {
  const stranger = await account();
  expect(await claim(stranger)).toEqual({ ok: false, reason: 'not_proven' });
  const { phone } = await database.db
    .selectFrom('bookings')
    .select('phone')
    .where('id', '=', booking.id)
    .executeTakeFirstOrThrow();
  const owner = await account({ phone });
  expect(await claim(owner)).toEqual({ ok: true });
  expect(await claim(owner)).toEqual({ ok: true });
  expect(await claim(stranger, true)).toEqual({ ok: false, reason: 'taken' });
});

test('a finished trip earns its points when it is claimed, once', async () => {
  await payByBank(database.db, queue, booking, now);
  const over = new Date('2026-12-12T03:00:00Z');
  await completeTrips(database.db, queue, over);
  const owner = await account({ email: mailbox() });
  await claimByMailbox(database.db, owner, over);
  await claimBooking(database.db, { code: booking.code, holder: owner, hasFullAccess: false }, over);
  expect((await listPointEntries(database.db, owner.userId)).map(({ points }) => points)).toEqual([20]);
});

test('of two accounts that claim one booking at once one gets it', async () => {
  const holders = await Promise.all([account({ email: mailbox() }), account(), account(), account()]);
  const results = await Promise.all(holders.map((holder) => claim(holder, true)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const lists = await Promise.all(holders.map((holder) => listAccountBookings(database.db, holder, now)));
  expect(lists.flat()).toHaveLength(1);
});

test('a mailbox and a device that claim the same booking at once do not both get it', async () => {
  const [byMail, byDevice] = [await account({ email: mailbox() }), await account()];
  const [count, result] = await Promise.all([
    claimByMailbox(database.db, byMail, now),
    claim(byDevice, true),
  ]);
  expect(count + Number(result.ok)).toBe(1);
});

test('another mailbox removes a booking from the account that had it', async () => {
  const owner = await account({ email: mailbox() });
  await claimByMailbox(database.db, owner, now);
  const input = { code: booking.code, email: 'khac@example.com', reason: 'gõ nhầm', actor: staff('an') };
  expect(await changeContactEmail(database.db, queue, input, now)).toEqual({ ok: true });
  expect(await listAccountBookings(database.db, owner, now)).toEqual([]);
});
