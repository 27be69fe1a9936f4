import { randomUUID } from 'node:crypto';
import type {
  AttemptToQuery,
  GatewayContext,
  OnlineGateway,
  PaymentResult,
  RefundResult,
  RefundToSend,
} from '#modules/payments/gateways/gateway.ts';
import { sameHex } from '#modules/payments/gateways/protocol/hmac.ts';
import { toProviderTime } from '#modules/payments/gateways/protocol/provider-time.ts';
import { signFields } from './sign.ts';
import type { VnpayConfig } from './vnpay-config.ts';

type Answer = Record<string, unknown>;

/** querydr and refund of VNPay. Both answers are signed; one that is not, or is about another payment, is treated as no answer. */
export function vnpayApi(
  config: VnpayConfig,
  { now, post }: GatewayContext,
): Pick<OnlineGateway, 'query' | 'refund' | 'queryRefund'> {
  async function querydr({ reference, startedAt }: AttemptToQuery): Promise<Answer | string> {
    const body = {
      vnp_RequestId: requestId(),
      vnp_Version: '2.1.0',
      vnp_Command: 'querydr',
      vnp_TmnCode: config.tmnCode,
      vnp_TxnRef: reference,
      vnp_TransactionDate: toProviderTime(startedAt),
      vnp_CreateDate: toProviderTime(now()),
      vnp_IpAddr: config.serverIp,
      vnp_OrderInfo: `Truy van GD ${reference}`,
    };
    const fields = Object.values(body);
    return send({ ...body, vnp_SecureHash: signFields(config.hashSecret, fields) }, queryFields);
  }

  async function send(body: Answer, signed: readonly string[]): Promise<Answer | string> {
    const answer = await post(config.apiUrl, body).catch((error: Error) => error.message);
    if (typeof answer === 'string') return answer;
    const expected = signFields(
      config.hashSecret,
      signed.map((name) => answer[`vnp_${name}`]),
    );
    if (!sameHex(answer.vnp_SecureHash, expected)) return 'bad signature';
    return isAbout(answer, body) ? answer : 'about something else';
  }

  return {
    async query(attempt) {
      const answer = await querydr(attempt);
      if (typeof answer === 'string') return { result: 'unknown', reason: answer };
      if (answer.vnp_ResponseCode !== '00') {
        return { result: 'unknown', reason: `code ${String(answer.vnp_ResponseCode)}` };
      }
      return {
        result: paymentStates[String(answer.vnp_TransactionStatus)] ?? 'failed',
        amountVnd: Number(answer.vnp_Amount) / 100,
        providerRef: String(answer.vnp_TransactionNo ?? ''),
      };
    },
    async refund(refund) {
      const body = refundBody(config, refund, now());
      const fields = Object.values(body);
      const answer = await send(
        { ...body, vnp_SecureHash: signFields(config.hashSecret, fields) },
        refundFields,
      );
      if (typeof answer === 'string') return { state: 'unknown', reason: answer };
      return refundState(String(answer.vnp_ResponseCode), String(answer.vnp_TransactionStatus ?? ''));
    },
    /** VNPay identifies a refund by its payment: the transaction's state is that of the refund. */
    async queryRefund({ payment }) {
      const answer = await querydr(payment);
      if (typeof answer === 'string') return { state: 'unknown', reason: answer };
      const type = String(answer.vnp_TransactionType ?? '');
      if (answer.vnp_ResponseCode !== '00' || !['02', '03'].includes(type)) {
        const isKnown = answer.vnp_ResponseCode === '00';
        return {
          state: isKnown ? 'not_found' : 'unknown',
          reason: `no refund is known, code ${String(answer.vnp_ResponseCode)}`,
        };
      }
      return refundState('00', String(answer.vnp_TransactionStatus ?? ''));
    },
  };
}

/** A signed answer to another question proves nothing about ours. Only a refusal may leave out what was asked about. */
function isAbout(answer: Answer, request: Answer): boolean {
  return ['vnp_TmnCode', 'vnp_TxnRef'].every(
    (name) => answer[name] === request[name] || (!answer[name] && answer.vnp_ResponseCode !== '00'),
  );
}

/** The fields in the order in which they are signed. */
function refundBody(
  config: VnpayConfig,
  { id, reference, amountVnd, actor, payment }: RefundToSend,
  at: Date,
) {
  return {
    // Derived from the refund, not the call: sent again, it is the same request.
    vnp_RequestId: id.replace(/[^A-Za-z0-9]/g, '').slice(0, 32),
    vnp_Version: '2.1.0',
    vnp_Command: 'refund',
    vnp_TmnCode: config.tmnCode,
    vnp_TransactionType: amountVnd === payment.amountVnd ? '02' : '03',
    vnp_TxnRef: payment.reference,
    vnp_Amount: String(amountVnd * 100),
    vnp_TransactionNo: payment.providerRef,
    vnp_TransactionDate: toProviderTime(payment.startedAt),
    vnp_CreateBy: actor.replace(/[^A-Za-z0-9]/g, '').slice(0, 32) || 'hethong',
    vnp_CreateDate: toProviderTime(at),
    vnp_IpAddr: config.serverIp,
    vnp_OrderInfo: `Hoan tien ${reference}`,
  };
}

const queryFields =
  'ResponseId Command ResponseCode Message TmnCode TxnRef Amount BankCode PayDate TransactionNo TransactionType TransactionStatus OrderInfo PromotionCode PromotionAmount'.split(
    ' ',
  );
const refundFields = queryFields.slice(0, -2);

const paymentStates: Record<string, PaymentResult> = {
  '00': 'paid',
  '01': 'pending',
  '04': 'review',
  '07': 'review',
};

function refundState(code: string, status: string): RefundResult {
  const reason = `code ${code}, status ${status}`;
  // 94: the same refund is already being processed.
  if (code === '94') return { state: 'pending', reason };
  if (code !== '00') return { state: code === '99' ? 'unknown' : 'failed', reason };
  if (status === '00') return { state: 'succeeded', reason };
  return { state: status === '05' || status === '06' ? 'pending' : 'failed', reason };
}

function requestId(): string {
  return randomUUID().replaceAll('-', '');
}
