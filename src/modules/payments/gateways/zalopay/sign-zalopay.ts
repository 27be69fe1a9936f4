import { hmacHex } from '#modules/payments/gateways/protocol/hmac.ts';

/** ZaloPay v2: fields joined by '|', HMAC-SHA256. Texts of JSON are signed as the very bytes that are sent. */
export function signZalopay(key: string, fields: readonly unknown[]): string {
  return hmacHex('sha256', key, fields.map(String).join('|'));
}
