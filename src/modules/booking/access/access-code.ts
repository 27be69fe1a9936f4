import { createHmac } from 'node:crypto';

export const accessCodeMinutes = 15;
/** Wrong tries that one code stands; the database says the same. */
export const accessCodeTries = 5;

/** The six digits of a code that was asked for: known to whoever has the key and the id, and kept nowhere. */
export function accessCodeOf(secret: string, id: string): string {
  const digest = createHmac('sha256', secret).update(`access-code:${id}`).digest();
  // 48 bits: no digit is likelier than another by more than a few millionths.
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}
