import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { simulatedKeys } from '#platform/config/simulated-keys.ts';
import { type ProviderState, paymentKey, refundable, type SimulatedPayment } from './provider-state.ts';

const { tmnCode, hashSecret } = simulatedKeys.vnpay;
const hmac = (text: string) => createHmac('sha512', hashSecret).update(text).digest('hex');
const sortedQuery = (params: Record<string, string>) =>
  Object.keys(params)
    .filter((key) => key !== 'vnp_SecureHash' && key !== 'vnp_SecureHashType' && params[key] !== '')
    .sort()
    .map((key) => `${key}=${encodeURIComponent(params[key] ?? '').replaceAll('%20', '+')}`)
    .join('&');

/** VNPay's payment page and its API for queries and refunds. Orders come with the browser, signed in the URL. */
export function simulateVnpay(server: FastifyInstance, providers: ProviderState, shopUrl: string): void {
  server.get('/vnpay/paymentv2/vpcpay.html', async (request, reply) => {
    const params = request.query as Record<string, string>;
    if (params.vnp_SecureHash !== hmac(sortedQuery(params))) return reply.code(400).send('Sai chữ ký (70)');
    if (params.vnp_TmnCode !== tmnCode) return reply.code(400).send('Merchant không hợp lệ (02)');
    const reference = params.vnp_TxnRef ?? '';
    const key = paymentKey('vnpay', reference);
    if (params.vnp_Version !== '2.1.0' || !/^\d{14}$/.test(params.vnp_ExpireDate ?? '') || !reference)
      return reply.code(400).send('Dữ liệu sai định dạng (03)');
    if (!providers.payments.has(key)) {
      providers.payments.set(key, {
        provider: 'vnpay',
        reference,
        amountVnd: Number(params.vnp_Amount) / 100,
        providerRef: providers.newRef(),
        state: 'waiting',
        code: '',
        expiresAt: readTime(params.vnp_ExpireDate ?? ''),
        notifyUrl: `${shopUrl}/api/v1/payments/vnpay/ipn`,
        returnUrl: params.vnp_ReturnUrl ?? '',
        order: { orderInfo: params.vnp_OrderInfo, createDate: params.vnp_CreateDate },
        refunds: [],
      });
    }
    return reply.redirect(`/pay/vnpay/${encodeURIComponent(reference)}`);
  });

  server.post('/vnpay/merchant_webapi/api/transaction', async (request) => {
    const body = request.body as Record<string, string>;
    const names = body.vnp_Command === 'refund' ? refundFields : queryFields;
    const signed = hmac(names.map((name) => body[`vnp_${name}`] ?? '').join('|'));
    if (signed !== body.vnp_SecureHash) return answer(body, { ResponseCode: '97' });
    const payment = providers.payments.get(paymentKey('vnpay', body.vnp_TxnRef ?? ''));
    if (!payment || payment.order.createDate !== body.vnp_TransactionDate)
      return answer(body, { ResponseCode: '91' });
    return body.vnp_Command === 'refund' ? refund(body, payment, providers) : query(body, payment, providers);
  });
}

/** The parameters of the IPN, also those of the browser's return. */
export function vnpayNotice(
  payment: SimulatedPayment,
  amountVnd: number,
  at: number,
): Record<string, string> {
  const isPaid = payment.state === 'paid';
  const params: Record<string, string> = {
    vnp_Amount: String(amountVnd * 100),
    vnp_BankCode: 'NCB',
    vnp_BankTranNo: isPaid ? `VNP${payment.providerRef}` : '',
    vnp_CardType: 'ATM',
    vnp_OrderInfo: String(payment.order.orderInfo),
    vnp_PayDate: writeTime(at),
    vnp_ResponseCode: payment.code,
    vnp_TmnCode: tmnCode,
    vnp_TransactionNo: payment.providerRef,
    vnp_TransactionStatus: statusOf[payment.state],
    vnp_TxnRef: payment.reference,
  };
  return { ...params, vnp_SecureHash: hmac(sortedQuery(params)) };
}

/** vnp_TransactionStatus. */
const statusOf = { waiting: '01', paid: '00', failed: '02', review: '07' };

const queryFields =
  'RequestId Version Command TmnCode TxnRef TransactionDate CreateDate IpAddr OrderInfo'.split(' ');
const refundFields =
  'RequestId Version Command TmnCode TransactionType TxnRef Amount TransactionNo TransactionDate CreateBy CreateDate IpAddr OrderInfo'.split(
    ' ',
  );
const answerFields =
  'ResponseId Command ResponseCode Message TmnCode TxnRef Amount BankCode PayDate TransactionNo TransactionType TransactionStatus OrderInfo'.split(
    ' ',
  );

function query(body: Record<string, string>, payment: SimulatedPayment, providers: ProviderState) {
  const last = payment.refunds.at(-1);
  if (last?.state === 'pending' && !providers.faults.refundsArePending) last.state = 'done';
  return answer(body, {
    ResponseCode: '00',
    Amount: String(payment.amountVnd * 100),
    TransactionNo: payment.providerRef,
    TransactionType: last ? (last.amountVnd === payment.amountVnd ? '02' : '03') : '01',
    TransactionStatus: last
      ? { pending: '05', done: '00', refused: '09' }[last.state]
      : statusOf[payment.state],
  });
}

function refund(body: Record<string, string>, payment: SimulatedPayment, providers: ProviderState) {
  const amountVnd = Number(body.vnp_Amount) / 100;
  if (payment.state !== 'paid') return answer(body, { ResponseCode: '95' });
  if (payment.refunds.some((one) => one.state === 'pending')) return answer(body, { ResponseCode: '94' });
  if (amountVnd > refundable(payment)) return answer(body, { ResponseCode: '95' });
  const isPending = providers.faults.refundsArePending;
  payment.refunds.push({ id: body.vnp_RequestId ?? '', amountVnd, state: isPending ? 'pending' : 'done' });
  return answer(body, {
    ResponseCode: '00',
    Amount: body.vnp_Amount ?? '',
    TransactionNo: payment.providerRef,
    TransactionType: body.vnp_TransactionType ?? '',
    TransactionStatus: isPending ? '05' : '00',
  });
}

function answer(body: Record<string, string>, fields: Record<string, string>) {
  const full: Record<string, string> = {
    ResponseId: randomUUID().replaceAll('-', ''),
    Command: body.vnp_Command ?? '',
    Message: 'simulated',
    TmnCode: tmnCode,
    TxnRef: body.vnp_TxnRef ?? '',
    OrderInfo: body.vnp_OrderInfo ?? '',
    ...fields,
  };
  const names =
    body.vnp_Command === 'refund' ? answerFields : [...answerFields, 'PromotionCode', 'PromotionAmount'];
  const hash = hmac(names.map((name) => full[name] ?? '').join('|'));
  const named = Object.entries(full).map(([name, value]) => [`vnp_${name}`, value]);
  return { ...Object.fromEntries(named), vnp_SecureHash: hash };
}

function readTime(text: string): number {
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  return Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}+07:00`);
}

function writeTime(at: number): string {
  return new Date(at + 7 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14);
}
