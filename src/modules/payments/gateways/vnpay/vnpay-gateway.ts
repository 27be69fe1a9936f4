import {
  type GatewayContext,
  type OnlineGateway,
  type PaymentResult,
  type ProviderEvent,
  providerEventId,
  type ReadWebhook,
  type Verdict,
} from '#modules/payments/gateways/gateway.ts';
import { fromProviderTime, toProviderTime } from '#modules/payments/gateways/protocol/provider-time.ts';
import { isSigned, signData, signParams } from './sign.ts';
import { vnpayApi } from './vnpay-api.ts';
import type { VnpayConfig } from './vnpay-config.ts';

const replies: Record<Verdict, [code: string, message: string]> = {
  accepted: ['00', 'Confirm Success'],
  duplicate: ['02', 'Order already confirmed'],
  unknown_order: ['01', 'Order not found'],
  wrong_amount: ['04', 'Invalid amount'],
  bad_signature: ['97', 'Invalid signature'],
  malformed: ['99', 'Unknown error'],
  our_fault: ['99', 'Unknown error'],
};

/** VNPay PAY 2.1.0 (sandbox.vnpayment.vn, pay and querydr/refund pages). Amounts are ×100 on the wire. */
export function vnpayGateway(config: VnpayConfig, context: GatewayContext): OnlineGateway {
  return {
    method: 'vnpay',
    isLocal: true,
    limits: { fewestVnd: 5_000, mostVnd: 999_999_999 },
    async start({ reference, bookingCode, amountVnd, startedAt, expiresAt, guestIp }) {
      const params = {
        vnp_Version: '2.1.0',
        vnp_Command: 'pay',
        vnp_TmnCode: config.tmnCode,
        vnp_Amount: String(amountVnd * 100),
        vnp_CreateDate: toProviderTime(startedAt),
        vnp_ExpireDate: toProviderTime(expiresAt),
        vnp_CurrCode: 'VND',
        vnp_IpAddr: guestIp,
        vnp_Locale: 'vn',
        vnp_OrderInfo: `Thanh toan don ${bookingCode}`,
        vnp_OrderType: '170000',
        vnp_ReturnUrl: `${context.publicUrl}/thanh-toan/vnpay/tra-ve`,
        vnp_TxnRef: reference,
      };
      const hash = signParams(config.hashSecret, params);
      const redirectUrl = `${config.payUrl}?${signData(params)}&vnp_SecureHash=${hash}`;
      return { state: 'redirected', details: { redirectUrl } };
    },
    readWebhook: ({ query }) => readVnpay(config, query),
    replyTo(verdict) {
      const [RspCode, Message] = replies[verdict];
      return { status: 200, body: { RspCode, Message } };
    },
    ...vnpayApi(config, context),
  };
}

/** Parses the parameters of an IPN; those of the browser's return have the same form. */
function readVnpay(config: VnpayConfig, params: Record<string, string>): ReadWebhook {
  const isOurs = params.vnp_TmnCode === config.tmnCode;
  if (!isOurs || !isSigned(config.hashSecret, params)) return { ok: false, reason: 'bad_signature' };
  const amount = /^[1-9]\d{0,14}$/.test(params.vnp_Amount ?? '') ? Number(params.vnp_Amount) : Number.NaN;
  const reference = params.vnp_TxnRef ?? '';
  // Without a result it is the payment URL for guests, which we signed ourselves.
  if (amount % 100 !== 0 || !reference || !params.vnp_ResponseCode) return { ok: false, reason: 'malformed' };
  const result = resultOf(params.vnp_ResponseCode, params.vnp_TransactionStatus ?? '');
  const notification: ProviderEvent = {
    txnId: providerEventId(params.vnp_TransactionNo ?? '', reference, result),
    reference,
    amountVnd: amount / 100,
    result,
    providerRef: params.vnp_TransactionNo ?? '',
    occurredAt: fromProviderTime(params.vnp_PayDate ?? '') ?? new Date(0),
    payload: { ...params },
  };
  return { ok: true, notification };
}

/** Both codes must report success. 07 of either, and 04, mean that money has moved and is held for review. */
function resultOf(responseCode: string, status: string): PaymentResult {
  if (responseCode === '00' && status === '00') return 'paid';
  if (responseCode === '07' || status === '04' || status === '07') return 'review';
  if (status === '01') return 'pending';
  return 'failed';
}
