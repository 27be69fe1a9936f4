import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** Route names set by handlers: all pages share one route of the server. */
const names = new WeakMap<FastifyRequest, string>();

/** Sets the route name under which a request is counted. Never part of the URL: that would be too many names. */
export function nameRoute(request: FastifyRequest, name: string): void {
  names.set(request, name);
}

/** The route name under which a request is counted. */
export function routeName(request: FastifyRequest): string {
  return names.get(request) ?? request.routeOptions.url ?? 'none';
}

/** In seconds. Fine enough for alerts on slow pages; most requests take a few thousandths. */
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
