import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'bench/**/*.test.ts',
      'deploy/**/*.test.ts',
      'scripts/**/*.test.ts',
      'tests/**/*.test.ts',
    ],
    exclude: ['tests/e2e/**', 'tests/ninth-kind/tree/**', 'node_modules/**'],
    globalSetup: ['tests/support/database-server.ts'],
    pool: 'forks',
    // A worker reads the sources once for all its files: whatever a test changes for the process, it puts back.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
