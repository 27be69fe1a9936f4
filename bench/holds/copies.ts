import { bookingJobTypes } from '#modules/booking/events.ts';
import { connect } from '#platform/db/connect.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createWorker } from '#platform/queue/queue.ts';
import { createHotels } from './hotels.ts';

export interface Copies {
  unitIds: number[];
  /** A fresh database with the hotels, their places and the job queues. @returns its address */
  next(): Promise<string>;
}

/** Makes a database to copy from on a server. */
export async function createCopies(server: string, now: Date): Promise<Copies> {
  const address = (name: string) => server.replace(/\/[^/]*$/, `/${name}`);
  const run = async (statement: string) => {
    const { pool, close } = connect(server, { max: 1 });
    await pool.query(statement);
    await close();
  };
  await run('CREATE DATABASE holds');
  await migrate(address('holds'), 'db/migrations');
  const { db, close } = connect(address('holds'), { max: 1 });
  const unitIds = await createHotels(db, now);
  await close();
  const queue = createWorker(address('holds'), () => {});
  await queue.start(bookingJobTypes);
  await queue.stop();
  let made = 0;
  return {
    unitIds,
    async next() {
      const name = `holds_${++made}`;
      await run(`CREATE DATABASE ${name} TEMPLATE holds`);
      return address(name);
    },
  };
}
