import { describe, expect, test } from 'vitest';
import { readBankWebhook } from '#modules/payments/gateways/read-bank-webhook.ts';
import { signCassoWebhook } from '#simulators/bank/sign-casso-webhook.ts';
import { signWebhook } from '#simulators/bank/sign-webhook.ts';
import { signCassoMessage } from './casso.ts';

const key = 'a-key-shared-with-casso';
const now = new Date('2026-11-21T07:02:37Z');
const sent = { amountVnd: 1_250_000, content: 'MBVCB.1.DV26A7K9Q', id: 92_704 };
const signed = signCassoWebhook(key, sent, now);
const body = JSON.parse(signed.rawBody);
const read = (message: { rawBody: string; headers: Record<string, string> }, at = now) =>
  readBankWebhook({
    ...message,
    keys: { sepay: 'another key', casso: key },
    ownAccounts: ['9999000099990'],
    now: at,
  });
const resigned = (changed: object, part: unknown = changed) => {
  const time = String(now.getTime());
  return {
    rawBody: JSON.stringify(changed),
    headers: { 'x-casso-signature': `t=${time},v1=${signCassoMessage(key, time, part)}` },
  };
};
const withData = (fields: object) => resigned({ error: 0, data: { ...body.data, ...fields } });

describe('webhook V2', () => {
  test('is parsed with its Vietnamese time, whichever part is signed and in any order of keys', () => {
    const transfer = {
      txnId: '9999000099990:MBVCB92704:in:1250000',
      direction: 'in',
      amountVnd: 1_250_000,
      content: sent.content,
      occurredAt: now,
    };
    const backwards = Object.fromEntries(Object.entries(body.data).reverse());
    for (const message of [signed, resigned({ error: 0, data: backwards }), resigned(body, body.data)]) {
      expect(read(message)).toMatchObject({ ok: true, transfers: [transfer] });
    }
  });

  test('names a transfer like SePay, so that both count once', () => {
    const bySepay = readBankWebhook({
      ...signWebhook('another key', sent, now),
      keys: { sepay: 'another key', casso: key },
      ownAccounts: ['9999000099990'],
      now,
    });
    const [one, other] = [bySepay, read(signed)].map((message) => message.ok && message.transfers[0]?.txnId);
    expect(one).toBe(other);
    expect(read(withData({ reference: '' }))).toMatchObject({ transfers: [{ txnId: 'casso:92704' }] });
  });

  test('treats a negative amount as outgoing money', () => {
    expect(read(withData({ amount: -70_000 }))).toMatchObject({
      transfers: [{ direction: 'out', amountVnd: 70_000 }],
    });
  });

  test.each([
    ['another body', { ...signed, rawBody: signed.rawBody.replace('1250000', '9250000') }],
    ['another key', signCassoWebhook('another key', sent, now)],
    ['no signature', { ...signed, headers: { 'x-casso-signature': '' } }],
    ['half a signature', { ...signed, headers: { 'x-casso-signature': `t=${now.getTime()}` } }],
    ['no JSON', { ...signed, rawBody: 'amount=1' }],
  ])('with %s is rejected as forged', (_, message) => {
    expect(read(message)).toEqual({ ok: false, reason: 'bad_signature' });
  });

  test('may be five minutes off, but not more', () => {
    expect(read(signed, new Date(now.getTime() + 299_000)).ok).toBe(true);
    expect(read(signed, new Date(now.getTime() + 301_000))).toEqual({ ok: false, reason: 'stale' });
  });

  test.each([
    ['no id', withData({ id: null })],
    ['an invalid amount', withData({ amount: 0 })],
    ['half a đồng', withData({ amount: 0.5 })],
    ['an invalid time', withData({ transactionDateTime: '2026-13-41 10:00:00' })],
    ['no data', resigned({ error: 0 })],
    ['nothing at all', resigned([])],
  ])('signed with %s is malformed', (_, message) => {
    expect(read(message)).toEqual({ ok: false, reason: 'malformed' });
  });
});

describe('the legacy webhook', () => {
  const listed = {
    error: 0,
    data: [
      {
        id: 1,
        tid: 'FT1',
        description: 'DV26A7K9Q',
        amount: 500_000,
        when: '2026-11-21 14:02:37',
        subAccId: '999',
      },
      { id: 2, tid: 'FT2', description: 'phi', amount: -1_100, when: '2026-11-21 14:02:38', subAccId: '999' },
    ],
  };

  test('contains the key and lists several transfers', () => {
    const rawBody = JSON.stringify(listed);
    expect(read({ rawBody, headers: { 'secure-token': key } })).toMatchObject({
      ok: true,
      transfers: [
        { txnId: '999:FT1:in:500000', amountVnd: 500_000, occurredAt: now },
        { direction: 'out', amountVnd: 1_100 },
      ],
    });
    for (const token of ['', 'another key', `${key}1`]) {
      expect(read({ rawBody, headers: { 'secure-token': token } })).toEqual({
        ok: false,
        reason: 'bad_signature',
      });
    }
  });
});
