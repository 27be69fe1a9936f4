import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { receiveBankTransfer } from '#modules/booking/payment/bank-transfers.ts';
import { readBankWebhook } from '#modules/payments/gateways/read-bank-webhook.ts';
import { findSettings } from '#modules/settings/queries.ts';
import type { App } from '#platform/app.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { countMessage } from './count-message.ts';

const refusals = {
  bad_signature: [401, 'Chữ ký không đúng.'],
  stale: [401, 'Thông báo đã quá cũ.'],
  malformed: [400, 'Thông báo không đúng định dạng.'],
} as const;

/** Enough for a hundred transfers in one message of the older format; no service sends more. */
const maxBodyBytes = 64 * 1024;

/**
 * Bank transfer webhooks: SePay and Casso, distinguished by their headers. The signature covers the body as it was sent, so
 * it is not parsed before. Answers 200 as soon as every transfer is stored, matched or not: with any other answer the
 * service would send it again.
 */
export async function bankWebhookRoutes(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBodyBytes }, (_, body, done) =>
    done(null, body),
  );
  const options = {
    schema: {
      summary: 'Ngân hàng báo có tiền chuyển tới',
      tags: ['payments'],
      security: [{ messageSignature: [] }],
      response: { 200: z.object({ success: z.boolean() }) },
    },
    config: { calls: false as const },
  };
  server.post('/payments/bank/webhook', options, async (request) => {
    const now = app.clock.now();
    const read = readBankWebhook({
      headers: request.headers,
      rawBody: typeof request.body === 'string' ? request.body : '',
      keys: {
        sepay: app.secrets.bankWebhook,
        casso: app.config.CASSO_WEBHOOK_KEY ?? app.secrets.bankWebhook,
      },
      ownAccounts: ((await findSettings(app.db))?.bankAccounts ?? []).map(({ no }) => no),
      now,
    });
    countMessage('bank', read.ok ? 'accepted' : read.reason);
    if (!read.ok) {
      const [status, title] = refusals[read.reason];
      throw new ProblemError(status, read.reason, title);
    }
    for (const transfer of read.transfers) await receiveBankTransfer(app.db, app.queue, transfer, now);
    return { success: true };
  });
}
