import type { FastifyRequest } from 'fastify';

/** What proxies say of whom they ask for. With one of them the caller is not on this machine, whatever it looks like. */
const forwarded = /^(forwarded|via|x-forwarded-|x-real-ip$|true-client-ip$|cf-connecting-ip$)/;

/**
 * Whether somebody asks from this very machine: by the address of the connection, which no header changes, without a proxy
 * between, and under a name of this machine, so that no page of a browser here is led to ask for somebody else.
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
