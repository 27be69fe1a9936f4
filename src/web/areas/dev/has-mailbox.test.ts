import { expect, test } from 'vitest';
import { hasMailbox } from './has-mailbox.ts';

test('the mailbox page exists only where neither money nor mail is real', () => {
  expect(hasMailbox({ PAYMENT_MODE: 'simulator' })).toBe(true);
  expect(hasMailbox({ PAYMENT_MODE: 'live' })).toBe(false);
  expect(hasMailbox({ PAYMENT_MODE: 'simulator', SMTP_URL: 'smtp://mail.example' })).toBe(false);
});
