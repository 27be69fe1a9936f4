import { readFileSync } from 'node:fs';

/**
 * Proportional set size of a process, in MB of 1,000,000 bytes: shared memory counts proportionally for each sharer.
 * Linux only.
 */
export function proportionalMb(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return (Number(rollup.match(/^Pss:\s+(\d+) kB/m)?.[1] ?? 0) * 1024) / 1e6;
}
