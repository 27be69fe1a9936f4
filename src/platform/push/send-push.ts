import { createPrivateKey, sign } from 'node:crypto';
import type { Config } from '#platform/config/config.ts';
import { allowsLoopback, callOutside, whyNotOutside } from '#platform/http/call-outside.ts';
import { isLoopbackHost } from '#platform/http/is-loopback.ts';
import { encryptPush, type PushKeys } from './encrypt-push.ts';
import type { PushKey } from './push-key.ts';

/** A browser's subscription, as it names itself. */
export interface PushTarget {
  endpoint: string;
  keys: PushKeys;
}

/**
 * The push services of the browsers people have. A visitor names the address that the server then calls, so nothing else is
 * called: a new service is added here.
 */
const services = [
  // Chrome, Edge on phones, Samsung Internet, Opera, Brave, Cốc Cốc
  'fcm.googleapis.com',
  // Firefox
  'push.services.mozilla.com',
  // Edge
  'notify.windows.com',
  // Safari
  'push.apple.com',
];

/** Whether an address given by a browser is one at a push service; on a try-out installation also at the simulated one. */
export function isPushAddress(endpoint: string, config: Config): boolean {
  const toLoopback = allowsLoopback(config);
  if (whyNotOutside(endpoint, toLoopback)) return false;
  const { hostname, port } = new URL(endpoint);
  if (toLoopback && isLoopbackHost(hostname)) return true;
  return port === '' && services.some((name) => hostname === name || hostname.endsWith(`.${name}`));
}

/** How long the service keeps a message for a device that is off: a price of yesterday is no news. */
const keptSeconds = 86_400;

/**
 * Sends a message to a browser through its push service.
 * @returns 'gone' if the browser no longer takes any (RFC 8030 §7.3, §8.3)
 * @throws when the service does not answer or refuses it, so that the job tries again
 */
export async function sendPush(
  { config, key, contact, now }: { config: Config; key: PushKey; contact: string; now: Date },
  { endpoint, keys }: PushTarget,
  { text, topic }: { text: string; topic: string },
): Promise<'sent' | 'gone'> {
  if (!isPushAddress(endpoint, config)) return 'gone';
  const reply = await callOutside({
    url: endpoint,
    method: 'POST',
    headers: {
      authorization: signPush(key, endpoint, { contact, now }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(keptSeconds),
      urgency: 'normal',
      // A later message with the same topic replaces one that still waits for the device.
      topic,
    },
    body: encryptPush(text, keys),
    timeoutMs: 15_000,
    maxBytes: 16 * 1024,
    toLoopback: allowsLoopback(config),
  });
  if (!reply.ok) throw new Error(`The push service was not reached: ${reply.reason}`);
  if (reply.status === 404 || reply.status === 410) return 'gone';
  if (reply.status < 200 || reply.status >= 300)
    throw new Error(`The push service refused a message: ${reply.status}`);
  return 'sent';
}

/** Push services refuse more than a day. */
const validSeconds = 12 * 3600;

/**
 * The `Authorization` of a message to a push service (VAPID, RFC 8292): who sends it.
 * @param contact whom the service writes to about trouble: a `mailto:` or `https:` address
 */
function signPush(key: PushKey, endpoint: string, { contact, now }: { contact: string; now: Date }) {
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
