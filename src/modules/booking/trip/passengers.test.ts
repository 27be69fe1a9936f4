import { beforeAll, expect, test } from 'vitest';
import { createBooking } from '#modules/booking/hold/create-booking.ts';
import { purgePapers } from '#modules/booking/privacy/guest-bookings.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { book, bookingInput, quoteToken, tokenSecret } from '#tests/factories/booking.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { getBooking } from './find-booking.ts';
import { listTravellers, savePassengers } from './passengers.ts';

const now = new Date('2026-11-21T03:00:00Z');
const stay = { from: '2026-12-08', to: '2026-12-10' };
const passenger = {
  fullName: 'Trần Văn Bình',
  sex: 'male' as const,
  bornOn: '1990-01-02',
  nationality: 'Việt Nam',
  documentNo: '001090012345',
};
const { fullName, ...details } = passenger;

const database = setUpTestDatabase();
let unitId: number;
beforeAll(async () => {
  unitId = (await createBookableHotel(database.db)).unitIds[0] as number;
});

const kept = (bookingId: string) =>
  database.db.selectFrom('travellers').selectAll().where('booking_id', '=', bookingId).execute();

async function bookedWithPapers() {
  const { id, code } = await book(database.db, createFakeQueue(), [{ unitId, ...stay }], now);
  const saved = { code, passengers: [passenger], actor: 'guest' as const };
  expect(await savePassengers(database.db, createFakeQueue(), saved, { secrets: tokenSecret, now })).toEqual({
    ok: true,
  });
  return id;
}

test('S-14: papers are encrypted in the database, and decrypted only with the key of the installation', async () => {
  const id = await bookedWithPapers();
  const rows = JSON.stringify(await kept(id));
  for (const secret of ['001090012345', '1990-01-02']) expect(rows).not.toContain(secret);
  expect(await listTravellers(database.db, tokenSecret, id)).toEqual([{ fullName, details, goesOn: null }]);
  expect(await listTravellers(database.db, 'another key', id)).toEqual([
    { fullName, details: {}, goesOn: null },
  ]);
  expect((await getBooking(database.db, id, now)).travellers).toEqual([{ fullName }]);
});

test('S-14: papers submitted with a booking are encrypted as well', async () => {
  const token = await quoteToken(database.db, [{ unitId, ...stay }], now);
  const input = bookingInput(token, { travellers: [{ fullName, details: { documentNo: 'C1234567' } }] });
  const booked = await createBooking(database.db, createFakeQueue(), input, {
    secret: tokenSecret,
    dataSecrets: tokenSecret,
    actor: 'guest',
    now,
  });
  if (!booked.ok) throw new Error(booked.reason);
  expect(JSON.stringify(await kept(booked.booking.id))).not.toContain('C1234567');
  expect(await listTravellers(database.db, tokenSecret, booked.booking.id)).toMatchObject([
    { details: { documentNo: 'C1234567' } },
  ]);
});

test('S-14: papers are deleted 30 days after the last day of the trip; names stay', async () => {
  const id = await bookedWithPapers();
  const daysAfter = (days: number) => new Date(Date.parse('2026-12-10T05:00:00Z') + days * 86_400_000);
  await purgePapers(database.db, daysAfter(30), 30);
  expect(await listTravellers(database.db, tokenSecret, id)).toEqual([{ fullName, details, goesOn: null }]);
  expect(await purgePapers(database.db, daysAfter(31), 30)).toBeGreaterThan(0);
  expect(await listTravellers(database.db, tokenSecret, id)).toEqual([
    { fullName, details: {}, goesOn: null },
  ]);
  expect(await purgePapers(database.db, daysAfter(31), 30)).toBe(0);
});

test('the list can be corrected until the trip begins, and not after', async () => {
  const { id, code } = await book(database.db, createFakeQueue(), [{ unitId, ...stay }], now);
  const [item] = (await getBooking(database.db, id, now)).quote.items;
  const begins = Date.parse(item?.startsAt ?? '');
  const saveAt = (ms: number, name: string) =>
    savePassengers(
      database.db,
      createFakeQueue(),
      { code, passengers: [{ ...passenger, fullName: name }], actor: 'guest' },
      { secrets: tokenSecret, now: new Date(ms) },
    );
  expect(await saveAt(begins - 1000, 'Trần Văn Bình')).toEqual({ ok: true });
  expect(await saveAt(begins, 'Lê Thị Cúc')).toEqual({ ok: false, reason: 'not_open' });
  expect(await kept(id)).toMatchObject([{ full_name: 'Trần Văn Bình' }]);
});
