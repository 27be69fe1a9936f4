import { readFileSync } from 'node:fs';
import { platform } from 'node:os';

/** Whether a process lives, also one of another user. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombieProcess(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' && !isZombieProcess(pid);
  }
}

/** Dead, but its parent has not asked after it, as the first process of a container may never do; only Linux can tell. */
export function isZombieProcess(pid: number): boolean {
  try {
    return /^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Guards against a process number that was given to another program after a restart; only Linux can tell. */
export function isNodeProcess(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node');
  } catch {
    return platform() !== 'linux';
  }
}
