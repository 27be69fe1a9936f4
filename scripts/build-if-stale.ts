import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';

const stamp = 'build/.built-from';

/** Builds the site when its sources are not those of the last build; tells by their paths, sizes and times. */
export function buildIfStale(): void {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the site …');
  const result = spawnSync('react-router', ['build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (result.status !== 0) throw new Error('The build failed');
  writeFileSync(stamp, wanted);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const sources = globSync([
    'src/**/*',
    'package-lock.json',
    'scripts/{browser-boundary,offline-worker,precompress}.ts',
    'vite.config.ts',
    'react-router.config.ts',
  ]);
  for (const path of sources.sort()) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
