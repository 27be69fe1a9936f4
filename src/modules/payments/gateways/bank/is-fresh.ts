/** Tolerance for the sender's clock and the age of a message. */
const maxDriftMs = 5 * 60_000;

/** Whether a message was sent just now; false for an invalid time. */
export function isFresh(sentAtMs: number, now: Date): boolean {
  return Math.abs(sentAtMs - now.getTime()) <= maxDriftMs;
}
