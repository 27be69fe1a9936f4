import { LRUCache } from 'lru-cache';
import type { App } from '#platform/app.ts';
import { isDatabaseAway } from '#platform/db/is-database-away.ts';
import { addressKey } from './address-key.ts';
import { type Allowance, countingOf, type Limit, takeAllowance } from './take-allowance.ts';

/** How often one address may do something, whoever sits behind it. */
export type CallLimit = Omit<Limit, 'subject'>;

/** A whole office may sit behind one address. Pages and API count together; a page that is kept finished costs nothing. */
export const readCalls: CallLimit = { name: 'reads', max: 600, windowSeconds: 60 };
export const writeCalls: CallLimit = { name: 'writes', max: 60, windowSeconds: 60 };
/** Booking codes, voucher codes and what else is asked after at the public check. */
export const codeChecks: CallLimit = { name: 'code checks', max: 15, windowSeconds: 60 };

type Parts = Pick<App, 'db' | 'secrets' | 'clock' | 'config'>;

/** Who was refused until when, so that refusing again costs no statement. */
const refusals = new WeakMap<App['db'], LRUCache<string, { limit: string; until: number }>>();

/**
 * Counts a call by the address it comes from. While the database is away nobody is refused here: what the call is about
 * says so itself.
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
  const limits = calls.map((call) => ({ ...call, subject }));
  const allowance = await takeAllowance(app.db, limits, countingOf(app)).catch((fault): Allowance => {
    if (isDatabaseAway(fault)) return { ok: true };
    throw fault;
  });
  if (!allowance.ok)
    known.set(key, { limit: allowance.limit, until: at + allowance.retryAfterSeconds * 1000 });
  return allowance;
}
