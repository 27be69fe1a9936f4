import pg from 'pg';
import { expect, test } from 'vitest';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { announceChange, pageCacheChannel } from './page-cache.ts';

const database = setUpTestDatabase({ max: 2 });

test('OPS-01: a change of very many products is announced in pieces that PostgreSQL takes', async () => {
  const client = new pg.Client(database.url);
  await client.connect();
  const dropped: string[] = [];
  client.on('notification', ({ payload = '' }) => dropped.push(payload));
  await client.query(`LISTEN ${pageCacheChannel}`);
  // The longest ids there can be.
  const tags = Array.from({ length: 1_001 }, (_, at) => `product:${9_223_372_036_854_770_000n + BigInt(at)}`);
  await database.db.transaction().execute((tx) => announceChange(tx, ['catalogue', ...tags]));
  await client.query('SELECT 1');
  await expect.poll(() => dropped.flatMap((payload) => JSON.parse(payload))).toEqual(['catalogue', ...tags]);
  expect(Math.max(...dropped.map((payload) => Buffer.byteLength(payload)))).toBeLessThan(8_000);
  await client.end();
});
