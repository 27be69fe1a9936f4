import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { type Account, postLedger } from '#modules/payments/ledger/ledger.ts';
import { proveLedgerDays, sumLedgerDays } from '#modules/payments/ledger/sum-ledger-days.ts';
import { instantInVietnam } from '#platform/time/days.ts';
import { createBookingRow } from '#tests/factories/booking-row.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { listDayFigures } from './list-day-figures.ts';

const database = setUpTestDatabase();
let bookingId: string;
beforeAll(async () => {
  ({ id: bookingId } = await createBookingRow(database.db));
}, 60_000);

const random = seededRandom(470);
const accounts: Account[] = ['bank', 'cash', 'gateway', 'guest', 'refund_payable', 'credit', 'goodwill'];
const days = ['2026-09-20', '2026-09-21', '2026-09-22', '2026-09-24'];

/** One to three entries of one transaction, often at a day's first or last minute; sometimes all of it is rolled back. */
async function post(): Promise<void> {
  const isTakenBack = random.chance(0.2);
  await database.db
    .transaction()
    .execute(async (tx) => {
      for (let left = 1 + random.below(3); left > 0; left--) {
        const from = random.pick(accounts);
        const to = random.pick(accounts.filter((one) => one !== from));
        const entry = { bookingId, cause: 'transfer', from, to, amountVnd: 1 + random.below(9_000_000) };
        const id = await postLedger(tx, entry);
        const at = instantInVietnam(random.pick(days), random.pick(['00:00', '23:59', '12:00']));
        await sql`SELECT set_config('site.removes_demo', 'yes', true)`.execute(tx);
        await sql`UPDATE ledger_entries SET at = ${at} WHERE entry_id = ${id}`.execute(tx);
      }
      if (random.chance(0.1))
        await sql`DELETE FROM ledger_entries WHERE entry_id = (SELECT min(entry_id::text)::uuid FROM ledger_entries)`.execute(
          tx,
        );
      if (isTakenBack) throw new Error('taken back');
    })
    .catch((error) => {
      if (error.message !== 'taken back') throw error;
    });
}

/** The figures that the page reads and the sums of the ledger entries, from one snapshot. */
function bothSums(day: string) {
  return database.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { rows } = await sql<{ account: string }>`
        SELECT account, coalesce(sum(amount_vnd) FILTER (WHERE at < ${instantInVietnam(day)}), 0)::bigint AS "beforeVnd",
          coalesce(sum(amount_vnd) FILTER (WHERE at >= ${instantInVietnam(day)} AND amount_vnd > 0), 0)::bigint AS "inVnd",
          coalesce(sum(amount_vnd) FILTER (WHERE at >= ${instantInVietnam(day)} AND amount_vnd < 0), 0)::bigint AS "outVnd",
          sum(amount_vnd)::bigint AS "afterVnd"
        FROM ledger_entries WHERE at < ${instantInVietnam(day)}::timestamptz + INTERVAL '1 day' GROUP BY account`.execute(
        tx,
      );
      const byName = (one: { account: string }, other: { account: string }) =>
        one.account.localeCompare(other.account);
      return { kept: (await listDayFigures(tx, day)).sort(byName), counted: rows.sort(byName) };
    });
}

test("an account's balance equals its entries at every moment, while entries are added and days are summed", async () => {
  const { db } = database;
  for (let round = 0; round < 30; round++) {
    await Promise.all([
      ...Array.from({ length: 4 }, post),
      ...(round % 3 === 0 ? [sumLedgerDays({ db }), sumLedgerDays({ db })] : []),
      ...days.map((day) => bothSums(day).then(({ kept, counted }) => expect(kept).toEqual(counted))),
    ]);
  }
  await sumLedgerDays({ db });
  expect(await sumLedgerDays({ db })).toBe(0);
  const { rows } = await sql`SELECT FROM ledger_day_changes`.execute(db);
  expect(rows).toEqual([]);
  for (const day of days) {
    const { kept, counted } = await bothSums(day);
    expect(kept.length).toBeGreaterThan(3);
    expect(kept).toEqual(counted);
  }
}, 60_000);

test('a wrong total is found at night, reported, and correct from then on', async () => {
  const { db } = database;
  const errors: unknown[] = [];
  const log = { error: (what: unknown) => errors.push(what) } as unknown as Parameters<
    typeof proveLedgerDays
  >[0]['log'];
  await post();
  expect(await proveLedgerDays({ db, log })).toBe(0);
  await sql`UPDATE ledger_days SET in_vnd = in_vnd + 5, out_vnd = out_vnd - 5 WHERE day = ${days[1]} AND account = 'bank'`.execute(
    db,
  );
  expect(await proveLedgerDays({ db, log })).toBe(1);
  expect(errors).toEqual([{ wrong: [{ day: days[1], account: 'bank' }] }]);
  const { kept, counted } = await bothSums('2026-09-24');
  expect(kept).toEqual(counted);
  expect(await proveLedgerDays({ db, log })).toBe(0);
});
