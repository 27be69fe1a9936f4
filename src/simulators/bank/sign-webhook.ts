import { createHmac, randomInt } from 'node:crypto';

export interface FakeTransfer {
  amountVnd: number;
  content: string;
  id?: number;
  direction?: 'in' | 'out';
  account?: string;
  at?: Date;
}

/**
 * Body and headers of the bank's webhook for a transfer. `now` is the time of sending; the transfer itself happened at
 * `at`.
 */
export function signWebhook(
  secret: string,
  {
    amountVnd,
    content,
    id = randomInt(1, 2 ** 40),
    direction = 'in',
    account = '9999000099990',
    at,
  }: FakeTransfer,
  now: Date,
): { rawBody: string; headers: Record<string, string> } {
  const local = new Date((at ?? now).getTime() + 7 * 3_600_000).toISOString();
  const rawBody = JSON.stringify({
    id,
    gateway: 'MBBank',
    transactionDate: `${local.slice(0, 10)} ${local.slice(11, 19)}`,
    accountNumber: account,
    code: null,
    content,
    transferType: direction,
    transferAmount: amountVnd,
    accumulated: 19_077_000,
    subAccount: null,
    referenceCode: `MBVCB.${id}`,
    description: '',
  });
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const hmac = createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest('hex');
  return {
    rawBody,
    headers: {
      'content-type': 'application/json',
      'x-sepay-timestamp': timestamp,
      'x-sepay-signature': `sha256=${hmac}`,
    },
  };
}

/** A transfer content as banks pass it on: within their own reference and with their own separators. */
export function garbleTransferContent(content: string, reference = 3_278_907_687): string {
  return `MBVCB.${reference}.${content.toLowerCase()}.CT tu 0011 toi 9999`;
}
