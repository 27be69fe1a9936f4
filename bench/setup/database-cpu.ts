import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/** Processor time in milliseconds by process of a PostgreSQL server: its own and its children's. Linux only. */
export function databaseCpu(serverPid: number): Map<number, number> {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const own = pids.filter((pid) => Number(pid) === serverPid || parentOf(pid) === serverPid);
  return new Map(own.map((pid) => [Number(pid), processorMs(pid)]));
}

/** Processor time used since; processes that have ended meanwhile do not count. */
export function usedSince(before: Map<number, number>, after: Map<number, number>): number {
  return [...after].reduce((sum, [pid, ms]) => sum + Math.max(0, ms - (before.get(pid) ?? 0)), 0);
}

/** The parent process of all server processes of a database. */
export async function findServerPid(db: Executor): Promise<number> {
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db);
  return parentOf(String(rows[0]?.pid)) ?? 0;
}

/** The parent of a process; null when that has ended. */
function parentOf(pid: string): number | null {
  const stat = textOf(`/proc/${pid}/stat`);
  return stat ? Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) : null;
}

/** From the kernel's nanoseconds; a PostgreSQL process has one thread. */
function processorMs(pid: string): number {
  return Number(textOf(`/proc/${pid}/schedstat`).split(' ')[0]) / 1e6;
}

/** Empty for a process that has just ended. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
