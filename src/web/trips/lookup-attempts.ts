import { LRUCache } from 'lru-cache';

/** How many wrong phone numbers a code may be tried with in a window. */
const allowed = 10;
const windowMs = 10 * 60_000;

const tries = new LRUCache<string, { count: number; since: number }>({ max: 10_000 });

/** Keeps somebody from trying phone numbers against a code. Counts in this process only, which is enough to be slow. */
export const lookupAttempts = {
  mayTry(code: string, now: Date): boolean {
    const at = now.getTime();
    const known = tries.get(code);
    const entry = known && at - known.since < windowMs ? known : { count: 0, since: at };
    entry.count++;
    tries.set(code, entry);
    return entry.count <= allowed;
  },
};
