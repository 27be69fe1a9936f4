import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#platform/db/free-port.ts';
import type { Bench } from '../setup/bench.ts';
import { startChild } from '../setup/start-child.ts';

const execute = promisify(execFile);

/** The same list as a typical team would build it, without a database: the standard of comparison for our pages. */
export interface Yardstick {
  url: string;
  pid: number;
}

/** Starts it from the folder that `YARDSTICK` names or that lies beside the project; otherwise returns the reason why not. */
export async function startYardstick(bench: Bench): Promise<Yardstick | string> {
  const source = resolve(process.env.YARDSTICK ?? '../shared/peers/next-mantine');
  if (!existsSync(join(source, 'package.json'))) return 'there is no yardstick here (YARDSTICK)';
  try {
    const folder = await buildCopy(source);
    const port = String(await freePort());
    const child = await startChild(bench, join(folder, 'node_modules/next/dist/bin/next'), {
      args: ['start', folder, '-p', port, '-H', '127.0.0.1'],
      readyLine: 'Ready in',
    });
    return { pid: child.pid, url: `http://127.0.0.1:${port}` };
  } catch (error) {
    return `the yardstick could not be started: ${(error as Error).message.split('\n')[0]}`;
  }
}

/** Installed and built once on a machine, in a folder of its own. */
async function buildCopy(source: string): Promise<string> {
  const folder = join(tmpdir(), 'neo-viet-yardstick');
  if (existsSync(join(folder, '.next/BUILD_ID'))) return folder;
  console.log('Building the yardstick …');
  mkdirSync(folder, { recursive: true });
  cpSync(source, folder, { recursive: true });
  const options = { cwd: folder, env: { ...process.env, NODE_ENV: undefined } };
  await execute('npm', ['install', '--no-audit', '--no-fund'], options);
  await execute('npm', ['run', 'build'], options);
  return folder;
}
