import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { simulateBank } from '#simulators/bank/simulate-bank.ts';
import { simulatePush } from '#simulators/push/simulate-push.ts';
import { simulateMomo } from './momo.ts';
import { createProviderState, type ProviderState } from './provider-state.ts';
import { simulateControl } from './simulate-control.ts';
import { simulatePayPage } from './simulate-pay-page.ts';
import { simulateVnpay } from './vnpay.ts';
import { simulateZalopay } from './zalopay.ts';

export interface Simulator {
  url: string;
  providers: ProviderState;
  stop(): Promise<void>;
}

/**
 * VNPay, MoMo and ZaloPay on this machine: strict about signatures and formats, with a payment page, signed webhooks,
 * queries and refunds, and faults on demand (/control); in addition a bank for transfers (/bank) and a push service with
 * browsers of its own (/push). State lives in memory.
 * README.md in this folder describes its use.
 */
export async function startSimulator({
  shopUrl,
  bankKey,
  port = 0,
  now,
}: {
  shopUrl: string;
  /** Key shared with the shop; without it there is no bank. */
  bankKey?: () => string;
  port?: number;
  now?: () => number;
}): Promise<Simulator> {
  const providers = createProviderState(now);
  const server = fastify({ forceCloseConnections: true });
  server.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  server.addHook('onRequest', async (request, reply) => {
    if (/^\/(control|bank|push)/.test(request.url)) return;
    if (providers.faults.slowMs > 0) await wait(providers.faults.slowMs);
    if (providers.faults.isDown) return reply.code(503).send({ message: 'down' });
  });
  simulateControl(server, providers);
  if (bankKey) simulateBank(server, { shopUrl, key: bankKey, now: providers.now });
  simulateVnpay(server, providers, shopUrl);
  const address = { url: '' };
  // The address is known only once the server listens; handlers read it on each request.
  simulateMomo(server, providers, address);
  simulatePush(server, { address, now: providers.now });
  simulateZalopay(server, providers, address);
  simulatePayPage(server, providers);
  await server.listen({ port, host: '127.0.0.1' });
  const { port: listening } = server.server.address() as { port: number };
  address.url = `http://localhost:${listening}`;
  return { url: address.url, providers, stop: () => server.close() };
}
