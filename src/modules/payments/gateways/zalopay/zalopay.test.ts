import { describe, expect, test } from 'vitest';
import { hmacHex } from '#modules/payments/gateways/protocol/hmac.ts';
import type { GatewayContext } from '../gateway.ts';
import { signZalopay, zalopayGateway } from './zalopay.ts';

const config = { appId: 2554, key1: 'ZLPKEY1TEST', key2: 'ZLPKEY2TEST', host: 'https://zalopay.test' };
const gateway = (post: GatewayContext['post'] = async () => ({})) =>
  zalopayGateway(config, { publicUrl: 'https://example.vn', now: () => new Date(1_795_312_800_000), post });
const startedAt = new Date(1_795_226_400_000);

const data =
  '{"app_id":2554,"app_trans_id":"261121_DV26A7K9Q_1","app_time":1795226400000,"app_user":"guest","amount":5600000,"embed_data":"{}","item":"[]","zp_trans_id":261121000000389,"server_time":1795226592000,"channel":38,"merchant_user_id":"u1","user_fee_amount":0,"discount_amount":0}';
const mac = 'b2d86f4b0223fc8c68173b3e1bdb49b7770b4fd6707ce9d38268c893f24c823f';
const read = (body: object) => gateway().readWebhook({ query: {}, rawBody: JSON.stringify(body) });

test('signs an order as in the vector', async () => {
  let sent: Record<string, unknown> = {};
  const started = await gateway(async (_, body) => {
    sent = body;
    return { return_code: 1, order_url: 'https://zalopay.test/o' };
  }).start({
    reference: 'DV26A7K9Q-1',
    bookingCode: 'DV26A7K9Q',
    amountVnd: 5_600_000,
    startedAt,
    expiresAt: new Date(startedAt.getTime() + 1_200_000),
    guestIp: '203.113.1.10',
  });
  expect(started.details.redirectUrl).toBe('https://zalopay.test/o');
  expect(sent).toMatchObject({
    app_trans_id: '261121_DV26A7K9Q_1',
    expire_duration_seconds: 1200,
    mac: '4bfadc6ffaf80f168de15e55264bde1ab841cc030211005e0f305162294dc484',
  });
});

test.each([
  [
    ['2554', '261121_DV26A7K9Q_1', 'ZLPKEY1TEST'],
    '5cc2250cba818ef7e487ee89c0ddef1a39c9157658e8e773013a4fc3eb1de37b',
  ],
  [
    [2554, '261121000000389', 2_800_000, 'Hoan tien DV26A7K9Q', 1_795_312_800_000],
    'e22cba8ceedbd4245a4e0ef7600cfaec95add7d0deb8aae86fc2b63bd3a07800',
  ],
])('signs %j as in the vector', (fields, expected) => {
  expect(signZalopay(config.key1, fields)).toBe(expected);
});

describe('a callback', () => {
  test('is parsed', () => {
    expect(read({ data, mac, type: 1 })).toMatchObject({
      ok: true,
      notification: {
        reference: 'DV26A7K9Q-1',
        amountVnd: 5_600_000,
        result: 'paid',
        providerRef: '261121000000389',
      },
    });
  });

  test('is rejected when it was changed or is for another merchant', () => {
    expect(read({ data: data.replace('5600000', '56'), mac })).toEqual({
      ok: false,
      reason: 'bad_signature',
    });
    const other = data.replace('2554', '2555');
    expect(read({ data: other, mac: hmacHex('sha256', config.key2, other) })).toMatchObject({
      reason: 'malformed',
    });
    expect(read({})).toEqual({ ok: false, reason: 'malformed' });
  });
});

test('keeps polling while a payment is under way', async () => {
  const query = (return_code: number) =>
    gateway(async () => ({ return_code, amount: 5, zp_trans_id: 7 })).query({
      reference: 'DV26A7K9Q-1',
      amountVnd: 5,
      startedAt,
    });
  expect(await query(1)).toEqual({ result: 'paid', amountVnd: 5, providerRef: '7' });
  expect(await query(2)).toMatchObject({ result: 'failed' });
  expect(await query(3)).toMatchObject({ result: 'pending' });
  expect(await query(9)).toMatchObject({ result: 'unknown' });
});
