import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { simulatedKeys } from '#platform/config/simulated-keys.ts';
import { type ProviderState, paymentKey, refundable, type SimulatedPayment } from './provider-state.ts';

const { partnerCode, accessKey, secretKey } = simulatedKeys.momo;
const sign = (fields: string, values: Record<string, unknown>) =>
  createHmac('sha256', secretKey)
    .update(
      fields
        .split(' ')
        .map((name) => `${name}=${name === 'accessKey' ? accessKey : String(values[name] ?? '')}`)
        .join('&'),
    )
    .digest('hex');

const createFields =
  'accessKey amount extraData ipnUrl orderId orderInfo partnerCode redirectUrl requestId requestType';
const noticeFields =
  'accessKey amount extraData message orderId orderInfo orderType partnerCode payType requestId responseTime resultCode transId';
const queryFields = 'accessKey orderId partnerCode requestId';
const refundFields = 'accessKey amount description orderId partnerCode requestId transId';
const lifeMs = 15 * 60_000;

/** MoMo's gateway: orders, queries and refunds. */
export function simulateMomo(
  server: FastifyInstance,
  providers: ProviderState,
  simulator: { url: string },
): void {
  const refunds = new Map<string, { resultCode: number; transId: string; amount: number }>();
  const call = (path: string, fields: string, run: (body: Body) => Body) =>
    server.post(`/momo/v2/gateway/api/${path}`, async (request) => {
      const body = request.body as Body;
      const echo = {
        partnerCode,
        orderId: body.orderId,
        requestId: body.requestId,
        responseTime: providers.now(),
      };
      if (body.partnerCode !== partnerCode || body.signature !== sign(fields, body))
        return { ...echo, resultCode: 13, message: 'Xác thực thất bại' };
      return { ...echo, message: 'simulated', ...run(body) };
    });

  call('create', createFields, (body) => {
    const reference = String(body.orderId);
    const amountVnd = Number(body.amount);
    if (!/^[0-9a-zA-Z]([-_.]*[0-9a-zA-Z]+)*$/.test(reference)) return { resultCode: 20 };
    if (providers.payments.has(paymentKey('momo', reference))) return { resultCode: 41 };
    if (!(amountVnd >= 1_000 && amountVnd <= 50_000_000)) return { resultCode: 22 };
    providers.payments.set(paymentKey('momo', reference), {
      provider: 'momo',
      reference,
      amountVnd,
      providerRef: providers.newRef(),
      state: 'waiting',
      code: '1000',
      expiresAt: providers.now() + lifeMs,
      notifyUrl: String(body.ipnUrl),
      returnUrl: String(body.redirectUrl),
      order: { orderInfo: body.orderInfo, requestId: body.requestId, extraData: body.extraData },
      refunds: [],
    });
    return {
      resultCode: 0,
      amount: amountVnd,
      payUrl: `${simulator.url}/pay/momo/${encodeURIComponent(reference)}`,
    };
  });

  call('query', queryFields, (body) => {
    const payment = providers.payments.get(paymentKey('momo', String(body.orderId)));
    if (!payment) return { resultCode: 42 };
    return {
      resultCode: Number(payment.code),
      amount: payment.amountVnd,
      transId: Number(payment.providerRef),
    };
  });

  call('refund', refundFields, (body) => {
    const known = refunds.get(String(body.orderId));
    if (known) return { ...known, resultCode: 41 };
    const payment = [...providers.payments.values()].find(
      (one) => one.provider === 'momo' && one.providerRef === String(body.transId),
    );
    const amountVnd = Number(body.amount);
    if (payment?.state !== 'paid' || amountVnd > refundable(payment)) return { resultCode: 1088 };
    const isPending = providers.faults.refundsArePending;
    payment.refunds.push({ id: String(body.orderId), amountVnd, state: isPending ? 'pending' : 'done' });
    const made = { resultCode: isPending ? 7002 : 0, transId: providers.newRef(), amount: amountVnd };
    refunds.set(String(body.orderId), made);
    return made;
  });

  call('refund/query', queryFields, (body) => {
    const made = refunds.get(String(body.orderId));
    if (!made) return { resultCode: 42 };
    if (made.resultCode === 7002 && !providers.faults.refundsArePending) made.resultCode = 0;
    return made;
  });
}

type Body = Record<string, unknown>;

/** The body of the IPN, also the parameters of the browser's return. */
export function momoNotice(payment: SimulatedPayment, amountVnd: number, at: number): Body {
  const values = {
    partnerCode,
    orderId: payment.reference,
    requestId: payment.order.requestId,
    amount: amountVnd,
    orderInfo: payment.order.orderInfo,
    orderType: 'momo_wallet',
    transId: Number(payment.providerRef),
    resultCode: Number(payment.code),
    message: payment.state === 'paid' ? 'Successful.' : 'Giao dịch không thành công.',
    payType: 'qr',
    responseTime: at,
    extraData: payment.order.extraData,
  };
  return { ...values, signature: sign(noticeFields, values) };
}
