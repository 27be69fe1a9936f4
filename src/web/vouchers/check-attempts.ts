import { LRUCache } from 'lru-cache';

/** How many codes one address may ask after in a window. */
const allowed = 15;
const windowMs = 60_000;

const tries = new LRUCache<string, number[]>({ max: 10_000 });

/** Keeps somebody from going through codes until one is real. Counts in this process only, which is enough to be slow. */
export function mayCheckCode(guestIp: string, now: Date): boolean {
  const at = now.getTime();
  const recent = (tries.get(guestIp) ?? []).filter((time) => at - time < windowMs);
  if (recent.length >= allowed) return false;
  tries.set(guestIp, [...recent, at]);
  return true;
}
