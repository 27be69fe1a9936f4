import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { simulatedKeys } from '#platform/config/simulated-keys.ts';
import { type ProviderState, paymentKey, refundable, type SimulatedPayment } from './provider-state.ts';

const { appId, key1, key2 } = simulatedKeys.zalopay;
const mac = (key: string, ...fields: unknown[]) =>
  createHmac('sha256', key).update(fields.join('|')).digest('hex');

type Body = Record<string, unknown>;
const refused = { return_code: 2, return_message: 'failed' };

/** ZaloPay's gateway: orders, queries and refunds. */
export function simulateZalopay(
  server: FastifyInstance,
  providers: ProviderState,
  simulator: { url: string },
): void {
  const find = (transId: unknown) => providers.payments.get(paymentKey('zalopay', String(transId)));

  server.post('/zalopay/v2/create', async (request) => {
    const body = request.body as Body;
    const { app_id, app_trans_id, app_user, amount, app_time, embed_data, item } = body;
    if (body.mac !== mac(key1, app_id, app_trans_id, app_user, amount, app_time, embed_data, item))
      return { ...refused, sub_return_code: -402 };
    const today = new Date(providers.now() + 7 * 3_600_000).toISOString().slice(2, 10).replaceAll('-', '');
    if (app_id !== appId || !String(app_trans_id).startsWith(`${today}_`))
      return { ...refused, sub_return_code: -401 };
    if (find(app_trans_id)) return { ...refused, sub_return_code: -68 };
    providers.payments.set(paymentKey('zalopay', String(app_trans_id)), {
      provider: 'zalopay',
      reference: String(app_trans_id),
      amountVnd: Number(amount),
      providerRef: `${today}${providers.newRef()}`,
      state: 'waiting',
      code: '3',
      expiresAt: providers.now() + Number(body.expire_duration_seconds ?? 900) * 1000,
      notifyUrl: String(body.callback_url),
      returnUrl: (JSON.parse(String(embed_data)) as { redirecturl: string }).redirecturl,
      order: { app_time, app_user, embed_data, item },
      refunds: [],
    });
    const order_url = `${simulator.url}/pay/zalopay/${encodeURIComponent(String(app_trans_id))}`;
    return { return_code: 1, return_message: 'success', order_url };
  });

  server.post('/zalopay/v2/query', async (request) => {
    const body = request.body as Body;
    if (body.mac !== mac(key1, body.app_id, body.app_trans_id, key1))
      return { ...refused, sub_return_code: -402 };
    const payment = find(body.app_trans_id);
    if (!payment) return refused;
    const codes = { waiting: 3, paid: 1, failed: 2, review: 3 };
    return {
      return_code: codes[payment.state],
      is_processing: payment.state === 'waiting',
      amount: payment.amountVnd,
      zp_trans_id: Number(payment.providerRef),
    };
  });

  server.post('/zalopay/v2/refund', async (request) => {
    const body = request.body as Body;
    const { app_id, zp_trans_id, amount, description, timestamp } = body;
    if (body.mac !== mac(key1, app_id, zp_trans_id, amount, description, timestamp))
      return { ...refused, sub_return_code: -402 };
    const payment = [...providers.payments.values()].find((one) => one.providerRef === String(zp_trans_id));
    const known = payment?.refunds.find((one) => one.id === body.m_refund_id);
    if (known) return { return_code: known.state === 'done' ? 1 : 3 };
    if (!payment || Number(amount) > refundable(payment)) return refused;
    const state = providers.faults.refundsArePending ? 'pending' : 'done';
    payment.refunds.push({ id: String(body.m_refund_id), amountVnd: Number(amount), state });
    return { return_code: state === 'done' ? 1 : 3, refund_id: Number(providers.newRef()) };
  });

  server.post('/zalopay/v2/query_refund', async (request) => {
    const body = request.body as Body;
    if (body.mac !== mac(key1, body.app_id, body.m_refund_id, body.timestamp))
      return { ...refused, sub_return_code: -402 };
    const refunds = [...providers.payments.values()].flatMap((one) => one.refunds);
    const refund = refunds.find((one) => one.id === body.m_refund_id);
    if (!refund) return refused;
    if (refund.state === 'pending' && !providers.faults.refundsArePending) refund.state = 'done';
    return { return_code: refund.state === 'done' ? 1 : 3 };
  });
}

/** The body of the callback; ZaloPay sends it for successes only. */
export function zalopayNotice(payment: SimulatedPayment, amountVnd: number, at: number): Body {
  const data = JSON.stringify({
    app_id: appId,
    app_trans_id: payment.reference,
    ...payment.order,
    amount: amountVnd,
    zp_trans_id: Number(payment.providerRef),
    server_time: at,
    channel: 38,
    merchant_user_id: 'sim',
    user_fee_amount: 0,
    discount_amount: 0,
  });
  return { data, mac: mac(key2, data), type: 1 };
}
