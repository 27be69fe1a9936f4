import { bookingJobTypes } from '#modules/booking/events.ts';
import { connect } from '#platform/db/connect.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createLogger } from '#platform/log/create-logger.ts';
import { createWorker } from '#platform/queue/queue.ts';
import { createHotels } from './hotels.ts';

export interface Copies {
  unitIds: number[];
  /** A fresh database with the hotels, their inventory and the job queues. @returns its URL */
  next(): Promise<string>;
}

/** Creates a template database on a server; `prepare` may add more than hotels, and must leave no connection open. */
export async function createCopies(
  server: string,
  now: Date,
  {
    name = 'holds',
    prepare,
  }: { name?: string; prepare?: (url: string, unitIds: number[]) => Promise<void> } = {},
): Promise<Copies> {
  const address = (database: string) => server.replace(/\/[^/]*$/, `/${database}`);
  const run = async (statement: string) => {
    const { pool, close } = connect(server, { max: 1 });
    await pool.query(statement);
    await close();
  };
  await run(`CREATE DATABASE ${name}`);
  await migrate(address(name), 'db/migrations');
  const { db, close } = connect(address(name), { max: 1 });
  const unitIds = await createHotels(db, now);
  await close();
  const queue = createWorker(address(name), createLogger('silent'));
  await queue.start(bookingJobTypes);
  await queue.stop();
  await prepare?.(address(name), unitIds);
  let made = 0;
  return {
    unitIds,
    async next() {
      const copy = `${name}_${++made}`;
      await run(`CREATE DATABASE ${copy} TEMPLATE ${name}`);
      return address(copy);
    },
  };
}
