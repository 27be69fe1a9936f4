import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry, register } from 'prom-client';
import {
  countLastDifferences,
  listLastViolations,
} from '#modules/payments/reconciliation/reconciliations.ts';
import type { App } from '#platform/app.ts';
import { hasOperatorKey } from '#platform/http/has-operator-key.ts';
import { isLoopbackRequest } from '#platform/http/is-loopback.ts';
import { notFound } from '#platform/http/problem.ts';
import { measureClockSkew } from '#platform/time/clock-skew.ts';
import { registerJobGauges } from './register-job-gauges.ts';
import { registerNodeGauges } from './register-node-gauges.ts';
import { registerTradeGauges } from './register-trade-gauges.ts';

/** A load balancer gets an answer within a second, even while the database is frozen. */
const readyWithinMs = 800;

/**
 * `/healthz` (alive), `/readyz` (the database answers and accepts new connections) and `/metrics`.
 * @param options.own the registry for metrics of this one server; modules count for the process in the library's registry
 */
export async function healthRoutes(
  server: FastifyInstance,
  options: { app: App; own: Registry },
): Promise<void> {
  const { own } = options;
  const registers = [own];
  collectDefaultMetrics({ register: own });
  new Gauge({
    name: 'books_differences',
    help: 'In how many ways money and places did not agree when the books were closed last; alarm above 0',
    registers,
    async collect() {
      this.set((await countLastDifferences(options.app.db).catch(() => null)) ?? 0);
    },
  });
  new Gauge({
    name: 'invariant_violations',
    help: 'Rows that broke a rule of money and places when the books were closed last, by rule; rules that held are not there',
    labelNames: ['check'],
    registers,
    async collect() {
      this.reset();
      for (const { rule, count } of await listLastViolations(options.app.db).catch(() => []))
        this.set({ check: rule }, count);
    },
  });
  new Gauge({
    name: 'clock_skew_seconds',
    help: 'By how much the clock of this process is ahead of the one of the database; alarm beyond 5 either way',
    registers,
    async collect() {
      this.set(await measureClockSkew(options.app.db).catch(() => Number.NaN));
    },
  });
  registerJobGauges(options.app, own);
  registerTradeGauges(options.app, own);
  registerNodeGauges(options.app, own);
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_, reply) => {
    if (options.app.shutdown.isStarted) return reply.code(503).send({ status: 'closing' });
    if (await options.app.databaseHealth.answersWithin(readyWithinMs)) return { status: 'ready' };
    return reply.code(503).header('retry-after', '5').send({ status: 'database away' });
  });
  server.get('/metrics', async (request, reply) => {
    // Versions, memory and the state of the ledger are for operators only.
    if (!isLoopbackRequest(request) && !hasOperatorKey(request, options.app.config.METRICS_TOKEN))
      throw notFound();
    return reply.type(own.contentType).send(await Registry.merge([register, own]).metrics());
  });
}
