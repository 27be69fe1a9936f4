import type { Config } from '#platform/config/config.ts';
import { allowsLoopback, callOutside, whyNotOutside } from '#platform/http/call-outside.ts';
import { isLoopbackHost } from '#platform/http/is-loopback.ts';
import { encryptPush, type PushKeys } from './encrypt-push.ts';
import type { PushKey } from './push-key.ts';
import { signPush } from './sign-push.ts';

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
