import { createHmac, randomBytes } from 'node:crypto';

/**
 * Signs according to https://www.standardwebhooks.com, so that partners can verify with existing libraries: with several
 * secrets during a rotation, so that a receiver that knows either of them finds its signature.
 */
export function signWebhook(
  secrets: readonly string[],
  { id, sentAt, body }: { id: string; sentAt: Date; body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

export function makeWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}
