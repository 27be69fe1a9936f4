import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const journeys = { stats: { expected: 2, unexpected: 0, flaky: 0 }, errors: [], suites: [] };
const checks = { passed: 4, failed: 0 };
const suite = (name: string, statuses: string[], status: string, message = '') => ({
  ...{ name, status, message },
  assertionResults: statuses.map((one, at) => ({
    fullName: `test ${at}`,
    status: one,
    failureMessages: ['why'],
  })),
});
const units = (testResults: ReturnType<typeof suite>[], counts: Record<string, number> = {}) => ({
  ...{ numPassedTests: 3, numFailedTests: 0, numFailedTestSuites: 0, ...counts },
  testResults,
});

/** The script's exit code and output over these reports; an undefined one is missing. */
function summarize(reports: Record<string, object | undefined>) {
  const folder = mkdtempSync(join(tmpdir(), 'ci-summary-'));
  mkdirSync(join(folder, 'test-results'));
  for (const [name, report] of Object.entries({ units: units([]), journeys, checks, ...reports }))
    if (report) writeFileSync(join(folder, 'test-results', `${name}.json`), JSON.stringify(report));
  const { status, stdout } = spawnSync(process.execPath, [resolve('scripts/ci-summary.ts')], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return { status, lines: stdout.trim().split('\n') };
}

test('adds up the passed tests and checks', () => {
  expect(summarize({})).toEqual({ status: 0, lines: ['9 passed, 0 failed'] });
});

test('a missing report is a failure', () => {
  const { status, lines } = summarize({ journeys: undefined });
  expect([status, lines.at(-1)]).toEqual([1, '7 passed, 1 failed']);
  expect(lines[0]).toContain('journeys wrote no report');
});

test('failed tests, files that did not load and files whose set-up failed are all counted and named', () => {
  const files = [
    suite('a.test.ts', ['passed', 'failed'], 'failed'),
    suite('b.test.ts', [], 'failed', 'Cannot find module'),
    // As Vitest reports a `beforeAll` that throws inside a `describe`.
    suite('c.test.ts', ['skipped', 'passed'], 'failed'),
    suite('d.test.ts', ['passed', 'skipped'], 'passed'),
  ];
  const { status, lines } = summarize({
    units: units(files, { numFailedTests: 1, numFailedTestSuites: 3 }),
  });
  expect([status, lines.at(-1)]).toEqual([1, '9 passed, 3 failed']);
  expect(lines.filter((line) => line.startsWith('failed:'))).toEqual([
    'failed: a.test.ts: test 1',
    'failed: b.test.ts: failed outside its tests',
    'failed: c.test.ts: failed outside its tests',
  ]);
});
