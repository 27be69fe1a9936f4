import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isAllowed, type LockedPackage, listLicences } from './licences.ts';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

test('every package of the running site has a permissive licence', () => {
  const licences = listLicences(packages);
  expect(licences.length).toBeGreaterThan(300);
  expect(licences.filter(([, , licence]) => !isAllowed(licence))).toEqual([]);
});

test('copyleft and missing licences are found', () => {
  const listed = listLicences({
    '': {},
    'node_modules/a': { version: '1.0.0', license: 'AGPL-3.0' },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c/node_modules/@d/e': { version: '1.0.0', license: '(GPL-3.0 OR MIT)' },
    'node_modules/c': { version: '1.0.0', license: 'MIT AND GPL-2.0-only' },
    'node_modules/@d/e-linux-x64': { version: '1.0.0' },
    'node_modules/tool': { version: '1.0.0', license: 'AGPL-3.0', dev: true },
  });
  expect(listed.map(([name, , licence]) => [name, isAllowed(licence)])).toEqual([
    ['@d/e', true],
    ['@d/e-linux-x64', true],
    ['a', false],
    ['b', false],
    ['c', false],
  ]);
});
