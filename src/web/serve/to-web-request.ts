import type { FastifyRequest } from 'fastify';

/**
 * The request as the web platform knows it, under the address at which visitors reach the site. That must be right, because
 * forms are only taken from their own site: a site known to speak HTTPS does so even if a proxy forgets to tell. HEAD
 * becomes GET: its page may be kept for those who want to read it, and Fastify leaves the body out. `x-guest-ip` is where
 * it came from.
 */
export function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (Array.isArray(value)) for (const item of value) headers.append(name, item);
    else if (value !== undefined) headers.set(name, value);
  }
  headers.set('x-guest-ip', request.ip);
  const own = new URL(publicUrl);
  const { host } = request.headers;
  const isKnown = !host || (host === own.host && own.protocol === 'https:');
  const origin = isKnown ? own.origin : `${request.protocol}://${host}`;
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(new URL(request.url, origin), {
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    ...(hasBody && Buffer.isBuffer(request.body) && { body: new Uint8Array(request.body) }),
  });
}
