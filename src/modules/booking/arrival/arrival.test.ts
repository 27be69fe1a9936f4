import { beforeEach, expect, test } from 'vitest';
import type { CreatedBooking } from '#modules/booking/hold/write-booking.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { json } from '#platform/db/json.ts';
import { erased } from '#platform/guest/guest-contact.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { bookAndPay } from '#tests/factories/paid-booking.ts';
import { staff } from '#tests/factories/staff.ts';
import { createFakeQueue, type FakeQueue } from '#tests/support/fake-queue.ts';
import { runMigration } from '#tests/support/run-migration.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { acknowledgeArrival, noteLateArrival } from './late-arrival.ts';
import { noteNoShow, undoNoShow } from './no-show.ts';

const now = new Date('2026-12-08T03:00:00Z');
const nextDay = new Date('2026-12-09T03:00:00Z');
const database = setUpTestDatabase();
let queue: FakeQueue;
let booking: CreatedBooking;

beforeEach(async () => {
  queue = createFakeQueue();
  const { unitIds } = await createBookableHotel(database.db);
  const stay = { unitId: unitIds[0] as number, from: '2026-12-08', to: '2026-12-10' };
  booking = await bookAndPay(database.db, queue, [stay], new Date('2026-11-21T03:00:00Z'));
});

const late = (time: string, at = now) =>
  noteLateArrival(
    database.db,
    queue,
    { code: booking.code, position: 0, time, note: 'xe hỏng, gọi 0912345678', actor: 'guest' },
    at,
  );
const arrivals = async () => (await getBooking(database.db, booking.id, now)).arrivals;
const acknowledge = (arrivalId: string) =>
  acknowledgeArrival(database.db, queue, { arrivalId, actor: { supplierId: 1, name: 'Mây' } }, now);

test.each([
  ['22:30', '2026-12-08T15:30:00.000Z'],
  ['01:15', '2026-12-08T18:15:00.000Z'],
])('an arrival at %s is on that night', async (time, arrivesAt) => {
  expect(await late(time)).toMatchObject({ ok: true });
  expect(await arrivals()).toMatchObject([{ kind: 'late', arrivesAt, acknowledgedAt: null }]);
  const events = database.db
    .selectFrom('booking_events')
    .select('details')
    .where('booking_id', '=', booking.id);
  const noteDetails = (await events.where('reason', '=', 'late_arrival_noted').execute()).map(
    ({ details }) => details,
  );
  expect(noteDetails, 'what a guest writes stays in no event, which nothing erases').toEqual([
    { position: 0, arrivesAt },
  ]);
});

test('arrival hours in old events are removed once, and nothing else in them changes', async () => {
  const write = (actor: string, reason = 'late_arrival_noted') =>
    database.db
      .insertInto('booking_events')
      .values({
        booking_id: booking.id,
        to_state: 'confirmed',
        actor,
        reason,
        details: json({ position: 0, note: `${actor} viết` }),
      })
      .execute();
  const notes = async () =>
    (
      await database.db
        .selectFrom('booking_events')
        .select('details')
        .where('booking_id', '=', booking.id)
        .orderBy('id')
        .execute()
    ).flatMap(({ details }) => (details as { note?: string }).note ?? []);
  const clean = async () => {
    await runMigration(database.url, '0650_late_words.sql');
    await runMigration(database.url, '0650_late_words.sql');
    return notes();
  };
  await write('guest');
  await write('staff:an');
  await write('guest', 'no_show_noted');
  expect(await clean()).toEqual(['staff:an viết', 'guest viết']);
  await database.db
    .updateTable('bookings')
    .set({ full_name: erased.fullName })
    .where('id', '=', booking.id)
    .execute();
  expect(await clean(), 'once the guest is erased').toEqual(['guest viết']);
  const change = database.db.updateTable('booking_events').set({ reason: 'x' });
  await expect(change.where('booking_id', '=', booking.id).execute()).rejects.toThrow('append-only');
});

test('noon of the next day is not a late arrival, and an hour that has passed is refused', async () => {
  expect(await late('11:00')).toMatchObject({ reason: 'not_late' });
  expect(await late('22:30', new Date('2026-12-08T16:00:00Z'))).toMatchObject({ reason: 'too_late' });
});

test('a new arrival hour replaces the old one and clears its acknowledgement', async () => {
  await late('20:00');
  const [first] = await arrivals();
  await late('23:00');
  const [second] = await arrivals();
  expect(await acknowledge(first?.id ?? '')).toEqual({ ok: false, reason: 'replaced' });
  const notices = () => queue.sent.filter(({ name }) => name === 'booking.arrival_acknowledged');
  expect(notices()).toHaveLength(0);
  const all = await Promise.all(Array.from({ length: 8 }, () => acknowledge(second?.id ?? '')));
  expect(all.every(({ ok }) => ok)).toBe(true);
  expect(notices()).toHaveLength(1);
  expect(await arrivals()).toMatchObject([{ acknowledgedAt: now.toISOString() }]);
});

test('of concurrently reported hours one is kept', async () => {
  await Promise.all(['19:00', '20:00', '21:00', '22:00'].map((time) => late(time)));
  expect(await arrivals()).toHaveLength(1);
});

test('a no-show is recorded only once the service has begun, charges what the conditions say, and can be undone for two days', async () => {
  const by = { code: booking.code, position: 0, note: 'lễ tân báo', actor: staff('an') };
  expect(await noteNoShow(database.db, queue, by, now)).toMatchObject({ reason: 'not_begun' });
  const noted = await Promise.all([1, 2, 3].map(() => noteNoShow(database.db, queue, by, nextDay)));
  expect(noted.filter(({ ok }) => ok)).toEqual([{ ok: true, keptVnd: 2_000_000 }]);
  expect(await arrivals()).toMatchObject([{ kind: 'no_show', keptVnd: 2_000_000 }]);
  const missed = { isMissed: true, stateLabel: 'Ghi nhận bạn không đến' };
  expect(await getBooking(database.db, booking.id, nextDay)).toMatchObject(missed);
  const late50 = new Date(nextDay.getTime() + 50 * 3_600_000);
  expect(await undoNoShow(database.db, queue, by, late50)).toMatchObject({ reason: 'too_late' });
  expect(await undoNoShow(database.db, queue, by, nextDay)).toEqual({ ok: true });
  expect(await undoNoShow(database.db, queue, by, nextDay)).toMatchObject({ reason: 'not_noted' });
  expect(await arrivals()).toEqual([]);
  expect(await getBooking(database.db, booking.id, nextDay)).toMatchObject({ isMissed: false });
  const viewer = { ...by, actor: staff('chi-xem', {}) };
  expect(await noteNoShow(database.db, queue, viewer, nextDay)).toMatchObject({ reason: 'not_allowed' });
  const tooLate = new Date('2026-12-19T03:00:00Z');
  expect(await noteNoShow(database.db, queue, by, tooLate)).toMatchObject({ reason: 'too_late' });
});
