import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeReleaseDatabase } from '#tests/upgrade/write-release-database.ts';
import { buildIfStale } from './build-if-stale.ts';
import { releaseNotes } from './release-notes.ts';

/**
 * Prepares a release: `npm run release -- 0.1.0 --database postgres://…` with an empty database. Writes the number and day, the database
 * of the upgrade tests, and the bill of materials; commit and tag are left to whoever runs it.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'string' }, on: { type: 'string' } },
});
const [version = ''] = positionals;
const { database } = values;
if (!/^\d+\.\d+\.\d+$/.test(version) || !database) {
  console.error('npm run release -- <number> --database <URL of an empty database> [--on YYYY-MM-DD]');
  process.exit(1);
}
const git = (...command: string[]) => execFileSync('git', command, { encoding: 'utf8' }).trim();
if (git('status', '--porcelain')) fail('There are changes that are not committed.');
if (git('tag', '--list', `v${version}`)) fail(`v${version} is tagged already.`);

const notes = releaseNotes(readFileSync('CHANGELOG.md', 'utf8'), {
  version,
  on: values.on ?? new Date().toISOString().slice(0, 10),
});
if (!notes.ok) fail(notes.why);
else {
  await buildIfStale();
  const path = await writeReleaseDatabase(database);
  writeFileSync('CHANGELOG.md', notes.text);
  execFileSync('npm', ['version', version, '--no-git-tag-version', '--allow-same-version'], {
    stdio: 'ignore',
  });
  execFileSync('npm', ['run', '--silent', 'sbom'], { stdio: 'inherit' });
  console.log(`Written: package.json, package-lock.json, CHANGELOG.md, ${path}. Then, in this order:
  .ci/run
  git add -A && git commit -m 'Release ${version}'
  git tag -a v${version} -m '${version}'
and put release/bill.cdx.json and release/licences.txt beside the tag.`);
}

function fail(why: string): void {
  console.error(why);
  process.exit(1);
}
