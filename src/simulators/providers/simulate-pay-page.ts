import type { FastifyInstance } from 'fastify';
import { deliver } from './deliver.ts';
import { deliveryModeOf, deliveryModeSelect } from './delivery-mode.ts';
import { momoNotice } from './momo.ts';
import { type Provider, type ProviderState, paymentKey, type SimulatedPayment } from './provider-state.ts';
import { escapeHtml, simulatorPage } from './simulator-page.ts';
import { vnpayNotice } from './vnpay.ts';

const outcomes: Record<Provider, [code: string, state: SimulatedPayment['state'], label: string][]> = {
  vnpay: [
    ['00', 'paid', 'Thanh toán thành công'],
    ['24', 'failed', 'Khách hủy giao dịch'],
    ['11', 'failed', 'Hết hạn chờ thanh toán'],
    ['51', 'failed', 'Không đủ số dư'],
    ['75', 'failed', 'Ngân hàng bảo trì'],
    ['99', 'failed', 'Lỗi khác'],
    ['07', 'review', 'Đã trừ tiền, bị nghi ngờ'],
  ],
  momo: [
    ['0', 'paid', 'Thanh toán thành công'],
    ['1006', 'failed', 'Khách từ chối'],
    ['1001', 'failed', 'Không đủ tiền'],
    ['1005', 'failed', 'Liên kết hết hạn'],
    ['9000', 'paid', 'Đã giữ tiền, tự thu'],
    ['7002', 'waiting', 'Đang xử lý'],
  ],
  zalopay: [
    ['1', 'paid', 'Thanh toán thành công'],
    ['2', 'failed', 'Khách hủy'],
    ['3', 'waiting', 'Đang xử lý'],
  ],
};

/** The simulated payment page: a button for each outcome, and a choice of how the shop is notified. */
export function simulatePayPage(server: FastifyInstance, providers: ProviderState): void {
  server.get<{ Params: { provider: Provider; reference: string } }>(
    '/pay/:provider/:reference',
    async (request, reply) => {
      const payment = providers.payments.get(paymentKey(request.params.provider, request.params.reference));
      if (!payment) return reply.code(404).send('Không có giao dịch này');
      return reply.type('text/html; charset=utf-8').send(page(payment, providers.now()));
    },
  );

  server.post<{ Params: { provider: Provider; reference: string }; Body: Record<string, string> }>(
    '/pay/:provider/:reference',
    async (request, reply) => {
      const payment = providers.payments.get(paymentKey(request.params.provider, request.params.reference));
      const outcome = outcomes[request.params.provider].find(([code]) => code === request.body.code);
      if (!payment || !outcome) return reply.code(404).send('Không có giao dịch này');
      if (payment.state === 'waiting' && providers.now() < payment.expiresAt) {
        [payment.code, payment.state] = outcome;
        const delivery = deliveryModeOf(request.body.delivery);
        const delivered = deliver(payment, delivery, providers.now);
        if (delivery !== 'late') await delivered;
        else delivered.catch(() => {});
      }
      return reply.redirect(returnAddress(payment, providers.now()), 303);
    },
  );
}

function returnAddress(payment: SimulatedPayment, at: number): string {
  const params =
    payment.provider === 'vnpay'
      ? vnpayNotice(payment, payment.amountVnd, at)
      : payment.provider === 'momo'
        ? momoNotice(payment, payment.amountVnd, at)
        : { apptransid: payment.reference, status: payment.state === 'paid' ? '1' : '-49' };
  const words = Object.entries(params).map(([key, value]) => [key, String(value)]);
  return `${payment.returnUrl}?${new URLSearchParams(words)}`;
}

function page(payment: SimulatedPayment, at: number): string {
  const isOpen = payment.state === 'waiting' && at < payment.expiresAt;
  const buttons = outcomes[payment.provider].map(
    ([code, , label]) => `<button name="code" value="${code}">${label}</button>`,
  );
  const body = isOpen
    ? `<form method="post">${deliveryModeSelect()}${buttons.join('')}</form>`
    : '<p>Giao dịch đã kết thúc.</p>';
  return simulatorPage(
    `Giả lập ${payment.provider}`,
    `<p>Giao dịch ${escapeHtml(payment.reference)}: <strong>${payment.amountVnd.toLocaleString('vi-VN')} ₫</strong></p>
${body}<p><a href="/control">Lỗi theo ý muốn, báo lại giao dịch cũ</a></p>`,
  );
}
