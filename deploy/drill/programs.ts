import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { delimiter, join } from 'node:path';

/** Paths of the programs used by the drill. */
export interface Programs {
  etcd: string;
  patroni: string;
  haproxy: string;
  pgbouncer: string;
  varnishd: string;
  openssl: string;
  /** Null if missing: nothing is restored then. */
  pgbackrest: string | null;
  /** Null if missing: alarms are not checked then. */
  prometheus: string | null;
  /** Null if missing: no clock is changed then. */
  faketime: string | null;
  /** The major version of Patroni. */
  patroniMajor: number;
  /** The folder of PostgreSQL's binaries, and its major version. */
  postgres: { bin: string; version: number };
}

const debian =
  'apt-get install postgresql patroni etcd-server haproxy pgbouncer varnish varnish-modules pgbackrest prometheus faketime';

/**
 * Earlier versions let a primary with an expired lease write itself into etcd again without checking for a successor, which
 * lost what the other one had acknowledged meanwhile.
 */
export const safePatroni = 4;

const mustHave = ['etcd', 'patroni', 'haproxy', 'pgbouncer', 'varnishd', 'openssl'] as const;

/**
 * Finds all programs that the drill starts.
 * @returns the programs, and one line for each missing one with what cannot be tested without it
 * @throws with how to install them when the drill is impossible without them
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

/** Debian has a folder for each version; the newest is used. */
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
