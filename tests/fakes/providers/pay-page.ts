import type { FastifyInstance } from 'fastify';
import { deliver } from './deliver.ts';
import { momoNotice } from './momo.ts';
import {
  type Delivery,
  deliveries,
  type Provider,
  paymentKey,
  type SimulatedPayment,
  type Till,
} from './till.ts';
import { vnpayNotice } from './vnpay.ts';

const outcomes: Record<Provider, [code: string, state: SimulatedPayment['state'], label: string][]> = {
  vnpay: [
    ['00', 'paid', 'Thanh toán thành công'],
    ['24', 'failed', 'Khách hủy giao dịch'],
    ['51', 'failed', 'Không đủ số dư'],
    ['75', 'failed', 'Ngân hàng bảo trì'],
    ['07', 'review', 'Đã trừ tiền, bị nghi ngờ'],
  ],
  momo: [
    ['0', 'paid', 'Thanh toán thành công'],
    ['1006', 'failed', 'Khách từ chối'],
    ['1001', 'failed', 'Không đủ tiền'],
    ['7002', 'waiting', 'Đang xử lý'],
  ],
  zalopay: [
    ['1', 'paid', 'Thanh toán thành công'],
    ['2', 'failed', 'Khách hủy'],
  ],
};

const deliveryLabels: Record<Delivery, string> = {
  once: 'Báo về một lần',
  none: 'Không báo về',
  twice: 'Báo về hai lần',
  late: 'Báo về muộn',
  forged: 'Sai chữ ký',
  'wrong-amount': 'Sai số tiền',
};

/** Where the guest would pay: each outcome is a button, and how the shop hears of it is chosen. */
export function simulatePayPage(server: FastifyInstance, till: Till): void {
  server.get<{ Params: { provider: Provider; reference: string } }>(
    '/pay/:provider/:reference',
    async (request, reply) => {
      const payment = till.payments.get(paymentKey(request.params.provider, request.params.reference));
      if (!payment) return reply.code(404).send('Không có giao dịch này');
      return reply.type('text/html; charset=utf-8').send(page(payment, till.now()));
    },
  );

  server.post<{ Params: { provider: Provider; reference: string }; Body: Record<string, string> }>(
    '/pay/:provider/:reference',
    async (request, reply) => {
      const payment = till.payments.get(paymentKey(request.params.provider, request.params.reference));
      const outcome = outcomes[request.params.provider].find(([code]) => code === request.body.code);
      if (!payment || !outcome) return reply.code(404).send('Không có giao dịch này');
      if (payment.state === 'waiting' && till.now() < payment.expiresAt) {
        [payment.code, payment.state] = outcome;
        const delivery = deliveries.find((name) => name === request.body.delivery) ?? 'once';
        const told = deliver(payment, delivery, till.now);
        if (delivery !== 'late') await told;
        else told.catch(() => {});
      }
      return reply.redirect(returnAddress(payment, till.now()), 303);
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
  const choices = deliveries.map((name) => `<option value="${name}">${deliveryLabels[name]}</option>`);
  return `<!doctype html><html lang="vi"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>Giả lập ${payment.provider}</title>
<style>body{font:18px/1.6 system-ui;max-width:28rem;margin:3rem auto;padding:0 1rem}button,select{display:block;width:100%;min-height:3rem;margin:.6rem 0;font:inherit}</style>
<h1>Giả lập ${payment.provider}</h1>
<p>Giao dịch ${escapeHtml(payment.reference)}: <strong>${payment.amountVnd.toLocaleString('vi-VN')} ₫</strong></p>
${isOpen ? `<form method="post"><label>Cách báo về<select name="delivery">${choices.join('')}</select></label>${buttons.join('')}</form>` : '<p>Giao dịch đã kết thúc.</p>'}</html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
