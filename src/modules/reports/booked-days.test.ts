import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Executor } from '#platform/db/connect.ts';
import { instantInVietnam } from '#platform/time/days.ts';
import { createBookingRow } from '#tests/factories/booking-row.ts';
import { createProductOfKind, type TestProductOfKind } from '#tests/factories/product-of-kind.ts';
import { type Random, seededRandom } from '#tests/support/seeded-random.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { proveBookedDays, sumBookedDays } from './commands/sum-booked-days.ts';
import { bookedItems } from './queries/booked-items.ts';

const database = setUpTestDatabase();
let products: TestProductOfKind[];
beforeAll(async () => {
  products = [];
  for (const kind of ['hotel', 'tour', 'cruise'] as const)
    products.push(await createProductOfKind(database.db, kind));
}, 60_000);

const [first, last] = ['2026-09-20', '2026-10-05'];

/** A booking of one to three items on a day, often at its first or last minute, by a guest or by staff. */
async function book(db: Executor, random: Random): Promise<string> {
  const day = `2026-09-${20 + random.below(11)}`;
  const at = instantInVietnam(day, random.pick(['00:00', '23:59', '12:00']));
  const { id } = await createBookingRow(db);
  await sql`UPDATE bookings SET created_at = ${at} WHERE id = ${id}`.execute(db);
  for (let position = random.below(3); position >= 0; position--) {
    const { kind, productId, unitIds, planIds } = random.pick(products);
    await sql`
      INSERT INTO booking_items (id, booking_id, position, product_id, kind, unit_id, rate_plan_id, quantity, from_on, to_on, adults,
        child_ages, amount_vnd, product_title, unit_title, plan_title, snapshot)
      VALUES (gen_random_uuid(), ${id}, ${position}, ${productId}, ${kind}, ${unitIds[0]}, ${planIds[0]}, 1, '2026-12-01', '2026-12-02',
        2, '{}', 1000000, 'x', 'x', 'x', '{}')`.execute(db);
  }
  await sql`
    INSERT INTO booking_events (booking_id, actor, reason, to_state, at)
    VALUES (${id}, ${random.pick(['guest', 'guest', 'staff:x'])}, 'booking_created', 'held', ${at})`.execute(
    db,
  );
  return id;
}

/** The report's numbers, and the numbers counted from bookings, at the same moment. */
async function bothSums(): Promise<{ read: string[]; counted: string[] }> {
  const { rows } = await sql<{ read: string[] | null; counted: string[] | null }>`
    WITH read AS (SELECT concat_ws(' ', day, kind, product_id, sum(count)) AS line
      FROM (${bookedItems(first, last)}) b GROUP BY day, kind, product_id),
    counted AS (
      SELECT concat_ws(' ', ((b.created_at AT TIME ZONE 'UTC') + INTERVAL '7 hours')::date, i.kind, i.product_id, count(*)) AS line
      FROM bookings b JOIN booking_items i ON i.booking_id = b.id
      WHERE b.id NOT IN (SELECT booking_id FROM booking_events WHERE actor LIKE 'staff:%')
        AND b.created_at >= ${instantInVietnam(first)}
      GROUP BY ((b.created_at AT TIME ZONE 'UTC') + INTERVAL '7 hours')::date, i.kind, i.product_id)
    SELECT (SELECT array_agg(line ORDER BY line) FROM read) AS read,
      (SELECT array_agg(line ORDER BY line) FROM counted) AS counted`.execute(database.db);
  return { read: rows[0]?.read ?? [], counted: rows[0]?.counted ?? [] };
}

test('bookings in reports are right at every moment, while people book and days are summed', async () => {
  const random = seededRandom(441);
  const { db } = database;
  const made: string[] = [];
  const change = async () => {
    const id = made.length > 8 ? random.pick(made) : null;
    const { kind, productId } = random.pick(products);
    await db.transaction().execute(async (tx) => {
      if (!id || random.chance(0.6)) made.push(await book(tx, random));
      else
        await sql`UPDATE booking_items SET product_id = ${productId}, kind = ${kind}
          WHERE booking_id = ${id} AND position = 0`.execute(tx);
    });
  };
  for (let round = 0; round < 25; round++) {
    await Promise.all([
      ...Array.from({ length: 4 }, change),
      ...(round % 3 === 0 ? [sumBookedDays({ db }), sumBookedDays({ db })] : []),
      bothSums().then(({ read, counted }) => expect(read).toEqual(counted)),
    ]);
    const { read, counted } = await bothSums();
    expect(read).toEqual(counted);
  }
  await sumBookedDays({ db });
  expect(await sumBookedDays({ db })).toBe(0);
  const { read, counted } = await bothSums();
  // The first round may consist of bookings by staff alone, which do not count.
  expect(counted.length).toBeGreaterThan(0);
  expect(read).toEqual(counted);
  const { rows } = await sql<{ line: string }>`
    SELECT concat_ws(' ', day, kind, product_id, count) AS line FROM booked_days ORDER BY 1`.execute(db);
  expect(rows.map(({ line }) => line).sort()).toEqual([...read].sort());
}, 60_000);

test('a wrong total is found at night, reported, and rebuilt', async () => {
  const { db } = database;
  const errors: unknown[] = [];
  const log = { error: (what: unknown) => errors.push(what) } as unknown as Parameters<
    typeof proveBookedDays
  >[0]['log'];
  await sumBookedDays({ db });
  expect(await proveBookedDays({ db, log })).toBe(0);
  const { rows } = await sql<{ day: string }>`
    UPDATE booked_days SET count = count + 1 WHERE ctid = (SELECT min(ctid) FROM booked_days) RETURNING day::text AS day`.execute(
    db,
  );
  expect(await proveBookedDays({ db, log })).toBe(1);
  expect(errors).toEqual([{ days: [rows[0]?.day] }]);
  const { read, counted } = await bothSums();
  expect(read).toEqual(counted);
  await sumBookedDays({ db });
  expect(await proveBookedDays({ db, log })).toBe(0);
});

test('the check covers all days, however many, and rebuilds wrong ones in batches', async () => {
  const { db } = database;
  const log = { error: () => {} } as unknown as Parameters<typeof proveBookedDays>[0]['log'];
  await sumBookedDays({ db });
  // There are no bookings from so long ago.
  await sql`
    INSERT INTO booked_days (day, kind, product_id, count)
    SELECT ${first}::date - n, 'hotel', ${products[0]?.productId ?? 0}, 1 FROM generate_series(1, 150) n`.execute(
    db,
  );
  expect(await proveBookedDays({ db, log })).toBe(150);
  expect(await sumBookedDays({ db })).toBe(150);
  expect(await proveBookedDays({ db, log })).toBe(0);
  const before = await db.selectFrom('booked_days').select('day').where('day', '<', first).execute();
  expect(before).toEqual([]);
});
