import { lookup as lookUp } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Config } from '#platform/config/config.ts';
import { isLoopbackAddress, isLoopbackHost } from './is-loopback.ts';

export interface OutsideCall {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  timeoutMs: number;
  /** Longer response bodies are refused. */
  maxBytes: number;
  /** Redirects to follow, each checked like the first address; none by default. */
  maxRedirects?: number;
  /** Whether calls to this machine itself are allowed, also without TLS; see `allowsLoopback`. */
  toLoopback: boolean;
}

/** Why a call was refused or failed. */
export type OutsideRefusal =
  | 'wrong_address'
  | 'not_https'
  | 'private_address'
  | 'unknown_host'
  | 'timeout'
  | 'too_large'
  | 'unreachable';

export type OutsideReply =
  | {
      ok: true;
      status: number;
      headers: Readonly<Record<string, string | string[] | undefined>>;
      body: string;
    }
  | { ok: false; reason: OutsideRefusal };

/** An installation that uses the payment simulator on this machine may call itself: there is nobody else to call. */
export function allowsLoopback({ PAYMENT_MODE, publicUrl }: Config): boolean {
  return PAYMENT_MODE === 'simulator' && isLoopbackHost(new URL(publicUrl).hostname);
}

/**
 * Calls a user-supplied URL (a calendar, a partner's webhook) with protection against SSRF: https only, no credentials in
 * the URL, and the connection goes to the very address that was resolved and checked to be public, so that DNS rebinding
 * has no effect. Failures are returned as values; `ok` means that the server answered, with whatever status.
 */
export async function callOutside(call: OutsideCall): Promise<OutsideReply> {
  const until = Date.now() + call.timeoutMs;
  let url = call.url;
  for (let left = call.maxRedirects ?? 0; ; left--) {
    const reply = await callOnce({ ...call, url, timeoutMs: until - Date.now() });
    const to = reply.ok && reply.status >= 300 && reply.status < 400 ? reply.headers.location : undefined;
    const next = typeof to === 'string' ? URL.parse(to, url) : null;
    if (!next || left <= 0) return reply;
    url = next.href;
  }
}

/** Why a URL may not be called, as far as its text shows; null if it may. */
export function whyNotOutside(address: string, toLoopback: boolean): OutsideRefusal | null {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return 'wrong_address';
  const isLocal = toLoopback && isLoopbackHost(url.hostname);
  if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:'))
    return url.protocol === 'http:' ? 'not_https' : 'wrong_address';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) ? !mayConnect(host, toLoopback) : isLoopbackHost(host) && !toLoopback)
    return 'private_address';
  return null;
}

/** Whether an IP address is public, outside our own network. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 6) return isPublicIpv6(address);
  return version === 4 && !special.check(address, 'ipv4');
}

/** IANA's special-purpose addresses (RFC 6890): loopback, private, link-local, documentation, multicast. */
const special = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, bits, 'ipv4');
// Only globally assigned IPv6 addresses (2000::/3), without tunnels that embed an IPv4 address.
const worldwide = new BlockList();
worldwide.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, bits, 'ipv6');

function isPublicIpv6(address: string): boolean {
  return worldwide.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

function mayConnect(address: string, toLoopback: boolean): boolean {
  return isPublicAddress(address) || (toLoopback && isLoopbackAddress(address));
}

class PrivateAddress extends Error {}

/** Resolves a name, and refuses it when one of its addresses is not public. */
function guardedLookup(toLoopback: boolean): LookupFunction {
  return (hostname, options, done) => {
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '');
      if (found.length === 0 || found.some(({ address }) => !mayConnect(address, toLoopback)))
        return done(new PrivateAddress(hostname), '');
      const first = found[0] as (typeof found)[number];
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
}

function callOnce(call: OutsideCall): Promise<OutsideReply> {
  const { url, method = 'GET', headers, body, timeoutMs, maxBytes, toLoopback } = call;
  const reason = whyNotOutside(url, toLoopback);
  if (reason) return Promise.resolve({ ok: false, reason });
  if (timeoutMs <= 0) return Promise.resolve({ ok: false, reason: 'timeout' });
  const start = url.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const refuse = (why: OutsideRefusal) => resolve({ ok: false, reason: why });
    const signal = AbortSignal.timeout(timeoutMs);
    // Needed in any case: if the server answers with a protocol upgrade, the request emits no event.
    signal.addEventListener('abort', () => refuse('timeout'), { once: true });
    const request = start(
      url,
      // A new connection each time: a pooled one was checked for another call.
      { method, headers, signal, agent: false, lookup: guardedLookup(toLoopback) },
      (response) => {
        const parts: Buffer[] = [];
        let size = 0;
        response.on('data', (part: Buffer) => {
          size += part.length;
          if (size <= maxBytes) return void parts.push(part);
          refuse('too_large');
          request.destroy();
        });
        response.on('end', () =>
          resolve({
            ok: true,
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts).toString('utf8'),
          }),
        );
        response.on('error', (error) => refuse(reasonOf(error)));
      },
    );
    request.on('error', (error) => refuse(reasonOf(error)));
    request.end(body);
  });
}

function reasonOf(error: Error & { code?: string }): OutsideRefusal {
  if (error instanceof PrivateAddress) return 'private_address';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout';
  return error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN' ? 'unknown_host' : 'unreachable';
}
