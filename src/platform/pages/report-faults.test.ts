import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { onBehalfOf } from '#platform/log/on-behalf-of.ts';
import { reportFaults } from './report-faults.ts';

const fault = new Error('nobody expected this');
const build = {
  routes: {
    page: {
      id: 'page',
      module: {
        default: () => null,
        loader() {
          throw fault;
        },
      },
    },
  },
} as unknown as ServerBuild;
const requestId = '4c6c0a52-4a35-4d2f-8a0f-1f6f3c1f0a11';

/** What the loader of a build throws, and what was logged. */
async function failIn(showsCode: boolean) {
  const logged: unknown[] = [];
  const log = { error: (facts: unknown) => logged.push(facts), warn() {}, info() {} };
  const { routes } = reportFaults(build, { log } as never, undefined, showsCode);
  const loader = routes.page?.module.loader as unknown as () => Promise<unknown>;
  const thrown = await onBehalfOf(requestId, () =>
    loader().then(
      () => null,
      (error: unknown) => error,
    ),
  );
  return { logged, thrown };
}

test('an error page that says a code gets the id under which its fault was logged, and nothing of the fault', async () => {
  const { logged, thrown } = await failIn(true);
  expect(thrown).toMatchObject({ data: { code: requestId }, init: { status: 500 } });
  expect(JSON.stringify(thrown)).not.toContain('nobody expected');
  expect(logged).toEqual([{ error: fault, route: 'page' }]);
});

test('elsewhere the fault itself is thrown on', async () => {
  expect((await failIn(false)).thrown).toBe(fault);
});
