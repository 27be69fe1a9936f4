import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Kept {
  readonly name: string;
  readonly isRunning: boolean;
  start(): void;
  /** Kills it with all its descendants, as by a power failure. */
  kill(): Promise<void>;
  /** Sends SIGTERM and waits; kills it after `withinMs`. */
  stop(withinMs?: number): Promise<void>;
  /** Its process id and those of processes that belong to it; none while it is not running. */
  pids(): number[];
  /** Suspends or resumes it with all its descendants. */
  freeze(isFrozen: boolean): void;
}

export interface KeptOptions {
  command: string;
  args: string[];
  /** File to which its output is appended. */
  log: string;
  env?: Record<string, string>;
  /** The user that it runs as, where we are root. */
  user?: { uid: number; gid: number } | undefined;
  /** Processes that belong to it but are no longer its descendants. */
  also?: () => number[];
}

/** A process of ours, not started yet, that can be killed, frozen and started again. */
export function keepProcess(
  name: string,
  { command, args, log, env, user, also = () => [] }: KeptOptions,
): Kept {
  let child: ChildProcess | undefined;
  const isRunning = () => child !== undefined && child.exitCode === null && child.signalCode === null;
  const pids = () => [...(child?.pid && isRunning() ? [child.pid] : []), ...also()];
  const signalAll = (signal: NodeJS.Signals) => {
    for (const one of pids().flatMap((root) => [root, ...descendantsOf(root)])) send(one, signal);
  };
  const gone = async (withinMs: number) => {
    for (const end = Date.now() + withinMs; isRunning() && Date.now() < end; ) await sleep(20);
  };
  return {
    name,
    get isRunning() {
      return isRunning();
    },
    start() {
      const file = openSync(log, 'a');
      // A process group of its own: Ctrl-C is handled by the drill, which stops everything in order.
      child = spawn(command, args, {
        stdio: ['ignore', file, file],
        detached: true,
        env: { ...process.env, ...env },
        ...user,
      });
      child.on('error', () => {});
      closeSync(file);
    },
    async kill() {
      signalAll('SIGKILL');
      await gone(10_000);
    },
    async stop(withinMs = 30_000) {
      if (child?.pid) send(child.pid, 'SIGTERM');
      await gone(withinMs);
      signalAll('SIGKILL');
      await gone(5_000);
    },
    pids,
    freeze: (isFrozen) => signalAll(isFrozen ? 'SIGSTOP' : 'SIGCONT'),
  };
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Includes session leaders, such as PostgreSQL under Patroni. */
function descendantsOf(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // The process has ended meanwhile.
    }
  }
  const found: number[] = [];
  for (let front = [root]; front.length; ) {
    front = [...parents].filter(([, parent]) => front.includes(parent)).map(([pid]) => pid);
    found.push(...front);
  }
  return found;
}

/** Polls a condition. @throws with what was waited for when it is not met in time */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  withinMs = 60_000,
): Promise<void> {
  for (const end = Date.now() + withinMs; Date.now() < end; await sleep(200))
    if (await Promise.resolve(isSo()).catch(() => false)) return;
  throw new Error(`${what}: not within ${withinMs / 1000} s`);
}

/** Whether a URL answers with 200 within a second. */
export async function isOk(url: string): Promise<boolean> {
  const reply = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => null);
  await reply?.body?.cancel();
  return reply?.status === 200;
}
