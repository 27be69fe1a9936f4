import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { neededPages } from './needed-pages.ts';

test('NAV-05: every static page that the site or its mails link to is one that cannot be withdrawn', () => {
  const files = globSync('src/{web,modules/mails}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(300);
  const named = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/["'`(]\/page\/([a-z][a-z0-9-]+)/g)].map(([, slug]) => slug),
  );
  expect([...new Set(named)].sort()).toEqual(Object.keys(neededPages).sort());
});
