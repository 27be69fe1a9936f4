/** How far a sender's clock may be off, and how old a message may be. */
const maxDriftMs = 5 * 60_000;

/** Whether a message was sent just now; false for a time that is none. */
export function isFresh(sentAtMs: number, now: Date): boolean {
  return Math.abs(sentAtMs - now.getTime()) <= maxDriftMs;
}
