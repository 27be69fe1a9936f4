import { hmacHex, sameHex } from '#modules/payments/gateways/protocol/hmac.ts';

/** A URL query as VNPay signs and sends it: keys in byte order, form encoding, empty values omitted. */
export function signData(params: Record<string, string>): string {
  const pairs = Object.entries(params)
    .filter(([key, value]) => key.startsWith('vnp_') && value !== '' && !unsigned.has(key))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return new URLSearchParams(pairs).toString();
}

/** PAY 2.1.0: HMAC-SHA512 over `signData`. */
export function signParams(secret: string, params: Record<string, string>): string {
  return hmacHex('sha512', secret, signData(params));
}

/** Only vnp_… parameters count: a return URL may have parameters of its own. */
export function isSigned(secret: string, params: Record<string, string>): boolean {
  return sameHex(params.vnp_SecureHash, signParams(secret, params));
}

/** querydr and refund: fields joined by '|', missing ones empty. */
export function signFields(secret: string, fields: readonly unknown[]): string {
  return hmacHex('sha512', secret, fields.map((field) => String(field ?? '')).join('|'));
}

const unsigned = new Set(['vnp_SecureHash', 'vnp_SecureHashType']);
