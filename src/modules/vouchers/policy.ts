import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a key lets somebody report scans. Takes the same time whatever the key is. */
export function mayScan(scanKey: string, given: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(scanKey), digest(given));
}
