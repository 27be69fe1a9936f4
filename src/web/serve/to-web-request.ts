import type { FastifyRequest } from 'fastify';

/**
 * The request as the web platform knows it, under the address at which visitors reach the site: forms are only taken
 * from their own site, and a proxy that does not say that it speaks HTTPS shall not make them strangers. HEAD becomes GET: its
 * page may be kept for those who want to read it, and Fastify leaves the body out. `x-guest-ip` is where it came from.
 */
export function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (Array.isArray(value)) for (const item of value) headers.append(name, item);
    else if (value !== undefined) headers.set(name, value);
  }
  headers.set('x-guest-ip', request.ip);
  const own = new URL(publicUrl);
  const { host = own.host } = request.headers;
  const origin = host === own.host ? own.origin : `${request.protocol}://${host}`;
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(new URL(request.url, origin), {
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    ...(hasBody && Buffer.isBuffer(request.body) && { body: new Uint8Array(request.body) }),
  });
}
