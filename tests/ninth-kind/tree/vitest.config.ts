import { defineConfig } from 'vitest/config';

/** On the database server of the tests that this one belongs to. */
export default defineConfig({
  test: {
    include: ['tests/try.test.ts'],
    provide: { databaseUrl: process.env.TEST_DATABASE_URL ?? '', demoFiles: '' },
    pool: 'forks',
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
