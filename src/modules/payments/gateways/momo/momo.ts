import { z } from 'zod';
import { hmacHex, sameHex } from '#modules/payments/gateways/protocol/hmac.ts';
import { parseJson } from '#modules/payments/gateways/protocol/parse-json.ts';
import {
  type GatewayContext,
  type OnlineGateway,
  type PaymentResult,
  providerEventId,
  type ReadWebhook,
  type RefundResult,
} from '../gateway.ts';

export interface MomoConfig {
  partnerCode: string;
  accessKey: string;
  secretKey: string;
  /** 'https://payment.momo.vn', without a trailing slash. */
  host: string;
}

/** The notification (developers.momo.vn, v3 pages of AIO v2). */
const ipn = z.looseObject({
  partnerCode: z.string(),
  orderId: z.string(),
  requestId: z.string(),
  amount: z.int().positive(),
  orderInfo: z.string(),
  orderType: z.string(),
  transId: z.union([z.int(), z.string()]),
  resultCode: z.int(),
  message: z.string(),
  payType: z.string(),
  responseTime: z.int(),
  extraData: z.string(),
  signature: z.string(),
});

/** MoMo AIO v2, wallet payments. A reference may never be used again, not even by refunds. */
export function momoGateway(config: MomoConfig, { publicUrl, post }: GatewayContext): OnlineGateway {
  const { partnerCode, accessKey, secretKey } = config;
  const call = (path: string, signed: Record<string, unknown>, more: Record<string, unknown>) =>
    post(`${config.host}/v2/gateway/api/${path}`, {
      ...signed,
      ...more,
      signature: signMomo(secretKey, { ...signed, accessKey }),
    });
  // Unlike notifications, answers carry no signature, so one that is about something else must not be taken for this one's.
  const isOfOther = (answer: Record<string, unknown>, reference: string) =>
    (answer.orderId ?? reference) !== reference || (answer.partnerCode ?? partnerCode) !== partnerCode;
  return {
    method: 'momo',
    limits: { fewestVnd: 1_000, mostVnd: 50_000_000 },
    async start({ reference, bookingCode, amountVnd }) {
      const signed = {
        partnerCode,
        requestId: reference,
        orderId: reference,
        amount: amountVnd,
        orderInfo: `Thanh toan don ${bookingCode}`,
        redirectUrl: `${publicUrl}/thanh-toan/momo/tra-ve`,
        ipnUrl: `${publicUrl}/api/v1/payments/momo/ipn`,
        requestType: 'captureWallet',
        extraData: '',
      };
      const answer = await call('create', signed, { lang: 'vi', autoCapture: true });
      if (answer.resultCode !== 0 || typeof answer.payUrl !== 'string') {
        throw new Error(`MoMo rejected the payment: ${String(answer.resultCode)}`);
      }
      return { state: 'redirected', details: { redirectUrl: answer.payUrl } };
    },
    readWebhook: ({ rawBody }) => readMomo(config, rawBody),
    replyTo: (verdict) =>
      verdict === 'accepted' || verdict === 'duplicate'
        ? { status: 204, body: null }
        : { status: verdict === 'our_fault' ? 500 : 400, body: { message: verdict } },
    async query({ reference }) {
      const signed = { partnerCode, requestId: `${reference}-q${Date.now()}`, orderId: reference };
      const answer = await call('query', signed, { lang: 'vi' }).catch((error: Error) => error.message);
      if (typeof answer === 'string') return { result: 'unknown', reason: answer };
      if (isOfOther(answer, reference)) return { result: 'unknown', reason: 'an answer about another order' };
      const result = resultOf(Number(answer.resultCode));
      if (!result) return { result: 'unknown', reason: `code ${String(answer.resultCode)}` };
      return { result, amountVnd: Number(answer.amount), providerRef: String(answer.transId ?? '') };
    },
    async refund(refund) {
      const signed = {
        partnerCode,
        orderId: refund.reference,
        requestId: refund.id,
        amount: refund.amountVnd,
        transId: refund.payment.providerRef,
        description: `Hoan tien ${refund.reference}`,
      };
      const answer = await call('refund', signed, { lang: 'vi' }).catch((error: Error) => error.message);
      if (typeof answer === 'string') return { state: 'unknown', reason: answer };
      if (isOfOther(answer, refund.reference))
        return { state: 'unknown', reason: 'an answer about another refund' };
      return refundState(answer);
    },
    async queryRefund({ reference }) {
      const signed = { partnerCode, requestId: `${reference}-q${Date.now()}`, orderId: reference };
      const answer = await call('refund/query', signed, { lang: 'vi' }).catch(
        (error: Error) => error.message,
      );
      if (typeof answer === 'string') return { state: 'unknown', reason: answer };
      if (isOfOther(answer, reference)) return { state: 'unknown', reason: 'an answer about another refund' };
      if (answer.resultCode === 42) return { state: 'not_found', reason: 'code 42' };
      return refundState(answer);
    },
  };
}

function readMomo({ partnerCode, accessKey, secretKey }: MomoConfig, rawBody: string): ReadWebhook {
  const parsed = ipn.safeParse(parseJson(rawBody));
  if (!parsed.success) return { ok: false, reason: 'malformed' };
  const { data } = parsed;
  const { signature, orderId, amount, resultCode, transId, responseTime } = data;
  const signed = Object.fromEntries(signedFields.map((field) => [field, data[field]]));
  const isOurs = data.partnerCode === partnerCode;
  if (!isOurs || !sameHex(signature, signMomo(secretKey, { ...signed, accessKey }))) {
    return { ok: false, reason: 'bad_signature' };
  }
  const result = resultOf(resultCode) ?? 'pending';
  return {
    ok: true,
    notification: {
      txnId: providerEventId(String(transId), orderId, result),
      reference: orderId,
      amountVnd: amount,
      result,
      providerRef: String(transId),
      occurredAt: new Date(responseTime),
      payload: data,
    },
  };
}

const signedFields = [
  'amount',
  'extraData',
  'message',
  'orderId',
  'orderInfo',
  'orderType',
  'partnerCode',
  'payType',
  'requestId',
  'responseTime',
  'resultCode',
  'transId',
] as const;

/** Final failure codes; a code in neither list says nothing about the payment. */
const failures = new Set([99, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1017, 1026, 2019, 4001, 4002, 4100]);

const waiting = new Set([1000, 7000, 7002, 8000]);

function resultOf(code: number): PaymentResult | null {
  // 9000 is an authorisation, which autoCapture captures automatically.
  if (code === 0 || code === 9000) return 'paid';
  if (failures.has(code)) return 'failed';
  return waiting.has(code) ? 'pending' : null;
}

function refundState(answer: Record<string, unknown>): RefundResult {
  const code = Number(answer.resultCode);
  const reason = `code ${code}`;
  if (code === 0) return { state: 'succeeded', reason };
  if (code === 7000 || code === 7002 || code === 43) return { state: 'pending', reason };
  // An answer without a code is intermediate, and says nothing about the refund.
  const isUnclear = !Number.isInteger(code) || unclearRefunds.has(code);
  return { state: isUnclear ? 'unknown' : 'failed', reason };
}

/** Maintenance, an unknown error, a network error, a duplicate request or reference. */
const unclearRefunds = new Set([10, 99, 1080, 40, 41]);

/** MoMo v2: `key=value` of the named fields in alphabetical order, joined by '&', not encoded; HMAC-SHA256. */
export function signMomo(secret: string, fields: Record<string, unknown>): string {
  const raw = Object.keys(fields)
    .sort()
    .map((key) => `${key}=${String(fields[key] ?? '')}`)
    .join('&');
  return hmacHex('sha256', secret, raw);
}
