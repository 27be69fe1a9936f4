import { readFileSync } from 'node:fs';

/**
 * The proportional set size of a process, in MB of 1,000,000 bytes: what is shared counts for each sharer by its part.
 * Linux only.
 */
export function proportionalMb(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  return (Number(rollup.match(/^Pss:\s+(\d+) kB/m)?.[1] ?? 0) * 1024) / 1e6;
}
