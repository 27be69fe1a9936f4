import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';

const stamp = 'build/.built-from';

/** Builds both frontends when their sources have changed since the last build, judged by paths, sizes and times. */
export async function buildIfStale(): Promise<void> {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the site …');
  await build('src/office');
  // The site's server build includes the finished office build.
  await build();
  writeFileSync(stamp, wanted);
}

async function build(...face: string[]): Promise<void> {
  const child = spawn('react-router', ['build', ...face], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error('The build failed');
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const sources = globSync([
    'src/**/*',
    'package-lock.json',
    'scripts/{browser-boundary,late-chunks,office-build,offline-worker,precompress,start-script}.ts',
    'vite.config.ts',
    'react-router.config.ts',
  ]);
  for (const path of sources.sort()) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
