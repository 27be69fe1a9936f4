import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isLoopbackAddress, isLoopbackHost } from './is-loopback.ts';

/** What proxies say of whom they ask for. With one of them the caller is not on this machine, whatever it looks like. */
const forwarded = /^(forwarded|via|x-forwarded-|x-real-ip$|true-client-ip$|cf-connecting-ip$)/;

/**
 * Whether somebody asks from this very machine: by the address of the connection, which no header changes, without a proxy
 * between, and under a name of this machine, so that no page of a browser here is led to ask for somebody else.
 */
export function asksFromHere({ raw }: FastifyRequest): boolean {
  return (
    isLoopbackAddress(raw.socket.remoteAddress ?? '') &&
    !Object.keys(raw.headers).some((name) => forwarded.test(name)) &&
    isLoopbackHost(URL.parse(`http://${raw.headers.host ?? 'localhost'}`)?.hostname ?? '')
  );
}

/** Whether a call shows a key: as a bearer token, or as the password that a browser asks for (the name is free). */
export function showsKey({ headers }: FastifyRequest, key: string | undefined): boolean {
  if (!key) return false;
  const [, scheme = '', shown = ''] = /^(bearer|basic) +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  const plain =
    scheme.toLowerCase() === 'basic'
      ? Buffer.from(shown, 'base64')
          .toString()
          .replace(/^[^:]*:/, '')
      : shown;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(plain), digest(key));
}
