import type { LogFn } from 'pino';
import { isDatabaseAway } from '#platform/db/is-database-away.ts';

/** A repeated complaint is logged once per interval; its next line tells how many were suppressed. */
const quietMs = 10_000;
const maxRemembered = 500;
/** pino's number for 'warn'. */
const warnLevel = 40;

interface Repeats {
  until: number;
  leftOut: number;
}

/**
 * A hook for pino that suppresses repeated warnings and errors, so that a database outage overnight does not fill the disk
 * with logs. Two are the same when message, error, queue and sweep are, ignoring numbers. An unavailable database is a
 * single complaint.
 */
export function createQuietRepeats(
  now: () => number = Date.now,
): (this: unknown, args: Parameters<LogFn>, method: LogFn, level: number) => void {
  const known = new Map<string, Repeats>();
  return function (this: unknown, args, method, level) {
    if (level < warnLevel) return method.apply(this as never, args);
    const key = keyOf(args, level);
    const repeats = known.get(key);
    if (repeats && now() < repeats.until) {
      repeats.leftOut++;
      return;
    }
    known.delete(key);
    if (known.size >= maxRemembered) known.delete(known.keys().next().value ?? '');
    known.set(key, { until: now() + quietMs, leftOut: 0 });
    if (repeats?.leftOut) countInto(args, repeats.leftOut);
    method.apply(this as never, args);
  };
}

interface Facts {
  error?: { name?: string; message?: string; code?: string };
  queue?: string;
  sweep?: string;
}

function keyOf(args: unknown[], level: number): string {
  const { error, queue, sweep } = (isFacts(args[0]) ? args[0] : {}) as Facts;
  // A single complaint, whatever the source. In a job it may be another service that is away, and a deadlock is our own bug.
  if (!queue && isDatabaseAway(error) && error?.code !== '40P01') return 'database away';
  const words = args.filter((arg) => typeof arg === 'string');
  return [level, queue, sweep, error?.name, error?.code, error?.message, ...words]
    .join('|')
    .slice(0, 400)
    .replaceAll(/[0-9a-f]{8,}|\d+/gi, '#');
}

function countInto(args: unknown[], leftOut: number): void {
  if (isFacts(args[0])) args[0] = { ...args[0], leftOut };
  else args.unshift({ leftOut });
}

function isFacts(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Error);
}
