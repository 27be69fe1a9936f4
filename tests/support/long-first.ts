import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Test files that take much longer than their size suggests, by which vitest sorts files it has no timing of: one that starts last
 * runs alone. Files that compute run beside those that wait.
 */
const long = [
  'tests/ninth-kind/ninth-kind.test.ts',
  'src/entry/backup.test.ts',
  'src/modules/pricing/calendar/price-contract.test.ts',
  'src/platform/queue/queue.test.ts',
  'src/api/api-fuzz.test.ts',
  'src/entry/jobs.test.ts',
  'src/web/serve/own-pages.test.ts',
  'src/entry/database-trouble.test.ts',
  'src/platform/db/follow-replica.test.ts',
  'src/simulators/providers/simulator.test.ts',
];

/** Like vitest's sequencer, but with the long files first. @throws when one of them does not exist */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const gone = long.filter((path) => !existsSync(path));
    if (gone.length > 0)
      throw new Error(`tests/support/long-first.ts names files that do not exist: ${gone}`);
    const places = new Map(long.map((path, at) => [resolve(path), at]));
    const placeOf = ({ moduleId }: TestSpecification) => places.get(moduleId) ?? long.length;
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
