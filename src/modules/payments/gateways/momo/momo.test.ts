import { describe, expect, test } from 'vitest';
import type { GatewayContext } from '../gateway.ts';
import { momoGateway, signMomo } from './momo.ts';

const config = {
  partnerCode: 'MOMOTEST',
  accessKey: 'TESTACCESS',
  secretKey: 'MOMOTESTSECRET0123456789',
  host: 'https://momo.test',
};
const gateway = (post: GatewayContext['post'] = async () => ({})) =>
  momoGateway(config, { publicUrl: 'https://example.vn', now: () => new Date(), post });

const message = {
  partnerCode: 'MOMOTEST',
  orderId: 'DV26A7K9Q-1',
  requestId: 'req-0001',
  amount: 5_600_000,
  orderInfo: 'Thanh toan don DV26A7K9Q',
  orderType: 'momo_wallet',
  transId: 4_088_878_653,
  resultCode: 0,
  message: 'Successful.',
  payType: 'qr',
  responseTime: 1_795_226_592_000,
  extraData: '',
  signature: 'f873f738e13eac233bffda254b91dc3db254b93a1ebb71ebb4c3ea0c93a0152a',
};
const read = (body: object) => gateway().readWebhook({ query: {}, rawBody: JSON.stringify(body) });

describe('signatures', () => {
  test.each([
    [
      'accessKey=TESTACCESS&amount=5600000&extraData=&ipnUrl=https://example.vn/api/momo/ipn&orderId=DV26A7K9Q-1&orderInfo=Thanh toan don DV26A7K9Q&partnerCode=MOMOTEST&redirectUrl=https://example.vn/thanh-toan/momo/tra-ve&requestId=req-0001&requestType=captureWallet',
      'fa88d7f323dd231442d968497742dfd43f838de953eb339d38aea5e33e32c403',
    ],
    [
      'accessKey=TESTACCESS&orderId=DV26A7K9Q-1&partnerCode=MOMOTEST&requestId=req-0002',
      '6971eff652cf44b7cd3488a4efa39526ff1309b6e7dacbe62b25b8522f460e39',
    ],
    [
      'accessKey=TESTACCESS&amount=2800000&description=Hoan tien DV26A7K9Q&orderId=DV26A7K9Q-R1&partnerCode=MOMOTEST&requestId=req-0003&transId=4088878653',
      '244e592f2afe5b55d6b701714baf1b8654287c7878e90abdbc98e11edbbfd5cd',
    ],
  ])('match the test vector: %s', (raw, signature) => {
    const fields = Object.fromEntries(raw.split('&').map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
    expect(signMomo(config.secretKey, fields)).toBe(signature);
  });
});

describe('a notification', () => {
  test('is parsed', () => {
    expect(read(message)).toMatchObject({
      ok: true,
      notification: {
        reference: 'DV26A7K9Q-1',
        amountVnd: 5_600_000,
        result: 'paid',
        providerRef: '4088878653',
      },
    });
  });

  test('is rejected when signed data was changed or it is for another merchant', () => {
    expect(read({ ...message, amount: 1 })).toEqual({ ok: false, reason: 'bad_signature' });
    expect(read({ ...message, resultCode: 1006 })).toEqual({ ok: false, reason: 'bad_signature' });
    expect(read({ ...message, partnerCode: 'OTHER' })).toEqual({ ok: false, reason: 'bad_signature' });
    expect(read({ amount: 1 })).toEqual({ ok: false, reason: 'malformed' });
    expect(gateway().readWebhook({ query: {}, rawBody: '<xml>' })).toEqual({
      ok: false,
      reason: 'malformed',
    });
  });

  test.each([
    [9000, 'paid'],
    [1006, 'failed'],
    [7002, 'pending'],
  ])('with code %d is %s', (resultCode, result) => {
    const { signature: _, ...fields } = { ...message, resultCode };
    const signature = signMomo(config.secretKey, { ...fields, accessKey: config.accessKey });
    expect(read({ ...fields, signature })).toMatchObject({ notification: { result } });
  });
});

const refund = {
  id: 'r1',
  reference: 'DV26A7K9Q-R1',
  amountVnd: 2_800_000,
  sentAt: new Date(),
  actor: 'a',
  payment: { reference: 'DV26A7K9Q-1', amountVnd: 5_600_000, startedAt: new Date(), providerRef: '1' },
};

test('believes no unsigned answer that names another order or partner', async () => {
  const paid = { resultCode: 0, amount: 5_600_000, transId: 4_088_878_653 };
  const attempt = {
    reference: 'DV26A7K9Q-1',
    amountVnd: 5_600_000,
    startedAt: new Date(),
    providerRef: null,
  };
  const own = { partnerCode: 'MOMOTEST', orderId: 'DV26A7K9Q-1' };
  const query = (answer: object) => gateway(async () => ({ ...paid, ...answer })).query(attempt as never);
  expect(await query(own)).toMatchObject({ result: 'paid', amountVnd: 5_600_000 });
  for (const other of [{ orderId: 'DV26A7K9Q-2' }, { partnerCode: 'MOMOXYZ' }]) {
    expect(await query({ ...own, ...other })).toMatchObject({ result: 'unknown' });
    const answering = gateway(async () => ({ ...paid, orderId: refund.reference, ...other }));
    expect(await answering.refund(refund)).toMatchObject({ state: 'unknown' });
    expect(await answering.queryRefund?.(refund as never)).toMatchObject({ state: 'unknown' });
  }
});

test('never treats an unclear refund as failed', async () => {
  const states: Record<number, string> = {
    0: 'succeeded',
    7002: 'pending',
    1080: 'unknown',
    41: 'unknown',
    1088: 'failed',
  };
  for (const [resultCode, state] of Object.entries(states)) {
    const answering = gateway(async () => ({ resultCode: Number(resultCode) }));
    expect(await answering.refund(refund)).toMatchObject({ state });
  }
});
