import { hmacHex } from '#modules/payments/gateways/protocol/hmac.ts';

/** MoMo v2: `key=value` of the named fields in the order of the alphabet, joined by '&', not encoded; HMAC-SHA256. */
export function signMomo(secret: string, fields: Record<string, unknown>): string {
  const raw = Object.keys(fields)
    .sort()
    .map((key) => `${key}=${String(fields[key] ?? '')}`)
    .join('&');
  return hmacHex('sha256', secret, raw);
}
