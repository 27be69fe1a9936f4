import { expect, test } from '@playwright/test';
import { faultKinds } from '#tests/support/faults/fault-kinds.ts';
import { fewestAcknowledged, runFaults } from '#tests/support/faults/run-faults.ts';

/** The ten minutes of `npm run bench -- --only faults` in short: server and database are killed once each. */
test('R-01 to R-06: what guests were told during faults is in the database, once', async () => {
  test.skip(test.info().project.name === 'phone', 'no screen is looked at');
  test.setTimeout(150_000);
  const kinds = faultKinds.filter(({ name }) => name.endsWith('killed'));
  const run = await runFaults({ seconds: 20, guests: 4, pauseMs: 50, kinds, restSeconds: 2 });
  expect(run.strikes.map(({ fault }) => fault)).toEqual(
    expect.arrayContaining(kinds.map(({ name }) => name)),
  );
  expect(run.diary.acknowledged.length).toBeGreaterThanOrEqual(fewestAcknowledged);
  expect(
    Object.entries(run.verdict).filter(([, times]) => times > 0),
    run.said,
  ).toEqual([]);
});
