import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Tx } from '#platform/db/connect.ts';
import { setUpTestDatabase } from '#tests/support/test-database.ts';
import { listOpenEvents, markWebhookEventProcessed, storeWebhookEvent } from './webhook-events.ts';

const now = new Date('2026-11-20T03:00:00Z');
const database = setUpTestDatabase();

const inTx = <T>(run: (tx: Tx) => Promise<T>) => database.db.transaction().execute(run);

test('an event is stored once, however often it arrives', async () => {
  const message = {
    provider: 'bank',
    providerTxnId: randomUUID(),
    payload: { id: 1 },
    amountVnd: 500_000,
    content: 'DV26A7K9Q',
    occurredAt: now,
  };
  const receive = (fields: object = {}) => inTx((tx) => storeWebhookEvent(tx, { ...message, ...fields }));
  const deliveries = await Promise.all(Array.from({ length: 5 }, () => receive()));
  expect(deliveries.filter((one) => one.isNew)).toHaveLength(1);
  const id = deliveries[0]?.id as number;
  const soon = new Date(Date.now() + 60_000);
  expect(await listOpenEvents(database.db, soon)).toMatchObject([
    { id, provider: 'bank', amountVnd: 500_000 },
  ]);
  await inTx((tx) => markWebhookEventProcessed(tx, id, { outcome: 'unmatched', bookingId: null, now }));
  expect(await receive()).toMatchObject({ id, isNew: false, handledAt: now });
  await receive({ providerTxnId: randomUUID(), amountVnd: null });
  expect(await listOpenEvents(database.db, soon)).toEqual([]);
});
