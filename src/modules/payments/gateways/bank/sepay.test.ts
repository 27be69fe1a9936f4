import { expect, test } from 'vitest';
import { signWebhook } from '#simulators/bank/sign-webhook.ts';
import { readSepayMessage, signSepayMessage } from './sepay.ts';

const secret = 'a-webhook-secret';
const now = new Date('2026-11-21T07:02:37Z');
const sent = signWebhook(secret, { amountVnd: 1_250_000, content: 'DV26A7K9Q', id: 92_704 }, now);
const read = (message: { rawBody: string; headers: Record<string, string> }, at = now) =>
  readSepayMessage({ ...message, now: at }, secret);
const resign = (rawBody: string, timestamp = String(now.getTime() / 1000)) => ({
  rawBody,
  headers: {
    'x-sepay-timestamp': timestamp,
    'x-sepay-signature': signSepayMessage(secret, timestamp, rawBody),
  },
});
const changed = (fields: object) => resign(JSON.stringify({ ...JSON.parse(sent.rawBody), ...fields }));

test('parses a transfer with its Vietnamese time', () => {
  expect(read(sent)).toEqual({
    ok: true,
    transfers: [
      {
        txnId: '9999000099990:MBVCB92704:in:1250000',
        account: '9999000099990',
        direction: 'in',
        amountVnd: 1_250_000,
        content: 'DV26A7K9Q',
        occurredAt: now,
        payload: expect.objectContaining({ referenceCode: 'MBVCB.92704', accumulated: 19_077_000 }),
      },
    ],
  });
  expect(read(changed({ transferType: 'out' }))).toMatchObject({ transfers: [{ direction: 'out' }] });
  expect(read(changed({ referenceCode: null }))).toMatchObject({ transfers: [{ txnId: 'sepay:92704' }] });
});

test.each([
  ['another body', { ...sent, rawBody: sent.rawBody.replace('1250000', '9250000') }],
  ['another secret', signWebhook('another secret', { amountVnd: 1, content: '' }, now)],
  ['another time', { ...sent, headers: { ...sent.headers, 'x-sepay-timestamp': '1795000000' } }],
  ['no signature', { ...sent, headers: {} }],
  ['a short signature', { ...sent, headers: { ...sent.headers, 'x-sepay-signature': 'sha256=00' } }],
])('%s is rejected as forged', (_, message) => {
  expect(read(message)).toEqual({ ok: false, reason: 'bad_signature' });
});

test('a timestamp may be five minutes off, but not more', () => {
  expect(read(sent, new Date(now.getTime() + 299_000)).ok).toBe(true);
  expect(read(sent, new Date(now.getTime() - 299_000)).ok).toBe(true);
  expect(read(sent, new Date(now.getTime() + 301_000))).toEqual({ ok: false, reason: 'stale' });
  expect(read(resign(sent.rawBody, 'soon'))).toEqual({ ok: false, reason: 'stale' });
});

test.each([
  ['no JSON', resign('amount=1')],
  ['no id', changed({ id: null })],
  ['an invalid amount', changed({ transferAmount: -5 })],
  ['half a đồng', changed({ transferAmount: 0.5 })],
  ['another direction', changed({ transferType: 'sideways' })],
  ['no time', changed({ transactionDate: '21/11/2026' })],
  ['an invalid time', changed({ transactionDate: '2026-13-41 10:00:00' })],
])('a signed message with %s is malformed', (_, message) => {
  expect(read(message)).toEqual({ ok: false, reason: 'malformed' });
});
