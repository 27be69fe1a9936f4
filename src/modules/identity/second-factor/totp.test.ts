import { expect, test } from 'vitest';
import { totpUri } from './codes.ts';
import { matchTotpStep, newTotpSecret, totpCode } from './totp.ts';

/** '12345678901234567890' of RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('RFC 6238: at %i s the code is %s', (seconds, code) => {
  expect(totpCode(secret, Math.floor(seconds / 30))).toBe(code);
  expect(matchTotpStep(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
});

test('a code of the previous or next step is recognised as such; others are refused', () => {
  const at = (seconds: number) => new Date(seconds * 1000);
  expect(matchTotpStep(secret, '287082', at(29))).toBe(1);
  expect(matchTotpStep(secret, '287082', at(89))).toBe(1);
  expect(matchTotpStep(secret, '287082', at(90))).toBeNull();
});

test('a secret has 160 bits, and its URI names the account', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(totpUri('ABC', { issuer: 'Nẻo Việt', account: 'ha@x.vn' })).toBe(
    'otpauth://totp/N%E1%BA%BBo%20Vi%E1%BB%87t%3Aha%40x.vn?secret=ABC&issuer=N%E1%BA%BBo%20Vi%E1%BB%87t',
  );
});
