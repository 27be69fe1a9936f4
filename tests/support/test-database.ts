import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Connection, connect } from '#platform/db/connect.ts';
import { demoTemplate } from './demo-template.ts';

export interface TestDatabase extends Connection {
  url: string;
  drop(): Promise<void>;
}

/**
 * A database for one test file: a copy of the migrated template without data, or with `demo` of one that has the whole demo
 * catalogue (see demo-template.ts; give the hook `demoTimeoutMs`).
 */
export async function createTestDatabase({
  max = 10,
  demo = false,
}: {
  max?: number;
  demo?: boolean;
} = {}): Promise<TestDatabase> {
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
