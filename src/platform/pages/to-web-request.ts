import type { FastifyRequest } from 'fastify';

/**
 * The request of one visitor as the web platform knows it, for a page that is nobody else's. Its origin is the site's
 * own, whatever the visitor called the host; a form's is where it says that it comes from, which `isCrossOrigin` has
 * looked at. HEAD becomes GET: Fastify leaves the body out. `x-guest-ip` is where it came from.
 */
export function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (Array.isArray(value)) for (const item of value) headers.append(name, item);
    else if (value !== undefined) headers.set(name, value);
  }
  headers.set('x-guest-ip', request.ip);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const origin = isRead ? undefined : request.headers.origin;
  return new Request(addressAt(origin ?? publicUrl, request.url), {
    method: isRead ? 'GET' : request.method,
    headers,
    ...(!isRead && Buffer.isBuffer(request.body) && { body: new Uint8Array(request.body) }),
  });
}

/** A request for a page that is shared: its address and nothing of whoever asks. */
export function toSharedRequest(address: string, publicUrl: string): Request {
  return new Request(addressAt(publicUrl, address));
}

/** A path is put behind its origin as it is: `new URL(path, origin)` would take the beginning of some for another host. */
function addressAt(origin: string, path: string): URL {
  return new URL(`${new URL(origin).origin}${path}`);
}
