import { describe, expect, test } from 'vitest';
import type { GatewayContext } from '#modules/payments/gateways/gateway.ts';
import { isSigned, signData, signFields, signParams } from './sign.ts';
import { vnpayGateway } from './vnpay-gateway.ts';

const secret = 'VNPAYTESTSECRET0123456789ABCDEF';
const config = {
  tmnCode: 'DEMOV210',
  hashSecret: secret,
  payUrl: 'https://vnpay.test/pay',
  apiUrl: 'https://vnpay.test/api',
  serverIp: '10.0.0.5',
};
const context = (post: GatewayContext['post'] = async () => ({})): GatewayContext => ({
  publicUrl: 'https://example.vn',
  now: () => new Date('2026-11-21T09:10:00+07:00'),
  post,
});

const ipn: Record<string, string> = {
  vnp_Amount: '560000000',
  vnp_BankCode: 'NCB',
  vnp_BankTranNo: 'VNP14226112',
  vnp_CardType: 'ATM',
  vnp_OrderInfo: 'Thanh toan don DV26A7K9Q',
  vnp_PayDate: '20261121090312',
  vnp_ResponseCode: '00',
  vnp_TmnCode: 'DEMOV210',
  vnp_TransactionNo: '14226112',
  vnp_TransactionStatus: '00',
  vnp_TxnRef: 'DV26A7K9Q-1',
};
const signed = (params: Record<string, string>) => ({
  ...params,
  vnp_SecureHash: signParams(secret, params),
});
const read = (query: Record<string, string>) =>
  vnpayGateway(config, context()).readWebhook({ query, rawBody: '' });

describe('signatures', () => {
  test('of a payment URL match the vector', async () => {
    const started = await vnpayGateway(config, context()).start({
      reference: 'DV26A7K9Q-1',
      bookingCode: 'DV26A7K9Q',
      amountVnd: 5_600_000,
      startedAt: new Date('2026-11-21T09:00:00+07:00'),
      expiresAt: new Date('2026-11-21T09:15:00+07:00'),
      guestIp: '203.113.1.10',
    });
    expect(started.details.redirectUrl).toBe(
      'https://vnpay.test/pay?vnp_Amount=560000000&vnp_Command=pay&vnp_CreateDate=20261121090000&vnp_CurrCode=VND&vnp_ExpireDate=20261121091500&vnp_IpAddr=203.113.1.10&vnp_Locale=vn&vnp_OrderInfo=Thanh+toan+don+DV26A7K9Q&vnp_OrderType=170000&vnp_ReturnUrl=https%3A%2F%2Fexample.vn%2Fthanh-toan%2Fvnpay%2Ftra-ve&vnp_TmnCode=DEMOV210&vnp_TxnRef=DV26A7K9Q-1&vnp_Version=2.1.0&vnp_SecureHash=4f8e6fbd543b0200dd915daa0b82f7ff595e6c65a6c37e6b6503427e3935ca29313e728bc56abab0a5ddfa7645ff73653bedb0583bfa3ba86ef84b15a04547c8',
    );
  });

  test('of an IPN match the vector', () => {
    expect(signParams(secret, ipn)).toBe(
      'f63b5c2a7624e20a27e79e9f10c17f3eb1b7806211d2aa8f79c26d1316f910382c3f870d8137140e507e2b2e4e61eafa1115474bf4d79e14aa7f7232e6366048',
    );
  });

  test.each([
    [
      'r26112100001|2.1.0|querydr|DEMOV210|DV26A7K9Q-1|20261121090000|20261121091000|10.0.0.5|Truy van GD DV26A7K9Q-1',
      'c47d54a461cfd030c207f444be64e8a690b7859a9a06423b8cdf6a53c180ccf34e816caabdaf54f369751eaf25e7899fc7030cdda598cc989d61d6e68a3b8be3',
    ],
    [
      'r26112100002|2.1.0|refund|DEMOV210|03|DV26A7K9Q-1|280000000|14226112|20261121090000|ketoan01|20261122100000|10.0.0.5|Hoan tien DV26A7K9Q',
      'e3a50f7aaf1da3d10fda996f0913965f1ec20da209039c421020b269fa5511526394224365fe0f06897f4a93547a57c8122abe8686f703583f411f903a09c9d4',
    ],
  ])('of a call match the vector: %s', (text, hash) => {
    expect(signFields(secret, text.split('|'))).toBe(hash);
  });

  test("cover VNPay's own parameters only, with a hash in any letter case", () => {
    const { vnp_SecureHash, ...rest } = signed(ipn);
    expect(isSigned(secret, { ...rest, lang: 'vi', vnp_SecureHash: vnp_SecureHash.toUpperCase() })).toBe(
      true,
    );
    expect(signData({ ...ipn, vnp_SecureHashType: 'SHA512', vnp_BankTranNo: '' })).not.toMatch(
      /HashType|BankTranNo/,
    );
  });
});

describe('a notification', () => {
  test('is parsed', () => {
    expect(read(signed(ipn))).toMatchObject({
      ok: true,
      notification: {
        txnId: '14226112:DV26A7K9Q-1:paid',
        reference: 'DV26A7K9Q-1',
        amountVnd: 5_600_000,
        result: 'paid',
        occurredAt: new Date('2026-11-21T09:03:12+07:00'),
      },
    });
  });

  test.each([
    ['00', '00', 'paid'],
    ['00', '02', 'failed'],
    ['24', '02', 'failed'],
    ['07', '00', 'review'],
    ['00', '04', 'review'],
    ['99', '01', 'pending'],
  ])('with codes %s and %s is %s', (code, status, result) => {
    const params = { ...ipn, vnp_ResponseCode: code, vnp_TransactionStatus: status };
    expect(read(signed(params))).toMatchObject({ notification: { result } });
  });

  test('is rejected when anything in it was changed', () => {
    for (const key of Object.keys(ipn)) {
      expect(read({ ...signed(ipn), [key]: `${ipn[key]}1` })).toEqual({ ok: false, reason: 'bad_signature' });
    }
    expect(read({})).toEqual({ ok: false, reason: 'bad_signature' });
  });
});

test.each(['-560000000', '5.6e8', '0x64', ' 100 ', '', '0', '560000001', '100,100'])(
  'with a signed amount of %j is rejected',
  (vnp_Amount) => {
    expect(read(signed({ ...ipn, vnp_Amount }))).toEqual({ ok: false, reason: 'malformed' });
  },
);

test('for another terminal or without one is not ours; Vietnamese text is accepted', () => {
  for (const vnp_TmnCode of ['OTHER', ''])
    expect(read(signed({ ...ipn, vnp_TmnCode }))).toEqual({ ok: false, reason: 'bad_signature' });
  expect(read(signed({ ...ipn, vnp_OrderInfo: 'Đặt chỗ ở Huế, 2 người' }))).toMatchObject({ ok: true });
});

test('is not the payment URL that has our own signature', async () => {
  const { details } = await vnpayGateway(config, context()).start({
    reference: 'DV26A7K9Q-1',
    bookingCode: 'DV26A7K9Q',
    amountVnd: 5_600_000,
    startedAt: new Date('2026-11-21T09:00:00+07:00'),
    expiresAt: new Date('2026-11-21T09:15:00+07:00'),
    guestIp: '203.113.1.10',
  });
  const { searchParams } = new URL(details.redirectUrl ?? '');
  expect(read(Object.fromEntries(searchParams))).toEqual({ ok: false, reason: 'malformed' });
});

describe('calls', () => {
  const payment = {
    reference: 'DV26A7K9Q-1',
    amountVnd: 5_600_000,
    startedAt: new Date('2026-11-21T09:00:00+07:00'),
    providerRef: '14226112',
  };
  const answer = (fields: Record<string, string>, names: string): GatewayContext['post'] => {
    const values = names.split(' ').map((name) => fields[`vnp_${name}`]);
    return async () => ({ ...fields, vnp_SecureHash: signFields(secret, values) });
  };
  const names =
    'ResponseId Command ResponseCode Message TmnCode TxnRef Amount BankCode PayDate TransactionNo TransactionType TransactionStatus OrderInfo';

  test('trust a query only when its answer is signed', async () => {
    const fields = {
      vnp_ResponseCode: '00',
      vnp_TmnCode: 'DEMOV210',
      vnp_TxnRef: 'DV26A7K9Q-1',
      vnp_TransactionStatus: '00',
      vnp_Amount: '560000000',
      vnp_TransactionNo: '1',
    };
    const honest = vnpayGateway(config, context(answer(fields, `${names} PromotionCode PromotionAmount`)));
    expect(await honest.query(payment)).toEqual({ result: 'paid', amountVnd: 5_600_000, providerRef: '1' });
    const forged = vnpayGateway(
      config,
      context(async () => ({ ...fields, vnp_SecureHash: 'ab' })),
    );
    expect(await forged.query(payment)).toEqual({ result: 'unknown', reason: 'bad signature' });
  });

  test.each([
    ['vnp_TxnRef', 'DV7777777-1'],
    ['vnp_TxnRef', ''],
    ['vnp_TmnCode', 'OTHER'],
  ])('take no signed answer that is about something else: %s %j', async (name, value) => {
    const fields = {
      vnp_ResponseCode: '00',
      vnp_TmnCode: 'DEMOV210',
      vnp_TxnRef: 'DV26A7K9Q-1',
      vnp_TransactionType: '02',
      vnp_TransactionStatus: '00',
      vnp_Amount: '560000000',
      vnp_TransactionNo: '1',
      [name]: value,
    };
    const queried = vnpayGateway(config, context(answer(fields, `${names} PromotionCode PromotionAmount`)));
    const refunded = vnpayGateway(config, context(answer(fields, names)));
    const refund = {
      id: 'x',
      reference: 'DV26A7K9Q-R1',
      amountVnd: 5_600_000,
      sentAt: new Date(),
      actor: 'a',
      payment,
    };
    expect(await queried.query(payment)).toEqual({ result: 'unknown', reason: 'about something else' });
    expect(await queried.queryRefund(refund)).toMatchObject({ state: 'unknown' });
    expect(await refunded.refund(refund)).toMatchObject({ state: 'unknown' });
  });

  test('report an unknown state when the provider is unreachable', async () => {
    const down = vnpayGateway(
      config,
      context(async () => {
        throw new Error('timeout');
      }),
    );
    expect(await down.query(payment)).toEqual({ result: 'unknown', reason: 'timeout' });
    const refund = {
      id: 'x',
      reference: 'DV26A7K9Q-R1',
      amountVnd: 1000,
      sentAt: new Date(),
      actor: 'a',
      payment,
    };
    expect(await down.refund(refund)).toMatchObject({ state: 'unknown' });
  });

  test.each([
    ['00', '05', 'pending'],
    ['00', '00', 'succeeded'],
    ['94', '', 'pending'],
    ['95', '', 'failed'],
    ['99', '', 'unknown'],
  ])('read a refund answered %s/%s as %s', async (code, status, state) => {
    const fields = {
      vnp_ResponseCode: code,
      vnp_TmnCode: 'DEMOV210',
      vnp_TxnRef: 'DV26A7K9Q-1',
      vnp_TransactionStatus: status,
    };
    const gateway = vnpayGateway(config, context(answer(fields, names)));
    const refund = {
      id: 'x',
      reference: 'DV26A7K9Q-R1',
      amountVnd: 2_800_000,
      sentAt: new Date(),
      actor: 'a',
      payment,
    };
    expect(await gateway.refund(refund)).toMatchObject({ state });
  });
});
