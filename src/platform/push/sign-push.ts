import { createPrivateKey, sign } from 'node:crypto';
import type { PushKey } from './push-key.ts';

/** Push services refuse more than a day. */
const validSeconds = 12 * 3600;

/**
 * The `Authorization` of a message to a push service (VAPID, RFC 8292): who sends it.
 * @param contact whom the service writes to about trouble: a `mailto:` or `https:` address
 */
export function signPush(key: PushKey, endpoint: string, { contact, now }: { contact: string; now: Date }) {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + validSeconds,
    sub: contact,
  };
  const head = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encode).join('.');
  const signature = sign('sha256', Buffer.from(head), { key: privateKeyOf(key), dsaEncoding: 'ieee-p1363' });
  return `vapid t=${head}.${signature.toString('base64url')}, k=${key.publicKey}`;
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function privateKeyOf({ privateKey, publicKey }: PushKey) {
  const point = Buffer.from(publicKey, 'base64url');
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const [x, y] = [half(1), half(33)];
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d: privateKey, x, y }, format: 'jwk' });
}
