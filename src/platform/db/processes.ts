import { readFileSync } from 'node:fs';
import { platform } from 'node:os';

/** Whether a process lives, also one of another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Guards against a process number that was given to another program after a restart; only Linux can tell. */
export function isNode(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node');
  } catch {
    return platform() !== 'linux';
  }
}
