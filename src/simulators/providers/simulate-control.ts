import type { FastifyInstance } from 'fastify';
import { deliver } from './deliver.ts';
import { deliveryModeOf, deliveryModeSelect } from './delivery-mode.ts';
import {
  type Faults,
  type Provider,
  type ProviderState,
  paymentKey,
  type SimulatedPayment,
} from './provider-state.ts';
import { escapeHtml, simulatorPage } from './simulator-page.ts';

type Form = Record<string, string>;

/**
 * Faults and payments: `GET /control` is a page with a form for each, `POST /control` sets faults by JSON
 * (`{ "isDown": true }`), and `POST /control/notify` notifies the shop of a payment once more.
 */
export function simulateControl(server: FastifyInstance, providers: ProviderState): void {
  server.get('/control', async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(controlPage(providers)),
  );

  server.post('/control', async (request, reply) => {
    if (!request.headers['content-type']?.startsWith(formType))
      return Object.assign(providers.faults, request.body as Faults);
    const form = request.body as Form;
    Object.assign(providers.faults, {
      isDown: form.isDown === 'on',
      slowMs: Math.max(0, Number(form.slowMs) || 0),
      refundsArePending: form.refundsArePending === 'on',
    });
    return reply.redirect('/control', 303);
  });

  server.post('/control/notify', async (request, reply) => {
    const { provider, reference, delivery } = request.body as Form;
    const payment = providers.payments.get(paymentKey(provider as Provider, reference ?? ''));
    if (!payment) return reply.code(404).send('Không có giao dịch này');
    await deliver(payment, deliveryModeOf(delivery), providers.now);
    return reply.redirect('/control', 303);
  });
}

const formType = 'application/x-www-form-urlencoded';

function controlPage({ faults, payments }: ProviderState): string {
  const checked = (isOn: boolean) => (isOn ? ' checked' : '');
  return simulatorPage(
    'Điều khiển bên thanh toán giả lập',
    `<form method="post">
<label><input type="checkbox" name="isDown"${checked(faults.isDown)}> Không trả lời (503)</label>
<label><input type="checkbox" name="refundsArePending"${checked(faults.refundsArePending)}> Lệnh hoàn chờ xử lý</label>
<label>Trả lời chậm (ms) <input type="number" name="slowMs" min="0" value="${faults.slowMs}"></label>
<button>Áp dụng</button></form>
<h2>Giao dịch</h2>
${[...payments.values()].map(paymentForm).join('') || '<p>Chưa có giao dịch nào.</p>'}`,
  );
}

function paymentForm({ provider, reference, amountVnd, state, code }: SimulatedPayment): string {
  return `<form method="post" action="/control/notify">
<p>${provider} ${escapeHtml(reference)}: ${amountVnd.toLocaleString('vi-VN')} ₫, ${state} ${escapeHtml(code)}</p>
<input type="hidden" name="provider" value="${provider}"><input type="hidden" name="reference" value="${escapeHtml(reference)}">
${deliveryModeSelect()}<button>Báo lại</button></form>`;
}
