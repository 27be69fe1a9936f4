import { tokenSecret } from '#tests/factories/booking.ts';
import type { FakeQueue } from './fake-queue.ts';
import type { TestDatabase } from './test-database.ts';

interface Listener {
  type: { name: string };
  handle(app: never, data: never): Promise<unknown>;
}

/** Delivers the events announced since the last call to the listeners twice and in reverse order, as a queue may. */
export async function deliverInReverse(
  database: TestDatabase,
  queue: FakeQueue,
  listeners: readonly Listener[],
  now: Date,
): Promise<void> {
  const app = { ...database, queue, secrets: { data: tokenSecret }, clock: { now: () => now }, config: {} };
  const announced = queue.sent.splice(0);
  for (const { name, data } of [...announced, ...announced].toReversed())
    await listeners.find(({ type }) => type.name === name)?.handle(app as never, data as never);
}
