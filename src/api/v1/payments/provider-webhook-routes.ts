import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { receiveProviderEvent } from '#modules/booking/payment/provider-events.ts';
import type { OnlineGateway } from '#modules/payments/gateways/gateway.ts';
import { onlineGateways } from '#modules/payments/gateways/gateways.ts';
import type { App } from '#platform/app.ts';
import { notFound } from '#platform/http/problem.ts';
import { countMessage } from './count-message.ts';

/** Each provider expects replies in its own format, for refusals as well. */
const providerReplies = { '2xx': z.any(), '4xx': z.any() };

const addresses = [
  { method: 'vnpay', verb: 'GET', url: '/payments/vnpay/ipn', summary: 'VNPay báo kết quả thanh toán' },
  { method: 'momo', verb: 'POST', url: '/payments/momo/ipn', summary: 'MoMo báo kết quả thanh toán' },
  { method: 'zalopay', verb: 'POST', url: '/payments/zalopay/callback', summary: 'ZaloPay báo đã thu tiền' },
] as const;

/** Providers send a few hundred bytes. */
const maxBodyBytes = 16 * 1024;

/**
 * Payment webhooks (IPN) of the providers. Each is answered in its own format; after an error of ours the answer makes the
 * provider send again. The signature covers the body as it was sent, so it is not parsed before.
 */
export async function providerWebhookRoutes(server: FastifyInstance, { app }: { app: App }): Promise<void> {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string', bodyLimit: maxBodyBytes }, (_, body, done) =>
    done(null, body),
  );
  for (const { method, verb, url, summary } of addresses) {
    server.route({
      method: verb,
      url,
      schema: {
        summary,
        tags: ['payments'],
        security: [{ messageSignature: [] }],
        response: providerReplies,
      },
      config: { calls: false },
      async handler(request, reply) {
        const gateway = onlineGateways(app.config, () => app.clock.now()).find(
          (one) => one.method === method,
        );
        if (!gateway) throw notFound('Cách thanh toán này không được dùng ở đây.');
        return answer(app, gateway, request, reply);
      },
    });
  }
}

async function answer(app: App, gateway: OnlineGateway, request: FastifyRequest, reply: FastifyReply) {
  const message = {
    query: request.query as Record<string, string>,
    rawBody: typeof request.body === 'string' ? request.body : '',
  };
  const verdict = await receiveProviderEvent(app.db, app.queue, gateway, {
    message,
    now: app.clock.now(),
  }).catch((error) => {
    app.log.error({ error, provider: gateway.method }, 'a webhook event could not be processed');
    return 'our_fault' as const;
  });
  if (verdict !== 'accepted' && verdict !== 'duplicate') {
    app.log.warn({ provider: gateway.method, verdict }, 'a webhook event was rejected');
  }
  countMessage(gateway.method, verdict);
  const { status, body } = gateway.replyTo(verdict);
  return body ? reply.code(status).send(body) : reply.code(status).send();
}
