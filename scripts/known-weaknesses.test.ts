import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explained, unexplained } from './known-weaknesses.ts';

const url = 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc';
const report = (severity: string) => ({
  vulnerabilities: {
    a: { name: 'a', severity, via: [{ url, title: 'Reads what it must not' }] },
    // Affected only through its dependency.
    b: { name: 'b', severity, via: ['a'] },
  },
});

test('OPS-06: high and critical weaknesses are reported once, unless they are explained', () => {
  expect(unexplained(report('high'), {})).toEqual([`a: high: Reads what it must not ${url}`]);
  expect(unexplained(report('critical'), { [url]: 'Not used here.' })).toEqual([]);
  expect(unexplained(report('moderate'), {})).toEqual([]);
});

test('OPS-06: a registry without audit data is not a clean result', () => {
  expect(unexplained({ message: '405 Method Not Allowed', error: {} })).toBeNull();
});

test('OPS-06: weaknesses explained to the check are explained to readers', () => {
  const document = readFileSync('docs/security.md', 'utf8');
  for (const address of Object.keys(explained)) expect(document).toContain(address);
});

test('OPS-06: every package has one exact version and a checksum', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { integrity?: string; inBundle?: boolean }>;
  };
  // Bundled packages are covered by the checksum of the package that contains them.
  const bare = Object.entries(packages).filter(([path, one]) => path && !one.inBundle && !one.integrity);
  expect(bare.map(([path]) => path)).toEqual([]);
});
