import type { FastifyRequest } from 'fastify';
import { setGuestIp } from './guest-ip.ts';

/**
 * Converts a visitor's request into a web Request, for a page that is not shared. Its origin is the site's own, whatever
 * Host the visitor sent; a form's origin is its Origin header, which `isCrossOrigin` has checked. HEAD becomes GET: Fastify
 * omits the body. `guestIpOf` reads the visitor's address from it.
 */
export function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (Array.isArray(value)) for (const item of value) headers.append(name, item);
    else if (value !== undefined) headers.set(name, value);
  }
  setGuestIp(headers, request.ip);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const origin = isRead ? undefined : request.headers.origin;
  return new Request(addressAt(origin ?? publicUrl, request.url), {
    method: isRead ? 'GET' : request.method,
    headers,
    ...(!isRead && Buffer.isBuffer(request.body) && { body: new Uint8Array(request.body) }),
  });
}

/** A request for a shared page: its address and nothing about the visitor. */
export function toSharedRequest(address: string, publicUrl: string): Request {
  return new Request(addressAt(publicUrl, address));
}

/** Appends the path literally: `new URL(path, origin)` would read the beginning of some paths as another host. */
function addressAt(origin: string, path: string): URL {
  return new URL(`${new URL(origin).origin}${path}`);
}
