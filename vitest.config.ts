import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongFirst } from './tests/support/long-first.ts';

// Pages are drawn as they are on the site: React's own checks of a developer cost as much as the drawing.
process.env.NODE_ENV = 'production';

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
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongFirst },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
