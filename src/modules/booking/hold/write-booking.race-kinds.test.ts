import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cancelBooking } from '#modules/booking/cancellation/cancel-booking.ts';
import { receiveBankTransfer } from '#modules/booking/payment/bank-transfers.ts';
import { getBooking } from '#modules/booking/trip/find-booking.ts';
import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { loadFleet } from '#modules/inventory/fleets/load-fleet.ts';
import { pickVehicles } from '#modules/inventory/fleets/pick-vehicles.ts';
import { tripsOf } from '#modules/inventory/fleets/vehicle-demand.ts';
import { sumDemand } from '#modules/inventory/sum-demand.ts';
import type { Quote } from '#modules/pricing/quote/quote-types.ts';
import { quote } from '#modules/pricing/quote.ts';
import { quoteRequest } from '#modules/pricing/schema.ts';
import { addDays } from '#platform/time/days.ts';
import { book, quoteToken, randomPhone, type Stay, tryToBook } from '#tests/factories/booking.ts';
import { createProductOfKind, itemOf, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';
import { staff } from '#tests/factories/staff.ts';
import { brokenInvariants } from '#tests/support/broken-invariants.ts';
import { createFakeQueue } from '#tests/support/fake-queue.ts';
import { killConnections, otherFaults } from '#tests/support/kill-connections.ts';
import { listAvailability } from '#tests/support/list-availability.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import type { CreateBookingResult } from './create-booking.ts';
import { expireHolds } from './expire-holds.ts';
import type { CreatedBooking } from './write-booking.ts';

const now = new Date('2026-11-21T03:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const day = '2026-12-08';
const queue = createFakeQueue();

vi.setConfig({ testTimeout: 120_000 });

const database = setUpTestDatabase({ max: 20 });
let faults: unknown[] = [];
let products: Record<KindName, TestProductOfKind>;

beforeEach(async () => {
  const { db } = database;
  const hotel = await createProductOfKind(db, 'hotel', { allotment: 5 });
  const others = kindNames.filter((kind) => kind !== 'hotel');
  const made = await Promise.all(
    others.map((kind) =>
      createProductOfKind(db, kind, {
        allotment: kind === 'combo' ? 50 : 5,
        vehicles: 3,
        components: kind === 'combo' ? hotel.unitIds : [],
      }),
    ),
  );
  products = Object.fromEntries([hotel, ...made].map((one) => [one.kind, one])) as typeof products;
});
afterEach(async () => {
  expect(otherFaults(faults)).toEqual([]);
  faults = [];
  expect(await brokenInvariants(database.db)).toEqual({});
});

/** The outcome for one guest; a thrown fault stands for a lost connection. */
async function attempt<T>(run: () => Promise<T>): Promise<T | null> {
  try {
    return await run();
  } catch (fault) {
    faults.push(fault);
    return null;
  }
}

interface Guest {
  items: Stay[];
  token: string;
  quote: Quote;
}

async function guestFor(items: Stay[]): Promise<Guest> {
  const quoted = await quote(database.db, quoteRequest.parse({ items }), now);
  if (!quoted.ok) throw new Error(quoted.reason);
  return { items, quote: quoted.quote, token: await quoteToken(database.db, items, now) };
}
const pick = <T>(of: readonly T[]): T => of[randomInt(of.length)] as T;
const bookAll = (guests: Guest[], at = now) =>
  Promise.all(guests.map(({ token }) => attempt(() => tryToBook(database.db, queue, { token, now: at }))));
const booked = (results: (CreateBookingResult | null)[]) =>
  results.flatMap((result) => (result?.ok ? [result.booking] : []));
const pay = ({ code, totalVnd }: CreatedBooking, at: Date, txnId = String(randomInt(2 ** 40))) =>
  receiveBankTransfer(
    database.db,
    queue,
    { txnId, direction: 'in', amountVnd: totalVnd, content: code, occurredAt: at, payload: {} },
    at,
  );

/** Whether a guest's wish was still available: then they must not have been refused. */
async function couldBeHad({ quote: { demand, vehicles } }: Guest, at = now): Promise<boolean> {
  const wanted = sumDemand(demand);
  for (const { unitId, day: on, quantity } of wanted) {
    const [row] = await listAvailability(database.db, [unitId], on, addDays(on, 1), at);
    if ((row?.left ?? 0) < quantity) return false;
  }
  const trips = tripsOf(vehicles);
  return pickVehicles(trips, await loadFleet(database.db, trips, at)).ok;
}

async function expectNobodyRefusedForNothing(guests: Guest[], results: (CreateBookingResult | null)[]) {
  for (const [index, guest] of guests.entries()) {
    if (results[index] && !results[index].ok) expect(await couldBeHad(guest)).toBe(false);
  }
}

const wishes: Record<Exclude<KindName, 'car' | 'combo' | 'hotel'>, () => Partial<Stay>> = {
  tour: () => ({ adults: randomInt(1, 4) }),
  cruise: () => ({ from: addDays(day, randomInt(4)), quantity: randomInt(1, 3), adults: 2 }),
  attraction: () => ({ adults: randomInt(1, 3), childAges: [6], options: { childHeightsCm: [95] } }),
  experience: () => ({ adults: randomInt(1, 4) }),
  service: () => ({ quantity: randomInt(1, 4), adults: 0 }),
};

test.each(Object.entries(wishes))(
  '%s: of thirty guests exactly as many get places as are available',
  async (kind, input) => {
    const guests = await Promise.all(
      Array.from({ length: 30 }, () => guestFor([itemOf(products[kind as KindName], day, input())])),
    );
    const results = await bookAll(guests);
    expect(faults).toEqual([]);
    expect(booked(results).length).toBeGreaterThan(0);
    await expectNobodyRefusedForNothing(guests, results);
  },
);

/** On the half hour from eight in the morning; each trip uses a vehicle for two hours. */
const someTime = () => {
  const halves = 16 + randomInt(12);
  return `${String(Math.floor(halves / 2)).padStart(2, '0')}:${halves % 2 ? '30' : '00'}`;
};

test('car: trips at overlapping times share three vehicles, and none is double-booked', async () => {
  const guests = await Promise.all(
    Array.from({ length: 60 }, () =>
      guestFor([
        itemOf(products.car, day, { quantity: randomInt(4) ? 1 : 2, options: { time: someTime() } }),
      ]),
    ),
  );
  const results = await bookAll(guests);
  expect(faults).toEqual([]);
  // By chance few bookings may fill all three boats; that nobody was refused without reason shows the rest.
  expect(booked(results).length).toBeGreaterThanOrEqual(3);
  await expectNobodyRefusedForNothing(guests, results);
});

test('combo and hotel: packs and guests who book the room directly share it', async () => {
  const guests = await Promise.all(
    Array.from({ length: 40 }, (_, index) => {
      const from = addDays(day, randomInt(4));
      return guestFor([
        index % 2
          ? itemOf(products.combo, from, { adults: 2 })
          : itemOf(products.hotel, from, { to: addDays(from, randomInt(1, 4)) }),
      ]);
    }),
  );
  const results = await bookAll(guests);
  expect(faults).toEqual([]);
  await expectNobodyRefusedForNothing(guests, results);
  const [row] = await listAvailability(
    database.db,
    products.hotel.unitIds,
    addDays(day, 1),
    addDays(day, 2),
    now,
  );
  expect(row?.left).toBeLessThan(5);
});

test('a prepaid code that ten bookings want at once is used by one', async () => {
  const options = { openDated: true };
  const bought = await book(database.db, queue, [itemOf(products.combo, day, { adults: 2, options })], now);
  await pay(bought, now);
  const [voucher] = (await getBooking(database.db, bought.id, now)).vouchers;
  const redeem = (from: string) =>
    quoteToken(
      database.db,
      [itemOf(products.combo, from, { adults: 2, options: { voucherCode: voucher?.code ?? '' } })],
      now,
    );
  const tokens = await Promise.all(Array.from({ length: 10 }, (_, index) => redeem(addDays(day, index % 4))));
  const stop = killConnections(database.url, 15);
  const results = await Promise.all(
    tokens.map((token) => attempt(() => tryToBook(database.db, queue, { token, now }))),
  );
  await stop();
  const again = await attempt(() => tryToBook(database.db, queue, { token: tokens[0] ?? '', now }));
  expect(booked([...results, again]).length).toBeLessThanOrEqual(1);
  const { state } = await database.db
    .selectFrom('open_vouchers')
    .select('state')
    .where('code', '=', voucher?.code ?? '')
    .executeTakeFirstOrThrow();
  expect(state).toBe('redeemed');
});

test('a promotion with five uses, fifty guests with carts, and dying connections', async () => {
  await database.db
    .insertInto('promotions')
    .values({
      code: 'NAMLUOT',
      title: 'Giảm',
      percent: 10,
      from_on: '2026-11-01',
      to_on: '2026-12-31',
      uses: 5,
    })
    .execute();
  const { tour, car, cruise } = products;
  const tokens = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      quoteToken(
        database.db,
        index % 2 ? [itemOf(tour, addDays(day, index % 9))] : [itemOf(car, day), itemOf(cruise, day)],
        now,
        'NAMLUOT',
      ),
    ),
  );
  const stop = killConnections(database.url, 20);
  const results = await Promise.all(
    tokens.map((token) => attempt(() => tryToBook(database.db, queue, { token, now, contact: contact() }))),
  );
  await stop();
  for (const token of tokens.filter((_, index) => index % 2))
    results.push(await attempt(() => tryToBook(database.db, queue, { token, now, contact: contact() })));
  const { count } = await database.db
    .selectFrom('promotion_uses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(5);
  expect(booked(results).length).toBeLessThanOrEqual(5);
});

const contact = () => ({ fullName: 'Một Người', phone: randomPhone(), email: 'mot@example.com' });

/** One to four items of any kinds, in any order, over a few days. */
function randomCart(): Stay[] {
  return Array.from({ length: randomInt(1, 5) }, () => {
    const kind = pick(kindNames);
    const from = addDays(day, randomInt(3));
    if (kind === 'car') return itemOf(products.car, from, { options: { time: someTime() } });
    if (kind === 'combo') return itemOf(products.combo, from, { adults: 2 });
    return itemOf(products[kind], from, kind === 'cruise' ? { adults: 2 } : {});
  });
}

test('mixed carts, payments, cancellations, expiry and late money, while connections die', async () => {
  const { db } = database;
  const guests = (
    await Promise.all(Array.from({ length: 100 }, () => guestFor(randomCart()).catch(() => null)))
  ).flatMap((guest) => guest ?? []);
  let stop = killConnections(database.url, 30);
  const results = await bookAll(guests);
  expect(await stop()).toBeGreaterThan(0);
  await expectNobodyRefusedForNothing(guests, results);
  expect(await brokenInvariants(db)).toEqual({});

  const all = booked(results);
  expect(all.length).toBeGreaterThan(5);
  const part = (which: number) => all.filter((_, index) => index % 3 === which);
  stop = killConnections(database.url, 30);
  await Promise.all([
    ...part(0).map((booking) => attempt(() => pay(booking, minutes(10), `in time ${booking.code}`))),
    ...part(1).map(({ code }) =>
      attempt(() => cancelBooking(db, queue, { code, actor: 'guest' }, minutes(10))),
    ),
    ...guests
      .slice(0, 40)
      .map(({ token }) => attempt(() => tryToBook(db, queue, { token, now: minutes(10) }))),
  ]);
  await stop();
  for (const booking of part(0)) await pay(booking, minutes(11), `in time ${booking.code}`);
  expect(await brokenInvariants(db)).toEqual({});

  stop = killConnections(database.url, 30);
  await Promise.all([
    ...[1, 2, 3].map(() => attempt(() => expireHolds(db, queue, minutes(26)))),
    ...part(2).map((booking) => attempt(() => pay(booking, minutes(26), `late ${booking.code}`))),
    ...guests.slice(40).map(({ token }) => attempt(() => tryToBook(db, queue, { token, now: minutes(26) }))),
    ...part(0)
      .slice(0, 4)
      .map(({ code }) => attempt(() => cancelBooking(db, queue, { code, actor: staff('1') }, minutes(26)))),
  ]);
  await stop();
  for (const booking of part(2)) await pay(booking, minutes(27), `late ${booking.code}`);
  await expireHolds(db, queue, minutes(120));
  expect(await brokenInvariants(db)).toEqual({});
}, 240_000);

test('self-check: reading before writing without a lock double-books a vehicle', async () => {
  const { db } = database;
  const { car } = products;
  const guest = await guestFor([itemOf(car, day)]);
  await sql`ALTER TABLE vehicle_holds DROP CONSTRAINT vehicle_held_once`.execute(db);
  const holds = await Promise.all(
    Array.from({ length: 8 }, async () => {
      if (!(await couldBeHad(guest))) return null;
      await sleep(2);
      const id = randomUUID();
      await db
        .insertInto('holds')
        .values({ id, state: 'active', expires_at: minutes(20), lapses_at: minutes(25) })
        .execute();
      const during = '[2026-12-08T09:00:00+07:00,2026-12-08T11:00:00+07:00)';
      await db
        .insertInto('vehicle_holds')
        .values({ hold_id: id, vehicle_id: car.vehicleIds[0] as number, during })
        .execute();
      return id;
    }),
  );
  expect(Object.keys(await brokenInvariants(db))).toContain('a vehicle let twice at one time');
  const ids = holds.flatMap((id) => id ?? []);
  await db.deleteFrom('vehicle_holds').where('hold_id', 'in', ids).execute();
  await db.deleteFrom('holds').where('id', 'in', ids).execute();
});
