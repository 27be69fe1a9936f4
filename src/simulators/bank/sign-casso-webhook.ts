import { createHmac, randomInt } from 'node:crypto';
import type { FakeTransfer } from './sign-webhook.ts';

/** Body and signature of Casso's webhook V2 for a transfer: keys in order, the whole body signed. */
export function signCassoWebhook(
  key: string,
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
    data: {
      accountNumber: account,
      amount: direction === 'in' ? amountVnd : -amountVnd,
      bankAbbreviation: 'MB',
      bankName: 'MB Bank',
      description: content,
      id,
      reference: `MBVCB.${id}`,
      runningBalance: 19_077_000,
      transactionDateTime: `${local.slice(0, 10)} ${local.slice(11, 19)}`,
    },
    error: 0,
  });
  const time = String(now.getTime());
  const hmac = createHmac('sha512', key).update(`${time}.${rawBody}`).digest('hex');
  return {
    rawBody,
    headers: { 'content-type': 'application/json', 'x-casso-signature': `t=${time},v1=${hmac}` },
  };
}
