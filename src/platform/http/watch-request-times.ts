import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** The names of routes that a handler has found by itself: all pages share one route of the server. */
const names = new WeakMap<FastifyRequest, string>();

/** Says which route a request is counted under, instead of the server's own. Never part of the address: there are too many. */
export function nameRoute(request: FastifyRequest, name: string): void {
  names.set(request, name);
}

/** Which route a request is counted under. */
export function routeName(request: FastifyRequest): string {
  return names.get(request) ?? request.routeOptions.url ?? 'none';
}

/** Seconds from which a page is slow are what alerts look at; most take a few thousandths. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures how long each request takes, by method, route and status. */
export function watchRequestTimes(server: FastifyInstance, registry: Registry): void {
  const times = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its answer, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  server.addHook('onResponse', async (request, reply) => {
    times.observe(
      { method: request.method, route: routeName(request), status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
}
