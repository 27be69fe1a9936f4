import type { FastifyRequest } from 'fastify';

/** Headers that proxies add about their client. With one of them the caller is not on this machine, even if it seems so. */
const forwarded = /^(forwarded|via|x-forwarded-|x-real-ip$|true-client-ip$|cf-connecting-ip$)/;

/**
 * Whether a request comes from this very machine: by the connection's address, which no header changes, with no proxy in
 * between, and under a host name of this machine, which rules out pages in a local browser (DNS rebinding).
 */
export function isLoopbackRequest({ raw }: FastifyRequest): boolean {
  return (
    isLoopbackAddress(raw.socket.remoteAddress ?? '') &&
    !Object.keys(raw.headers).some((name) => forwarded.test(name)) &&
    isLoopbackHost(URL.parse(`http://${raw.headers.host ?? 'localhost'}`)?.hostname ?? '')
  );
}

/** Whether a host name means the machine itself (RFC 6761, 6.3; RFC 6890). */
export function isLoopbackHost(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || isLoopbackAddress(name);
}

export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address);
}
