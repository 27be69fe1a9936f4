import { expect, test } from 'vitest';
import { mailboxKey } from './mailbox-key.ts';

test.each([
  ['Ha@Example.com', 'ha@example.com'],
  ['ha+1@example.com', 'ha@example.com'],
  ['thu.ha+neo@gmail.com', 'thuha@gmail.com'],
  ['T.H.U.HA@googlemail.com', 'thuha@gmail.com'],
  ['thu.ha@example.com', 'thu.ha@example.com'],
])('S-09: mails to %s go to the mailbox of %s', (email, box) => expect(mailboxKey(email)).toBe(box));
