import { LRUCache } from 'lru-cache';
import type { App } from '#platform/app.ts';
import { isDatabaseAway } from '#platform/db/is-database-away.ts';
import { addressKey } from './address-key.ts';
import { type Allowance, countingOf, type Limit, takeAllowance } from './take-allowance.ts';

/** Rate limit per IP address, shared by everybody behind it; calls are counted in batches of `atOnce` (decision 0085). */
export type CallLimit = Omit<Limit, 'subject'> & { atOnce?: number };

/** A whole office may share one address. Pages and API count together; a page served from the cache does not count. */
export const readCalls: CallLimit = { name: 'reads', max: 600, windowSeconds: 60, atOnce: 10 };
export const writeCalls: CallLimit = { name: 'writes', max: 60, windowSeconds: 60 };
/** Booking codes, voucher codes and other look-ups of the public check. */
export const codeChecks: CallLimit = { name: 'code checks', max: 15, windowSeconds: 60 };

/** Calls counted ahead for an address under a limit, and their expiry. */
interface Ahead {
  left: number;
  until: number;
}

const counted = new WeakMap<App['db'], LRUCache<string, Ahead>>();

type Parts = Pick<App, 'db' | 'secrets' | 'clock' | 'config'>;

/** Refused addresses and until when, so that further refusals cost no statement. */
const refusals = new WeakMap<App['db'], LRUCache<string, { limit: string; until: number }>>();

/**
 * Counts a call against limits of its IP address. Nobody is refused while the database is unavailable: the call itself
 * reports that.
 */
export async function admitCall(app: Parts, ip: string, calls: CallLimit[]): Promise<Allowance> {
  if (!app.config.RATE_LIMIT) return { ok: true };
  const known = refusals.get(app.db) ?? new LRUCache({ max: 10_000 });
  refusals.set(app.db, known);
  const subject = addressKey(ip);
  const key = `${calls.map(({ name }) => name).join()} ${subject}`;
  const at = app.clock.now().getTime();
  const refused = known.get(key);
  if (refused && at < refused.until)
    return { ok: false, limit: refused.limit, retryAfterSeconds: Math.ceil((refused.until - at) / 1000) };
  const ahead = aheadOf(app, subject, at);
  // Before the first `await`: concurrent calls see only what is left then.
  const uncounted = calls.filter((call) => !ahead.take(call));
  const limits = uncounted.map(({ atOnce = 1, max, ...call }) => ({ ...call, max: max / atOnce, subject }));
  const allowance = await takeAllowance(app.db, limits, countingOf(app)).catch((fault): Allowance => {
    if (isDatabaseAway(fault)) return { ok: true };
    throw fault;
  });
  if (allowance.ok) for (const call of uncounted) ahead.put(call, (call.atOnce ?? 1) - 1);
  else {
    for (const call of calls) if (!uncounted.includes(call)) ahead.put(call, 1);
    known.set(key, { limit: allowance.limit, until: at + allowance.retryAfterSeconds * 1000 });
  }
  return allowance;
}

/** The calls left that this process has counted ahead for an address. */
function aheadOf({ db }: Parts, subject: string, at: number) {
  const known = counted.get(db) ?? new LRUCache<string, Ahead>({ max: 10_000 });
  counted.set(db, known);
  const find = ({ name }: CallLimit) => {
    const found = known.get(`${name} ${subject}`);
    return found && at < found.until ? found : null;
  };
  return {
    /** Uses up one call; false where none is left. */
    take(call: CallLimit): boolean {
      const found = find(call);
      if (!found || found.left === 0) return false;
      found.left--;
      return true;
    },
    put(call: CallLimit, count: number): void {
      if (count === 0) return;
      const found = find(call) ?? { left: 0, until: at + call.windowSeconds * 1000 };
      found.left += count;
      known.set(`${call.name} ${subject}`, found);
    },
  };
}
