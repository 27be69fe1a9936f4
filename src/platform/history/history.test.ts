import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StaffActor } from '#platform/actor/actor.ts';
import { type KeysetPlace, readCursor } from '#platform/db/keyset-page.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { checkHistory } from './check-history.ts';
import { listHistory } from './list-history.ts';
import { type HistoryLine, writeHistory, writeHistoryLines } from './write-history.ts';

const now = new Date('2026-11-23T03:00:00Z');
const lan: StaffActor = { id: '7', name: 'Lan', rights: 'all', cameFrom: '10.0.0.9', requestId: 'r-1' };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ max: 60 });
});
afterAll(() => database.drop());

function write(line: Partial<HistoryLine> = {}) {
  const whole = {
    actor: lan,
    verb: 'booking.cancel',
    object: { type: 'booking', id: 'DV26A7K9Q' },
    now,
    ...line,
  };
  return database.db.transaction().execute((tx) => writeHistory(tx, whole));
}

/** Tampers like somebody with the database credentials, who disables the triggers first. */
async function tamper(table: string, statement: string) {
  await sql.raw(`ALTER TABLE ${table} DISABLE TRIGGER only_added_to`).execute(database.db);
  await sql.raw(statement).execute(database.db);
  await sql.raw(`ALTER TABLE ${table} ENABLE ALWAYS TRIGGER only_added_to`).execute(database.db);
}

test('an entry says who, from where, what, and only what changed', async () => {
  await write({ before: { phone: '1', name: 'A' }, after: { phone: '2', name: 'A' }, reason: 'gọi nhầm' });
  const { lines } = await listHistory(database.db, {});
  expect(lines[0]).toMatchObject({
    at: now,
    actor: 'staff:7',
    actorName: 'Lan',
    cameFrom: '10.0.0.9',
    verb: 'booking.cancel',
    objectType: 'booking',
    objectId: 'DV26A7K9Q',
    before: { phone: '1' },
    after: { phone: '2' },
    reason: 'gọi nhầm',
    requestId: 'r-1',
  });
});

test('a rollback leaves no entry, and no gap in the chain', async () => {
  const fault = database.db.transaction().execute(async (tx) => {
    await writeHistory(tx, { actor: lan, verb: 'x', object: { type: 'x', id: '1' }, now });
    throw new Error('no');
  });
  await expect(fault).rejects.toThrow('no');
  await write();
  expect(await checkHistory(database.db, now)).toMatchObject({ ok: true });
});

test('fifty concurrent writers make one unbroken chain', async () => {
  const { lines: before } = await listHistory(database.db, {}, 1000);
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: 50 }, (_, at) => write({ object: { type: 'race', id: String(at) } })),
  );
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  expect(await checkHistory(database.db, now)).toEqual({ ok: true, lines: before.length + 50 });
});

test('many writers of many lines at once give one unbroken chain, without what a savepoint took back', async () => {
  const before = await checkHistory(database.db, now);
  const line = (id: string): HistoryLine => ({ actor: lan, verb: 'x', object: { type: 'many', id }, now });
  const lines = (of: string) => Array.from({ length: 30 }, (_, at) => line(`${of}-${at}`));
  await Promise.all(
    Array.from({ length: 20 }, (_, writer) =>
      database.db.transaction().execute(async (tx) => {
        await writeHistoryLines(tx, lines(`${writer}a`));
        await sql`SAVEPOINT back`.execute(tx);
        await writeHistoryLines(tx, lines('gone'));
        await sql`ROLLBACK TO SAVEPOINT back`.execute(tx);
        await sql`SELECT pg_sleep(${(writer % 5) / 50})`.execute(tx);
        await writeHistory(tx, line(`${writer}b`));
      }),
    ),
  );
  const after = await checkHistory(database.db, now);
  expect([before.ok, after.ok]).toEqual([true, true]);
  expect(after.ok && before.ok && after.lines - before.lines).toBe(20 * 31);
});

test('commands in deadlock do not wait for the history: the chain is locked last', async () => {
  await sql`CREATE TABLE rows_of_others (id int PRIMARY KEY, n int); INSERT INTO rows_of_others VALUES (1, 0)`.execute(
    database.db,
  );
  const both = Array.from({ length: 20 }, () =>
    database.db.transaction().execute(async (tx) => {
      await writeHistory(tx, { actor: lan, verb: 'x', object: { type: 'x', id: '1' }, now });
      await sql`UPDATE rows_of_others SET n = n + 1 WHERE id = 1`.execute(tx);
      await writeHistory(tx, { actor: lan, verb: 'y', object: { type: 'x', id: '1' }, now });
    }),
  );
  await Promise.all(both);
  expect(await checkHistory(database.db, now)).toMatchObject({ ok: true });
});

describe('entries are immutable, also for the owner of the tables', () => {
  test.each(['history', 'history_chain', 'history_checks'])('%s', async (table) => {
    for (const statement of [
      `DELETE FROM ${table}`,
      `TRUNCATE ${table} CASCADE`,
      `UPDATE ${table} SET ${columnOf[table]} = ${columnOf[table]}`,
    ]) {
      await expect(sql.raw(statement).execute(database.db)).rejects.toThrow('only ever added to');
      const asReplica = database.db.transaction().execute(async (tx) => {
        await sql`SET LOCAL session_replication_role = replica`.execute(tx);
        await sql.raw(statement).execute(tx);
      });
      await expect(asReplica).rejects.toThrow('only ever added to');
    }
  });
  const columnOf: Record<string, string> = { history: 'verb', history_chain: 'hash', history_checks: 'hash' };
});

describe('pages of the history', () => {
  beforeAll(async () => {
    for (let at = 0; at < 7; at++)
      await write({ object: { type: 'page', id: `p-${at}` }, verb: 'page.edit' });
    await write({ object: { type: 'page', id: 'p-50%' }, verb: 'page.edit', reason: 'Sửa Giờ Mở Cửa' });
  });

  test('continue after the last one, without duplicates or gaps', async () => {
    const pages: string[][] = [];
    const read = (place: KeysetPlace) => listHistory(database.db, { objectType: 'page' }, 3, place);
    let page = await read({});
    for (;;) {
      pages.push(page.lines.map((line) => line.objectId));
      if (!page.next) break;
      page = await read({ after: readCursor(page.next) });
    }
    expect(pages.flat()).toEqual(['p-50%', 'p-6', 'p-5', 'p-4', 'p-3', 'p-2', 'p-1', 'p-0']);
    const back = await read({ before: readCursor(page.previous ?? '') });
    expect(back.lines.map((line) => line.objectId)).toEqual(pages[1]);
    expect((await read({ before: readCursor(back.previous ?? '') })).previous).toBeNull();
  });

  test.each([
    ['its object', { objectType: 'page', objectId: 'p-3' }, 1],
    ['its verb', { verb: 'page.edit' }, 8],
    ['actor', { actor: 'staff:8' }, 0],
    ['a part of its text, in any spelling', { words: 'giờ mở' }, 1],
    ['characters that are SQL wildcards', { words: '0%' }, 1],
    ['an end date', { objectType: 'page', until: now }, 0],
    ['a start date', { objectType: 'page', from: now }, 8],
  ])('are found by %s', async (_, filter, count) => {
    expect((await listHistory(database.db, filter)).lines).toHaveLength(count);
  });
});

describe('tampering is detected', () => {
  let mine: TestDatabase;
  beforeEach(async () => {
    await database.drop();
    database = mine = await createTestDatabase();
    for (let at = 0; at < 5; at++) await write({ object: { type: 'x', id: String(at) }, after: { at } });
    expect(await checkHistory(mine.db, now)).toEqual({ ok: true, lines: 5 });
  });

  test.each([
    [
      'another reason',
      'history',
      `UPDATE history SET reason = 'x' WHERE id = 3`,
      { position: 3, fault: 'changed' },
    ],
    [
      'another value',
      'history',
      `UPDATE history SET after = '{"at": 9}' WHERE id = 2`,
      { position: 2, fault: 'changed' },
    ],
    [
      'a line with its link taken out',
      'history_chain',
      `DELETE FROM history_chain WHERE position = 3`,
      { position: 3, fault: 'unchained' },
    ],
    [
      'another hash',
      'history_chain',
      `UPDATE history_chain SET hash = sha256('x') WHERE position = 4`,
      { position: 4, fault: 'changed' },
    ],
  ])('%s', async (_, table, statement, found) => {
    await tamper(table, statement);
    expect(await checkHistory(mine.db, now)).toEqual({ ok: false, ...found });
  });

  test('a truncated end', async () => {
    await tamper('history_chain', 'DELETE FROM history_chain WHERE position > 3');
    await tamper('history', 'DELETE FROM history WHERE id > 3');
    expect(await checkHistory(mine.db, now)).toEqual({ ok: false, position: 5, fault: 'cut_off' });
  });
});
