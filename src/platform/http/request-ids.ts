import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { onBehalfOf } from '#platform/log/on-behalf-of.ts';
import { type OpenSpan, spanKeeper } from '#platform/tracing/spans.ts';
import { routeName } from './watch-request-times.ts';

const spans = new WeakMap<FastifyRequest, OpenSpan>();

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where one of our proxies may be: this machine and private networks. */
const inside = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  inside.addSubnet(network, prefix, 'ipv4');
inside.addAddress('::1', 'ipv6');
inside.addSubnet('fc00::', 7, 'ipv6');

/**
 * The id of a request: the one given by the proxy in front of us (`X-Request-Id`, a UUID), so that its log and ours match;
 * otherwise a new one. Ids from outside our network are ignored.
 */
export function requestIdOf({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string {
  const given = String(headers['x-request-id'] ?? '').toLowerCase();
  return uuid.test(given) && isInside(socket.remoteAddress ?? '') ? given : randomUUID();
}

function isInside(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return plain !== '' && inside.check(plain, plain.includes(':') ? 'ipv6' : 'ipv4');
}

/** Returns each request's id in a header, and makes it known to everything that the request causes. */
export function carryRequestIds(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    onBehalfOf(request.id, () => {
      const span = spanKeeper()?.begin(`${request.method} request`, {
        'http.request.method': request.method,
      });
      if (!span) return done();
      spans.set(request, span);
      span.within(done);
    });
  });
  server.addHook('onResponse', async (request, reply) => {
    spans.get(request)?.end(
      {
        'http.route': routeName(request),
        'http.response.status_code': reply.statusCode,
        'request.id': request.id,
      },
      reply.statusCode >= 500,
    );
  });
}
