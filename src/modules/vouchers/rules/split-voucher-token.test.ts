import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { publicVoucherKey, signWithVoucherKey } from '#modules/vouchers/voucher-key.ts';
import { type TokenCheck, verifyToken } from './verify-token.ts';
import { readTripCode, voucherCode } from './voucher-code.ts';

const newKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
const key = newKey();
const now = new Date('2026-12-05T03:00:00Z');
const claims = { v: 1, code: 'DV26A7K9Q-1', item: 1, date: '2026-12-05', pax: 2, exp: 1_796_500_000 };
const token = signWithVoucherKey(key, claims);
const check = (text: string, at = now): Promise<TokenCheck> => verifyToken(publicVoucherKey(key), text, at);

test('a token contains what was signed, readable with the public key', async () => {
  expect(await check(token)).toEqual({ ok: true, claims });
  expect(await check(` ${token}\n`)).toEqual({ ok: true, claims });
  expect(token.length).toBeLessThan(240);
});

test('a token expires after its last day, and says so', async () => {
  expect(await check(token, new Date(claims.exp * 1000))).toEqual({ ok: false, reason: 'expired', claims });
  expect((await check(token, new Date(claims.exp * 1000 - 1))).ok).toBe(true);
});

test('a foreign signature is rejected', async () => {
  const [body = '', signature = ''] = token.split('.');
  const forgedBody = Buffer.from(JSON.stringify({ ...claims, pax: 9 })).toString('base64url');
  expect(await check(`${forgedBody}.${signature}`)).toEqual({ ok: false, reason: 'forged' });
  expect(await check(signWithVoucherKey(newKey(), claims))).toEqual({ ok: false, reason: 'forged' });
  expect(await check(`${body}.${'A'.repeat(86)}`)).toEqual({ ok: false, reason: 'forged' });
});

test.each([
  '',
  'DV26A7K9Q-1',
  token.slice(0, -1),
  `${token}A`,
  token.replace('.', ''),
  `${Buffer.from('[1,2,3,4,5,6,7,8,9,10]').toString('base64url')}.${'A'.repeat(86)}`,
  `${Buffer.from('{"v":1,"code":"x","item":1}').toString('base64url')}.${'A'.repeat(86)}`,
  `${'A'.repeat(10_000)}.${'A'.repeat(86)}`,
])('%s is not a token', async (text) => {
  expect(await check(text)).toEqual({ ok: false, reason: 'malformed' });
});

test('codes are parsed in any spelling', () => {
  expect(voucherCode('DV26A7K9Q', 0)).toBe('DV26A7K9Q-1');
  expect(readTripCode('dv26a7k9q-12')).toEqual({ bookingCode: 'DV26A7K9Q', position: 11 });
  expect(readTripCode(' DV26 A7K9 Q ')).toEqual({ bookingCode: 'DV26A7K9Q', position: null });
  for (const text of ['DV26A7K9', 'DV26A7K9Q-0', 'DV26A7K9Q-100', 'NV26A7K9QX', 'DV10A7K9Q', ''])
    expect(readTripCode(text), text).toBeNull();
});
