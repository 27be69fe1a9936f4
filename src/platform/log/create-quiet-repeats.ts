import type { LogFn } from 'pino';
import { isDatabaseAway } from '#platform/db/is-database-away.ts';

/** The same complaint stands in the log once in so many milliseconds; its next line says how often it was left out. */
const quietMs = 10_000;
const mostRemembered = 500;
/** pino's number for 'warn'. */
const warnLevel = 40;

interface Repeats {
  until: number;
  leftOut: number;
}

/**
 * A hook for pino that leaves out complaints that repeat, so that a database that is away for a night does not fill the disk
 * with its log. Two complaints are the same when message, fault, queue and sweep are; numbers in them do not count. That the
 * database is away is one complaint.
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
    if (known.size >= mostRemembered) known.delete(known.keys().next().value ?? '');
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
  // One complaint, whoever makes it. A job's may be about somebody else who is away, and a deadlock is a fault of ours.
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
