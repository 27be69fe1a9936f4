import { existsSync, readFileSync } from 'node:fs';

/** Sums up the test and check reports of this run and names the failures; a missing report counts as one. */
interface Counts {
  passed: number;
  failed: number;
}
interface Units {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}
interface Suite {
  suites?: Suite[];
  specs: { file: string; title: string; tests: { status: string }[] }[];
}
interface Journeys {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites: Suite[];
}

const read = <Report>(name: string, count: (report: Report) => Counts): Counts => {
  if (existsSync(`test-results/${name}.json`))
    return count(JSON.parse(readFileSync(`test-results/${name}.json`, 'utf8')));
  console.log(`failed: ${name} wrote no report`);
  return { passed: 0, failed: 1 };
};
const printFailure = (where: string, title: string, why = '') =>
  console.log(`failed: ${where}: ${title}\n${why.split('\n').slice(0, 12).join('\n')}`);

function countUnits({ testResults, ...report }: Units): Counts {
  let withoutTest = 0;
  for (const { name, status, message, assertionResults } of testResults) {
    const failures = assertionResults.filter((test) => test.status === 'failed');
    for (const { fullName, failureMessages } of failures) printFailure(name, fullName, failureMessages[0]);
    // It did not load, or a hook threw: its tests count as skipped.
    if (status === 'failed' && failures.length === 0) {
      withoutTest++;
      printFailure(name, 'failed outside its tests', message);
    }
  }
  const failed = Math.max(report.numFailedTests + withoutTest, report.numFailedTestSuites ? 1 : 0);
  return { passed: report.numPassedTests, failed };
}

function countJourneys({ stats, errors, suites }: Journeys): Counts {
  const printFailures = (suite: Suite) => {
    suite.suites?.forEach(printFailures);
    for (const { file, title, tests } of suite.specs)
      if (tests.some((test) => test.status === 'unexpected')) printFailure(file, title);
      else if (tests.some((test) => test.status === 'flaky'))
        console.log(`passed on retry: ${file}: ${title}`);
  };
  suites.forEach(printFailures);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

const counts = [
  read('units', countUnits),
  read('journeys', countJourneys),
  read('checks', (report: Counts) => report),
];
const passed = counts.reduce((sum, entry) => sum + entry.passed, 0);
const failed = counts.reduce((sum, entry) => sum + entry.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
