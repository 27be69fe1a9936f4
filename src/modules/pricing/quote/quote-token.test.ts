import { expect, test } from 'vitest';
import { quoteRequest } from '#modules/pricing/schema.ts';
import { signQuoteToken, verifyQuoteToken } from './quote-token.ts';

const secret = 'a secret of more than thirty-two characters';
const now = new Date('2026-11-21T03:00:00Z');
const request = quoteRequest.parse({
  items: [{ unitId: 3, from: '2026-12-01', to: '2026-12-03', quantity: 1, adults: 2 }],
});
const { token, expiresAt } = signQuoteToken(secret, { request, total: 2_000_000 }, now);

test('a token contains the request and its total, and is valid for half an hour', () => {
  expect(verifyQuoteToken(secret, token, expiresAt)).toEqual({
    ok: true,
    request,
    total: 2_000_000,
    points: 0,
    quotedAt: now,
    expiresAt,
  });
  expect(expiresAt.getTime() - now.getTime()).toBe(1_800_000);
  expect(verifyQuoteToken(secret, token, new Date(expiresAt.getTime() + 1))).toEqual({
    ok: false,
    reason: 'expired',
    request,
    total: 2_000_000,
    points: 0,
  });
});

test.each([
  ['another secret', 'another secret', token, 'bad_signature'],
  ['a changed price', secret, token.replace(/^.{20}/, (start) => start.toLowerCase()), 'bad_signature'],
  ['a cut signature', secret, token.slice(0, -1), 'bad_signature'],
  ['no signature', secret, token.split('.')[0] as string, 'malformed'],
  ['something else', secret, 'a.b.c', 'malformed'],
  ['nothing', secret, '', 'malformed'],
])('%s is refused', (_, key, text, reason) => {
  expect(verifyQuoteToken(key, text, now)).toEqual({ ok: false, reason });
});
