import { defineConfig } from 'vitest/config';

/** Uses the database server of the outer test. */
export default defineConfig({
  test: {
    // Its folder has another name each time.
    fsModuleCache: false,
    include: ['tests/try.test.ts'],
    provide: { databaseUrl: process.env.TEST_DATABASE_URL ?? '', demoFiles: '' },
    pool: 'forks',
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
