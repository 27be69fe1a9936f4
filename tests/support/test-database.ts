import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Connection, connect } from '#platform/db/connect.ts';
import { demoTemplate, demoTimeoutMs } from './demo-template.ts';

export interface TestDatabase extends Connection {
  url: string;
  drop(): Promise<void>;
}

interface Options {
  /** Connections of the pool. */
  max?: number;
  demo?: boolean;
}

/** A database for the test file that calls it at its top: there before its own hooks run, dropped after all of them. */
export function setUpTestDatabase(options: Options = {}): TestDatabase {
  let made: TestDatabase | undefined;
  beforeAll(
    async () => {
      made = await createTestDatabase(options);
    },
    options.demo ? demoTimeoutMs : undefined,
  );
  afterAll(() => made?.drop());
  const database = () => {
    if (!made) throw new Error('The database is there from the first hook on');
    return made;
  };
  return {
    get db() {
      return database().db;
    },
    get pool() {
      return database().pool;
    },
    get url() {
      return database().url;
    },
    setSilent: (isSilent) => database().setSilent(isSilent),
    take: () => database().take(),
    close: () => database().close(),
    drop: () => database().drop(),
  };
}

/**
 * A database for one test file: a copy of the migrated template without data, or with `demo` of one that has the whole demo
 * catalogue (see demo-template.ts; give the hook `demoTimeoutMs`).
 */
export async function createTestDatabase({ max = 10, demo = false }: Options = {}): Promise<TestDatabase> {
  const template = inject('databaseUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = template.replace(/\/[^/]*$/, '/postgres');
  const from = demo ? await demoTemplate(admin) : 'neoviet';
  // Copying by file costs half of copying block by block through the write-ahead log.
  await run(admin, `CREATE DATABASE ${name} TEMPLATE ${from} STRATEGY FILE_COPY`);
  const url = template.replace(/\/[^/]*$/, `/${name}`);
  const connection = connect(url, { max });
  return {
    ...connection,
    url,
    async drop() {
      await connection.close();
      await run(admin, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Retries while the template is busy, because copies of one template cannot be made concurrently. */
async function run(url: string, statement: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(statement);
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== '55006' || attempt > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.end();
    }
  }
}
