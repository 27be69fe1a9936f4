import type { Config } from '#platform/config/config.ts';

/**
 * Whether mails can be read on a page: only while payments are simulated and no mail server is configured. Where mails really go
 * out, only their recipients may read them.
 */
export function hasMailbox({ PAYMENT_MODE, SMTP_URL }: Pick<Config, 'PAYMENT_MODE' | 'SMTP_URL'>): boolean {
  return PAYMENT_MODE !== 'live' && !SMTP_URL;
}
