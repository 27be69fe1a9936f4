import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCursor, writeCursor } from '#platform/db/keyset-page.ts';
import { createBookingRow } from '#tests/factories/booking-row.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { listRefundQueue, type RefundFilter, sumOpenRefunds } from './list-bookings.ts';

let database: TestDatabase;
const today = '2026-12-10';
/** What each refund waits for, in the order of the queue. */
const made: { id: string; code: string; standing: string; promisedOn: string }[] = [];

/** Refunds of every standing: several of the same moment that differ by a microsecond, and some that are finished. */
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const states = {
    approval: 'requested',
    account: 'manual_transfer',
    transfer: 'manual_transfer',
    turn: 'approved',
    provider: 'submitted',
    over: 'succeeded',
  } as const;
  for (let index = 0; index < 36; index++) {
    const { id: bookingId, code } = await createBookingRow(db);
    await db.transaction().execute(async (tx) => {
      // Inserted without the payments to which such refunds belong.
      await sql`SET LOCAL session_replication_role = replica`.execute(tx);
      const standing = Object.keys(states)[index % 6] as keyof typeof states;
      const state = states[standing];
      const payout = state === 'manual_transfer' ? state : 'planned';
      const [id, promisedOn] = [
        randomUUID(),
        `2026-12-${String(8 + Math.floor(index / 12)).padStart(2, '0')}`,
      ];
      const at = sql<Date>`${'2026-12-01T05:00:00.000001Z'}::timestamptz + ${36 - index} * interval '1 microsecond'`;
      await sql`
      INSERT INTO refunds (id, booking_id, cause, amount_vnd, state, promised_on, created_at)
      VALUES (${id}, ${bookingId}, 'overpaid', ${1000 + index}, ${state}, ${promisedOn}, ${at})`.execute(tx);
      await sql`
      INSERT INTO refund_payouts (id, refund_id, sequence, channel, instrument, reference, amount_vnd, state, created_at)
      VALUES (gen_random_uuid(), ${id}, 1, 'bank_transfer', 'bank', ${`${code}-R1`}, ${1000 + index}, ${payout}, ${at})`.execute(
        tx,
      );
      if (standing === 'transfer')
        await sql`
        INSERT INTO refund_bank_accounts (refund_id, bank_bin, account_no, last_digits, holder, given_by, given_at)
        VALUES (${id}, '970436', 'sealed', '3445', 'sealed', 'guest', ${at})`.execute(tx);
      if (standing !== 'over') made.unshift({ id, code, standing, promisedOn });
    });
  }
  made.sort((one, other) => one.promisedOn.localeCompare(other.promisedOn));
}, 60_000);
afterAll(() => database.drop());

async function walk(filter: RefundFilter, limit: number): Promise<{ ids: string[]; back: string[] }> {
  const { db } = database;
  const ids: string[] = [];
  let page = await listRefundQueue(db, filter, {}, { limit });
  expect(page.previous).toBeNull();
  const pages = [page.rows.map(({ id }) => id)];
  while (page.next) {
    page = await listRefundQueue(db, filter, { after: readCursor(page.next) }, { limit });
    pages.push(page.rows.map(({ id }) => id));
  }
  ids.push(...pages.flat());
  const back = [pages.at(-1) ?? []];
  while (page.previous) {
    page = await listRefundQueue(db, filter, { before: readCursor(page.previous) }, { limit });
    back.unshift(page.rows.map(({ id }) => id));
  }
  return { ids, back: back.flat() };
}

test('the queue is paged forwards and backwards, with each refund on exactly one page', async () => {
  const wanted = made.map(({ id }) => id);
  for (const limit of [1, 7, 30, 50])
    expect(await walk({}, limit), `${limit} a page`).toEqual({ ids: wanted, back: wanted });
});

test('filters by what a refund waits for, by overdue promise and by booking', async () => {
  for (const standing of ['approval', 'account', 'transfer', 'turn', 'provider'] as const) {
    const wanted = made.filter((one) => one.standing === standing).map(({ id }) => id);
    expect(wanted).toHaveLength(6);
    expect((await walk({ standing }, 4)).ids, standing).toEqual(wanted);
  }
  const late = made.filter(({ promisedOn }) => promisedOn < today);
  expect((await walk({ lateOn: today }, 5)).ids).toEqual(late.map(({ id }) => id));
  const [one] = made;
  const { rows } = await listRefundQueue(database.db, { text: one?.code.toLowerCase() ?? '' }, {});
  expect(rows).toMatchObject([{ id: one?.id, bookingCode: one?.code }]);
});

test('the figures cover all open refunds', async () => {
  const { count, totalVnd, ...figures } = await sumOpenRefunds(database.db, today);
  expect({ count, ...figures }).toEqual({ count: 30, late: 20, waiting: 6, accountless: 6, transfers: 6 });
  const { rows } = await listRefundQueue(database.db, {}, {});
  expect(totalVnd).toBe(rows.reduce((sum, { amountVnd }) => sum + amountVnd, 0));
});

test.each([
  [['2026-02-30', 1, randomUUID()]],
  [['2026-12-08', 0.5, randomUUID()]],
  [['2026-12-08', 1e300, randomUUID()]],
  [['2026-12-08', 1, '------------------------------------']],
  [['2026-12-08', 'x']],
])('an invalid cursor starts at the beginning: %j', async (after) => {
  expect(
    (await listRefundQueue(database.db, {}, { after: readCursor(writeCursor(after)) })).rows,
  ).toHaveLength(30);
});
