import { readFileSync } from 'node:fs';
import { platform } from 'node:os';

/** Whether a process is alive, even one of another user. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombieProcess(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' && !isZombieProcess(pid);
  }
}

/** Dead but not reaped by its parent, as the first process of a container may never do; detected on Linux only. */
export function isZombieProcess(pid: number): boolean {
  try {
    return /^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Guards against a process id that was reused by another program after a restart; works on Linux only. */
export function isNodeProcess(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node');
  } catch {
    return platform() !== 'linux';
  }
}
