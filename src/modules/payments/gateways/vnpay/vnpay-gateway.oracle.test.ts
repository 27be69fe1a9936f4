import { afterEach, describe, expect, test, vi } from 'vitest';
import { ProductCode, type ReturnQueryFromVNPay, VNPay, VnpLocale } from 'vnpay';
import type { AttemptToQuery, PostJson } from '#modules/payments/gateways/gateway.ts';
import { isSigned, signFields, signParams } from './sign.ts';
import { vnpayGateway } from './vnpay-gateway.ts';

/** Compares with the package `vnpay` on the same data. Its own bugs are named where they show. */
const secret = 'VNPAYTESTSECRET0123456789ABCDEF';
const config = {
  tmnCode: 'DEMOV210',
  hashSecret: secret,
  payUrl: 'https://vnpay.test/paymentv2/vpcpay.html',
  apiUrl: 'https://vnpay.test/merchant_webapi/api/transaction',
  serverIp: '10.0.0.5',
};
const oracle = new VNPay({
  tmnCode: config.tmnCode,
  secureSecret: secret,
  vnpayHost: 'https://vnpay.test',
  queryDrAndRefundHost: 'https://vnpay.test',
});
const payment: AttemptToQuery & { providerRef: string } = {
  reference: 'DV26A7K9Q-1',
  amountVnd: 5_600_000,
  startedAt: new Date('2026-11-21T09:00:00+07:00'),
  providerRef: '14226112',
};
const gateway = (post: PostJson = async () => ({})) =>
  vnpayGateway(config, {
    publicUrl: 'https://example.vn',
    now: () => new Date('2026-11-21T09:10:00+07:00'),
    post,
  });

afterEach(() => vi.unstubAllGlobals());

describe('a payment URL', () => {
  test.each([
    [5_600_000, '203.113.1.10'],
    [10_000, '2001:ee0:4f02:1::5'],
    [499_999_999, '127.0.0.1'],
  ])('of %i đồng for %s is identical', async (amountVnd, guestIp) => {
    const { details } = await gateway().start({
      ...payment,
      bookingCode: 'DV26A7K9Q',
      amountVnd,
      guestIp,
      expiresAt: new Date('2026-11-21T09:15:00+07:00'),
    });
    const theirs = oracle.buildPaymentUrl({
      vnp_Amount: amountVnd,
      vnp_CreateDate: 20261121090000,
      vnp_ExpireDate: 20261121091500,
      vnp_IpAddr: guestIp,
      vnp_Locale: VnpLocale.VN,
      vnp_OrderInfo: 'Thanh toan don DV26A7K9Q',
      vnp_OrderType: ProductCode.Hotel_Tourism,
      vnp_ReturnUrl: 'https://example.vn/thanh-toan/vnpay/tra-ve',
      vnp_TxnRef: payment.reference,
    });
    expect(details.redirectUrl).toBe(theirs);
  });
});

describe('an IPN and a return URL', () => {
  const params: Record<string, string> = {
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
    vnp_TxnRef: payment.reference,
  };
  const readBy = (query: Record<string, string>) => [
    gateway().readWebhook({ query, rawBody: '' }).ok,
    oracle.verifyIpnCall(query as unknown as ReturnQueryFromVNPay).isVerified,
    oracle.verifyReturnUrl(query as unknown as ReturnQueryFromVNPay).isVerified,
  ];

  test('signed by us is valid for both', () => {
    expect(readBy({ ...params, vnp_SecureHash: signParams(secret, params) })).toEqual([true, true, true]);
  });

  test('with anything changed is invalid for both', () => {
    const vnp_SecureHash = signParams(secret, params);
    for (const name of Object.keys(params)) {
      expect(readBy({ ...params, [name]: `${params[name]}0`, vnp_SecureHash })).toEqual([
        false,
        false,
        false,
      ]);
    }
  });

  test('with extra shop parameters is valid for us alone: the package signs those too', () => {
    const query = { ...params, lang: 'vi', vnp_SecureHash: signParams(secret, params) };
    expect(readBy(query)).toEqual([true, false, false]);
    expect(isSigned(secret, query)).toBe(true);
  });
});

/** Both implementations' requests, each given a signed answer. */
async function posts(
  ours: (post: PostJson) => Promise<unknown>,
  theirs: (body: Record<string, unknown>) => Promise<unknown>,
  answer: Record<string, unknown> = {},
) {
  const sent: Record<string, unknown>[] = [];
  await ours(async (_, body) => {
    sent.push(body);
    return answer;
  });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return Response.json(answer);
  });
  const result = await theirs(sent[0] ?? {});
  return { ours: sent[0] ?? {}, theirs: sent[1] ?? {}, result };
}

/** In the signed text numbers and strings are alike. */
const asText = (body: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));

describe('calls', () => {
  const fields = {
    vnp_ResponseId: 'a1',
    vnp_Command: 'querydr',
    vnp_ResponseCode: '00',
    vnp_Message: 'ok',
    vnp_TmnCode: 'DEMOV210',
    vnp_TxnRef: payment.reference,
    vnp_Amount: '560000000',
    vnp_BankCode: 'NCB',
    vnp_PayDate: '20261121090312',
    vnp_TransactionNo: '14226112',
    vnp_TransactionType: '01',
    vnp_TransactionStatus: '00',
    vnp_OrderInfo: 'Thanh toan don DV26A7K9Q',
  };

  test('a query has the same fields and the same signature; its answer is valid for both', async () => {
    const signed = { ...fields, vnp_SecureHash: signFields(secret, [...Object.values(fields), '', '']) };
    const { ours, theirs, result } = await posts(
      async (post) => expect(await gateway(post).query(payment)).toMatchObject({ result: 'paid' }),
      (body) =>
        oracle.queryDr({
          vnp_RequestId: String(body.vnp_RequestId),
          vnp_TxnRef: payment.reference,
          vnp_TransactionDate: 20261121090000,
          vnp_CreateDate: 20261121091000,
          vnp_IpAddr: config.serverIp,
          vnp_OrderInfo: `Truy van GD ${payment.reference}`,
        } as Parameters<typeof oracle.queryDr>[0]),
      signed,
    );
    expect(asText(theirs)).toEqual(asText(ours));
    expect(result).toMatchObject({ isVerified: true });
  });

  test.each([
    ['part', 2_800_000, '03'],
    ['the whole', 5_600_000, '02'],
  ])('a refund of %s has the same fields and the same signature', async (_, amountVnd, type) => {
    const refund = {
      id: 'r1',
      reference: 'DV26A7K9Q-R1',
      amountVnd,
      sentAt: payment.startedAt,
      actor: 'ketoan01',
      payment,
    };
    const { ours, theirs } = await posts(
      (post) => gateway(post).refund(refund),
      (body) =>
        oracle.refund({
          vnp_RequestId: String(body.vnp_RequestId),
          vnp_TransactionType: type as never,
          vnp_TxnRef: payment.reference,
          vnp_Amount: amountVnd,
          vnp_TransactionNo: Number(payment.providerRef),
          vnp_TransactionDate: 20261121090000,
          vnp_CreateBy: 'ketoan01',
          vnp_CreateDate: 20261121091000,
          vnp_IpAddr: config.serverIp,
          vnp_OrderInfo: 'Hoan tien DV26A7K9Q-R1',
        }),
    );
    expect(asText(theirs)).toEqual(asText(ours));
  });

  test('an answer to a refund is valid for us alone: the package divides the amount before checking', async () => {
    const answer = { ...fields, vnp_Command: 'refund', vnp_TransactionType: '03' };
    const signed = { ...answer, vnp_SecureHash: signFields(secret, Object.values(answer)) };
    const refund = {
      id: 'r1',
      reference: 'DV26A7K9Q-R1',
      amountVnd: 1_000_000,
      sentAt: payment.startedAt,
      actor: 'k',
      payment,
    };
    const { result } = await posts(
      async (post) => expect(await gateway(post).refund(refund)).toMatchObject({ state: 'succeeded' }),
      () => oracle.refund({ vnp_Amount: 1_000_000 } as Parameters<typeof oracle.refund>[0]),
      signed,
    );
    expect(result).toMatchObject({ isVerified: false });
  });
});
