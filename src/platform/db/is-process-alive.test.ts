import pg from 'pg';
import { expect, test } from 'vitest';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { isProcessAlive, markAlive, processId } from './is-process-alive.ts';
import { listen } from './listen.ts';

const database = setUpTestDatabase();

test('a process is alive as long as its connection is, and dead at once when the database loses it', async () => {
  const other = processId === 1 ? 2 : processId - 1;
  expect(await isProcessAlive(database.db, other)).toBe(false);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(markAlive(other));
  expect(await isProcessAlive(database.db, other)).toBe(true);
  await client.end();
  await expect.poll(() => isProcessAlive(database.db, other)).toBe(false);
  expect(await isProcessAlive(database.db, processId)).toBe(true);
});

test('the listening connection shows that this process is alive', async () => {
  const listener = listen(database.url, 'a_channel', { onMessage() {}, onGap() {} });
  const locks = () =>
    database.db
      .selectFrom('pg_locks' as never)
      .selectAll()
      .execute();
  const held = async () =>
    (await locks()).filter((lock) => (lock as { objid: number }).objid === processId).length;
  await expect.poll(held).toBe(1);
  await listener.stop();
  await expect.poll(held).toBe(0);
});
