import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type LockedPackage, listLicences } from './licences.ts';

/** Writes a software bill of materials (CycloneDX) of the production dependencies, using npm, and their licences. */
const bill = execFileSync(
  'npm',
  ['sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx', '--package-lock-only'],
  {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  },
);
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const licences = listLicences(packages);
mkdirSync('release', { recursive: true });
writeFileSync('release/bill.cdx.json', bill);
writeFileSync('release/licences.txt', licences.map((line) => `${line.join('\t')}\n`).join(''));
const { components } = JSON.parse(bill) as { components: unknown[] };
console.log(`release/: ${components.length} components, ${licences.length} licences`);
