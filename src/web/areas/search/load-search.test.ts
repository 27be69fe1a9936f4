import { afterAll, beforeAll, test } from 'vitest';
import { demoTimeoutMs } from '#tests/support/demo-template.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { loadSearch } from './load-search.ts';
import { writeFileSync, readFileSync } from 'node:fs';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ demo: true });
}, demoTimeoutMs);
afterAll(() => site.close());

test('dump', async () => {
  const out: string[] = [];
  for (const search of readFileSync('/tmp/help/search3/s4-q.txt', 'utf8').split('\n').filter(Boolean)) {
    const v = await loadSearch(site.app, new URLSearchParams({ search }));
    out.push(`${search} => text=${v.text} sp=${v.spelled} cor=${v.correctedTo} u=[${v.understood}] unf=[${v.unfiltered}] wider=${v.isWider} left=[${v.leftOut}] out=${v.outside} shown=${v.shown?.name} tabs=${v.tabs.map((t) => `${t.name}${t.total}`)} dest=${v.destinations.map((d) => d.title)} help=${v.help.map((h) => h.title)} p=${v.products.slice(0, 4).map((p) => p.title)} list=${v.listHref}`);
  }
  writeFileSync('/tmp/help/search3/s4-out.txt', out.join('\n'));
}, 200_000);
