import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { parseVietQr } from '#modules/payments/gateways/vietqr-payload.ts';
import { escapeHtml, simulatorPage } from '#simulators/providers/simulator-page.ts';
import { signCassoWebhook } from './sign-casso-webhook.ts';
import { type FakeTransfer, garbleTransferContent, signWebhook } from './sign-webhook.ts';

const lateMs = 4_000;
const services = { sepay: signWebhook, casso: signCassoWebhook };

/** Ways in which a transfer or its webhook can go wrong. */
const manners = {
  exact: 'Đúng số tiền, đúng nội dung',
  less: 'Thiếu một nửa',
  more: 'Thừa 50.000 ₫',
  'no-code': 'Quên nội dung',
  'other-code': 'Sai mã trong nội dung',
  twice: 'Báo về hai lần',
  late: 'Báo về muộn',
  forged: 'Sai chữ ký',
  out: 'Tiền đi, không phải tiền đến',
};
type Manner = keyof typeof manners;

interface Bank {
  shopUrl: string;
  key(): string;
  now(): number;
}

/**
 * A simulated bank with webhooks: `GET /bank?qr=…` is a page for transfers, `POST /bank/transfer` executes one: `qr` (the
 * text of a VietQR) or `account`, `amount` and `content`; `manner` and `service` as in the lists above. Responds with the
 * statuses that the shop answered.
 */
export function simulateBank(server: FastifyInstance, bank: Bank): void {
  server.get<{ Querystring: Record<string, string> }>('/bank', async (request, reply) =>
    reply.type('text/html; charset=utf-8').send(transferPage(request.query.qr ?? '')),
  );
  server.post<{ Body: Record<string, unknown> }>('/bank/transfer', async (request, reply) => {
    const transfer = readTransfer(request.body);
    if (!transfer) return reply.code(400).send({ message: 'Mã VietQR hoặc số tiền chưa đúng' });
    const manner = (request.body.manner ?? 'exact') as Manner;
    const service = request.body.service === 'casso' ? 'casso' : 'sepay';
    const statuses = await report(bank, service, { ...transfer, manner });
    return { service, manner, statuses };
  });
}

function readTransfer(body: Record<string, unknown>): FakeTransfer | null {
  const { qr, account, amount, content } = body;
  const scanned = qr ? parseVietQr(String(qr)) : null;
  if (scanned) {
    if (!scanned.ok) return null;
    const { amountVnd = 0, account: to, content: memo = '' } = scanned.value;
    return amountVnd > 0 ? { amountVnd, account: to, content: memo } : null;
  }
  const amountVnd = Number(amount);
  if (!Number.isSafeInteger(amountVnd) || amountVnd <= 0) return null;
  return { amountVnd, content: String(content ?? ''), ...(account ? { account: String(account) } : {}) };
}

async function report(
  { shopUrl, key, now }: Bank,
  service: keyof typeof services,
  { manner, ...transfer }: FakeTransfer & { manner: Manner },
): Promise<number[]> {
  const made = inManner(transfer, manner);
  if (manner === 'late') await wait(lateMs);
  const { rawBody, headers } = services[service](
    manner === 'forged' ? 'somebody else' : key(),
    made,
    new Date(now()),
  );
  const statuses: number[] = [];
  for (let time = 0; time < (manner === 'twice' ? 2 : 1); time++) {
    const reply = await fetch(`${shopUrl}/api/v1/payments/bank/webhook`, {
      method: 'POST',
      headers,
      body: rawBody,
    });
    statuses.push(reply.status);
  }
  return statuses;
}

function inManner(transfer: FakeTransfer, manner: Manner): FakeTransfer {
  const { amountVnd } = transfer;
  const content = garbleTransferContent(transfer.content);
  if (manner === 'less') return { ...transfer, content, amountVnd: Math.ceil(amountVnd / 2) };
  if (manner === 'more') return { ...transfer, content, amountVnd: amountVnd + 50_000 };
  if (manner === 'no-code') return { ...transfer, content: garbleTransferContent('chuyen tien') };
  if (manner === 'other-code') return { ...transfer, content: garbleTransferContent('DV2222222') };
  return { ...transfer, content, ...(manner === 'out' && { direction: 'out' as const }) };
}

function transferPage(qr: string): string {
  const choices = Object.entries(manners).map(([name, label]) => `<option value="${name}">${label}</option>`);
  return simulatorPage(
    'Ngân hàng giả lập',
    `<form method="post" action="/bank/transfer">
<label>Mã VietQR <textarea name="qr" rows="4">${escapeHtml(qr)}</textarea></label>
<label>Hoặc số tiền (₫) <input name="amount" inputmode="numeric"></label>
<label>và nội dung <input name="content"></label>
<label>Chuyển thế nào<select name="manner">${choices.join('')}</select></label>
<label>Dịch vụ báo có<select name="service"><option value="sepay">SePay</option><option value="casso">Casso</option></select></label>
<button>Chuyển khoản</button></form>`,
  );
}
