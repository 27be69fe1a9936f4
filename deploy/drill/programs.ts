import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { delimiter, join } from 'node:path';

/** Where the programs of the drill lie. */
export interface Programs {
  etcd: string;
  patroni: string;
  haproxy: string;
  pgbouncer: string;
  varnishd: string;
  openssl: string;
  /** Null where there is none: then nothing is restored. */
  pgbackrest: string | null;
  /** Null where there is none: then no alarm is looked at. */
  prometheus: string | null;
  /** Null where there is none: then no clock is put on. */
  faketime: string | null;
  /** The major version of Patroni. */
  patroniMajor: number;
  /** The folder of PostgreSQL's own programs, and its major version. */
  postgres: { bin: string; version: number };
}

const debian =
  'apt-get install postgresql patroni etcd-server haproxy pgbouncer varnish varnish-modules pgbackrest prometheus faketime';

/**
 * Before, a primary whose lease had run out wrote itself into etcd again without looking who was there, and what the other one
 * had acknowledged meanwhile was lost.
 */
export const safePatroni = 4;

const mustHave = ['etcd', 'patroni', 'haproxy', 'pgbouncer', 'varnishd', 'openssl'] as const;

/**
 * Looks for everything that the drill starts.
 * @returns the programs, and one line for each that is missing and what cannot be tried without it
 * @throws with how to get them when the drill cannot be held at all
 */
export function findPrograms(): { programs: Programs; absent: string[] } {
  const postgres = findPostgres();
  const found = Object.fromEntries(mustHave.map((name) => [name, findProgram(name)]));
  const missing = [
    ...mustHave.filter((name) => !found[name]),
    ...(postgres ? [] : ['PostgreSQL 15 or newer']),
  ];
  if (missing.length || !postgres)
    throw new Error(`Not on this machine: ${missing.join(', ')}. On Debian:\n  ${debian}`);
  const pgbackrest = findProgram('pgbackrest');
  const faketime = findProgram('faketime');
  const prometheus = findProgram('prometheus');
  const patroniMajor = Number(/\d+/.exec(execFileSync(String(found.patroni), ['--version']).toString())?.[0]);
  const absent = [
    ...(pgbackrest ? [] : ['pgbackrest: no back-up is restored']),
    ...(prometheus ? [] : ['prometheus: no alarm is looked at']),
    ...(faketime ? [] : ['faketime: no node is started with a wrong clock']),
    ...(patroniMajor >= safePatroni
      ? []
      : [`Patroni ${patroniMajor}: the primary neither stands still nor is cut off`]),
    ...(userInfo().uid === 0 ? [] : ['not root: the database runs as the user of the drill']),
  ];
  const programs = {
    ...(found as Record<(typeof mustHave)[number], string>),
    pgbackrest,
    prometheus,
    faketime,
    patroniMajor,
    postgres,
  };
  return { programs, absent };
}

function findProgram(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

/** Debian keeps each version in a folder of its own; the newest is taken. */
function findPostgres(): Programs['postgres'] | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).map(Number).filter(Boolean) : [];
  const usable = versions.filter((version) => version >= 15 && isProgram(`${root}/${version}/bin/postgres`));
  if (usable.length === 0) return null;
  const version = Math.max(...usable);
  return { bin: `${root}/${version}/bin`, version };
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
