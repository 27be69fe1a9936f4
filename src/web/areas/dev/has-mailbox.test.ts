import { expect, test } from 'vitest';
import { hasMailbox } from './has-mailbox.ts';

test('mails can be read on a page only where neither money nor mail is real', () => {
  expect(hasMailbox({ PAYMENT_MODE: 'simulator' })).toBe(true);
  expect(hasMailbox({ PAYMENT_MODE: 'live' })).toBe(false);
  expect(hasMailbox({ PAYMENT_MODE: 'simulator', SMTP_URL: 'smtp://mail.example' })).toBe(false);
});
