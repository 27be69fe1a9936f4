import type { FastifyInstance } from 'fastify';
import type { App } from '#platform/app.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { admitCall, type CallLimit, readCalls, writeCalls } from '#platform/limits/admit-call.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An additional limit, or for a read by POST the read limit instead; false for calls that must never be limited. */
    calls?: CallLimit | false;
  }
}

/** Rate limit of all calls by IP address, shared with the pages: reads, writes, and the limits of a route. */
export function limitCalls(server: FastifyInstance, app: App): void {
  server.addHook('onRequest', async ({ method, ip, routeOptions }) => {
    const { calls } = routeOptions.config;
    if (calls === false) return;
    const usual = method === 'GET' || method === 'HEAD' || calls === readCalls ? readCalls : writeCalls;
    const admitted = await admitCall(app, ip, calls && calls !== usual ? [calls, usual] : [usual]);
    if (!admitted.ok) throw tooManyCalls(admitted.retryAfterSeconds);
  });
}

export function tooManyCalls(retryAfterSeconds: number): ProblemError {
  const title = 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.';
  return new ProblemError(429, 'too_many_requests', title, {
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
}
