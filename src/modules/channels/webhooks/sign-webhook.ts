import { createHmac, randomBytes } from 'node:crypto';

/** Signs as https://www.standardwebhooks.com says, so that partners check with the libraries that are there. */
export function signWebhook(
  secret: string,
  { id, sentAt, body }: { id: string; sentAt: Date; body: string },
): Record<string, string> {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000));
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}

export function makeWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}
