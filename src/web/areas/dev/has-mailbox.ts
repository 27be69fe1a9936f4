import type { Config } from '#platform/config/config.ts';

/**
 * Whether mails can be read on a page: only while money is played and no mail server is set. Where mails really go out
 * they are nobody's but their readers'.
 */
export function hasMailbox({ PAYMENT_MODE, SMTP_URL }: Pick<Config, 'PAYMENT_MODE' | 'SMTP_URL'>): boolean {
  return PAYMENT_MODE !== 'live' && !SMTP_URL;
}
