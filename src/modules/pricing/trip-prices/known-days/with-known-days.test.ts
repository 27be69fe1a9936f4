import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { reserveInventory } from '#modules/inventory/holds/reserve-inventory.ts';
import { loadUnitFacts } from '#modules/pricing/quote/facts/load-quote-facts.ts';
import type { UnitFacts } from '#modules/pricing/quote/quote-facts.ts';
import { clearCached } from '#platform/db/cached-for-database.ts';
import type { Executor, Tx } from '#platform/db/connect.ts';
import { createBookableHotel } from '#tests/factories/bookable-hotel.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { readableUnits } from '../readable-units.ts';
import { withTripFacts } from '../with-trip-facts.ts';
import { DayColumns } from './day-columns.ts';
import type { DaySpan } from './day-page.ts';
import { maxBytes, maxChanged, type ReadDays, withKnownDays } from './with-known-days.ts';

const database = setUpTestDatabase();
let units: UnitFacts[];
beforeAll(async () => {
  const unitIds: number[] = [];
  for (let hotel = 0; hotel < 4; hotel++)
    unitIds.push(...(await createBookableHotel(database.db, { allotment: 500 })).unitIds);
  units = await loadUnitFacts(database.db, unitIds);
});

const now = new Date('2026-11-21T03:00:00Z');
const days = ['2026-12-10', '2026-12-11', '2026-12-12', '2026-12-13', '2026-12-14'];

/** Places and prices of all units by day; in a transaction they are never those of a former reading. */
async function read(db: Executor, [from, to]: readonly [number, number]) {
  const trip = { from: days[from] as string, to: days[to] as string, rooms: 1, adults: 2, childAges: [] };
  return withTripFacts(db, readableUnits(units), { trip, now }, (facts) =>
    units.map(({ unitId }) =>
      days.slice(from, to).map((day) => {
        const { places, priceVnd, closed } = facts.days.get(unitId)?.get(day) ?? {};
        return [places, priceVnd, closed];
      }),
    ),
  );
}

const readAnew = (span: readonly [number, number]) =>
  database.db.transaction().execute((tx) => read(tx, span));

/** Refused where the day is closed. */
async function hold(tx: Tx, unitId: number, day: string) {
  const demand = [{ unitId, day, quantity: 1 }];
  const expiresAt = new Date(now.getTime() + 600_000);
  await reserveInventory(tx, { holdId: randomUUID(), demand, expiresAt, now });
}

test.each([1, 2, 3])(
  'lists have what the database has, whatever is being changed while others are read (seed %i)',
  async (seed) => {
    const { db } = database;
    const random = seededRandom(seed);
    const pick = (end: number) => random.below(end);
    const span = () => {
      const from = pick(4);
      return [from, from + 1 + pick(4 - from)] as const;
    };
    const change = async (tx: Tx) => {
      const { unitId } = units[pick(units.length)] as UnitFacts;
      const day = days[pick(days.length)] as string;
      const which = pick(4);
      if (which < 2) return hold(tx, unitId, day);
      const rates = tx.updateTable('daily_rates').set({ price_vnd: (1 + pick(900)) * 1000 });
      if (which === 2) await rates.where('unit_id', '=', unitId).where('day', '=', day).execute();
      else
        await sql`UPDATE inventory SET closed = NOT closed WHERE unit_id = ${unitId} AND day = ${day}`.execute(
          tx,
        );
    };
    for (let round = 0; round < 25; round++) {
      // One that began before the readings and ends among them, or fails.
      const open = await db.startTransaction().execute();
      await change(open as Tx);
      const readings = Array.from({ length: 4 }, () => read(db, span()));
      const ended = pick(3) === 0 ? open.rollback().execute() : open.commit().execute();
      await Promise.all([...readings, ended, db.transaction().execute(change), read(db, span())]);
      for (const wanted of [span(), [0, 4] as const])
        expect(await read(db, wanted)).toEqual(await readAnew(wanted));
    }
  },
  60_000,
);

test('a list for days that are known reads none of them again', async () => {
  const { db, pool } = database;
  await read(db, [0, 4]);
  const reads = async () => {
    await sql`SELECT pg_stat_force_next_flush()`.execute(db);
    const { rows } = await pool.query(
      `SELECT sum(idx_tup_fetch)::int AS read FROM pg_stat_user_tables WHERE relname IN ('inventory', 'daily_rates')`,
    );
    return rows[0].read;
  };
  const before = await reads();
  for (let time = 0; time < 5; time++) await read(db, [0, 4]);
  expect(await reads()).toBe(before);
});

test('after another server may have taken over everything is read again', async () => {
  const { db } = database;
  const wanted = [0, 4] as const;
  await read(db, wanted);
  const [{ unitId } = { unitId: 0 }] = units;
  await sql`UPDATE daily_rates SET price_vnd = 888000 WHERE unit_id = ${unitId}`.execute(db);
  // As if a server that was lost had seen that transaction's number before.
  await sql`UPDATE day_changes SET changed_in = 3`.execute(db);
  clearCached(db);
  expect(await read(db, wanted)).toEqual(await readAnew(wanted));
});

test('after more changes than a list asks for everything is read again', async () => {
  const { db } = database;
  const wanted = [0, 4] as const;
  await read(db, wanted);
  const [{ unitId } = { unitId: 0 }] = units;
  await sql`UPDATE daily_rates SET price_vnd = 777000 WHERE unit_id = ${unitId}`.execute(db);
  await sql`INSERT INTO day_changes SELECT -n, pg_current_xact_id()::text::bigint FROM generate_series(1, ${maxChanged + 1}::int) n`.execute(
    db,
  );
  expect(await read(db, wanted)).toEqual(await readAnew(wanted));
});

const dayOne = { from: 20_000, to: 20_001 };
const dayTwo = { from: 20_001, to: 20_002 };

interface Found {
  snapshot: string;
  places: number;
  changed?: number[];
}

/** A reading of which the test says when it is answered, and what it then finds. */
function reading(
  db: Executor,
  { unitIds, span = dayOne, asked = [] }: { unitIds: number[]; span?: typeof dayOne; asked?: unknown[] },
) {
  const answers = [Promise.withResolvers<Found>(), Promise.withResolvers<Found>()];
  let nth = 0;
  const done = withKnownDays(
    db,
    { unitIds, wanted: span, span },
    async ({ unitIds: missing }): Promise<ReadDays<null>> => {
      asked.push(missing);
      const {
        snapshot,
        places,
        changed = [],
      } = await (answers[nth++] as PromiseWithResolvers<Found>).promise;
      const fill = (columns: DayColumns, which: ReadonlySet<number>) => {
        for (const unitId of which) columns.setPlaces(columns.ordinalOf(unitId), span.from, places, false);
      };
      return { fill, changed, lapsed: [], snapshot, rest: null };
    },
    (columns) => unitIds.map((unitId) => columns.dayOf(unitId, span.from)?.places),
  );
  return (...found: Found[]) => {
    for (const [at, one] of found.entries()) answers[at]?.resolve(one);
    return done;
  };
}

test('what an older reading found is kept, unless a newer one that was answered before found it changed', async () => {
  const db = { isTransaction: false } as Executor;
  const asked: unknown[] = [];
  await reading(db, { unitIds: [1] })({ snapshot: '10:10:', places: 1 });
  const older = reading(db, { unitIds: [2, 3], asked });
  const newer = reading(db, { unitIds: [1], asked, span: dayTwo });
  expect(await newer({ snapshot: '12:12:', places: 5, changed: [3] })).toEqual([5]);
  const again = { snapshot: '13:13:', places: 7 };
  expect(await older({ snapshot: '11:11:', places: 4 }, again)).toEqual([4, 7]);
  expect(asked, 'unit 3 once more').toEqual([[2, 3], [1], [3]]);
});

test('an answer from before everything was read anew is not kept', async () => {
  const db = { isTransaction: false } as Executor;
  const asked: unknown[] = [];
  const older = reading(db, { unitIds: [1], asked });
  await reading(db, { unitIds: [2], asked })({ snapshot: '12:12:', places: 5 });
  expect(await older({ snapshot: '11:11:', places: 4 }, { snapshot: '13:13:', places: 6 })).toEqual([6]);
  expect(asked).toEqual([[1], [2], [1]]);
});

test('of two that are the first at once, the later one asks again what has changed since the other', async () => {
  const db = { isTransaction: false } as Executor;
  const asked: unknown[] = [];
  const first = reading(db, { unitIds: [1], asked });
  const later = reading(db, { unitIds: [1], asked, span: dayTwo });
  expect(await first({ snapshot: '10:10:', places: 5 })).toEqual([5]);
  // Between both a place of the first day was sold.
  const newer = { snapshot: '11:11:', places: 7 };
  expect(await later(newer, { ...newer, changed: [1] })).toEqual([7]);
  expect(await reading(db, { unitIds: [1], asked })({ snapshot: '11:11:', places: 4 })).toEqual([4]);
  expect(asked).toEqual([[1], [1], [1], [1]]);
});

test('of days at the ends of a list that are known nothing is read, and all days of what changes meanwhile', async () => {
  const db = { isTransaction: false } as Executor;
  const unitIds = [1, 2];
  const asked: unknown[] = [];
  const list = (wanted: DaySpan, changed: readonly number[] = []) => {
    const left = [changed];
    return withKnownDays(
      db,
      { unitIds, wanted, span: { from: 16, to: 40 } },
      async ({ unitIds: missing, span }): Promise<ReadDays<null>> => {
        asked.push([missing, span.from, span.to]);
        return { fill: () => {}, changed: left.pop() ?? [], lapsed: [], snapshot: '10:10:', rest: null };
      },
      () => {},
    );
  };
  await list({ from: 18, to: 20 });
  await list({ from: 26, to: 28 });
  await list({ from: 22, to: 34 }, [2]);
  await list({ from: 16, to: 40 });
  expect(asked).toEqual([
    [[1, 2], 16, 24],
    [[1, 2], 24, 32],
    [[1, 2], 32, 40],
    [[2], 16, 32],
    [[], 16, 40],
  ]);
});

test('the days in memory stay below their limit, however many are asked for', async () => {
  const db = { isTransaction: false } as Executor;
  const unitIds = Array.from({ length: 4_000 }, (_, index) => index + 1);
  let cached = new DayColumns();
  for (let month = 0; month < 14; month++) {
    const span = { from: 20_000 + month * 90, to: 20_090 + month * 90 };
    await withKnownDays(
      db,
      { unitIds, wanted: span, span },
      async () => ({ fill: () => {}, changed: [], lapsed: [], snapshot: '10:10:', rest: null }),
      (columns) => {
        cached = columns;
      },
    );
    expect(cached.bytes).toBeLessThanOrEqual(maxBytes);
  }
  expect(cached.bytes).toBeGreaterThan(maxBytes * 0.9);
});
