import { existsSync, readFileSync } from 'node:fs';

/** Adds up what the tests and checks of this run reported; a report that is missing counts as one failure. */
interface Counts {
  passed: number;
  failed: number;
}

const read = (name: string, count: (report: never) => Counts): Counts =>
  existsSync(`test-results/${name}.json`)
    ? count(JSON.parse(readFileSync(`test-results/${name}.json`, 'utf8')) as never)
    : { passed: 0, failed: 1 };

const counts = [
  read(
    'units',
    (report: { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }) => ({
      passed: report.numPassedTests,
      failed: Math.max(report.numFailedTests, report.numFailedTestSuites ? 1 : 0),
    }),
  ),
  read(
    'journeys',
    (report: { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] }) => ({
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected + report.errors.length,
    }),
  ),
  read('checks', (report: Counts) => report),
];
const passed = counts.reduce((sum, entry) => sum + entry.passed, 0);
const failed = counts.reduce((sum, entry) => sum + entry.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
