import { createHmac, timingSafeEqual } from 'node:crypto';

/** Lower-case hex of the HMAC over the UTF-8 bytes of a text. */
export function hmacHex(algorithm: 'sha256' | 'sha512', secret: string, text: string): string {
  return createHmac(algorithm, secret).update(text, 'utf8').digest('hex');
}

/** Whether two hex digests are equal, in constant time and regardless of case. */
export function sameHex(given: unknown, expected: string): boolean {
  const one = Buffer.from(String(given ?? '').toLowerCase());
  const other = Buffer.from(expected.toLowerCase());
  return one.length === other.length && timingSafeEqual(one, other);
}
