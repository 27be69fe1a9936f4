import { RouterContextProvider } from 'react-router';
import { appContext } from '#web/app/app-context.ts';
import type { TestServer } from './test-server.ts';

export interface PageCall {
  /** With its query, if any. */
  path: string;
  /** Route parameters of the path, such as `code` of '/dat-cho/:code'. */
  params?: Record<string, string>;
  cookie?: string;
  /** The visitor's IP address. */
  ip?: string;
  /** The browser's User-Agent. */
  userAgent?: string;
  /** Form to post, if any; pairs where a field occurs several times. */
  form?: Record<string, string> | [string, string][] | FormData;
}

/**
 * Calls a page's loader or action as the router does.
 * @returns what it returns, or the response that it throws
 * @throws anything else that it throws, such as the 404 page
 */
export async function callPage<Reply>(
  site: TestServer,
  handler: (args: never) => Reply,
  { path, params = {}, cookie = '', ip = '', userAgent = '', form }: PageCall,
): Promise<Awaited<Reply> | Response> {
  const context = new RouterContextProvider();
  context.set(appContext, site.app);
  const request = new Request(new URL(path, 'http://localhost'), {
    headers: { cookie, 'x-guest-ip': ip, 'user-agent': userAgent },
    ...(form && { method: 'POST', body: form instanceof FormData ? form : new URLSearchParams(form) }),
  });
  try {
    return await handler({ request, params, context } as never);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

/** Status and location of a redirect. @throws when the reply is none */
export function redirectOf(reply: unknown): [status: number, to: string | null] {
  if (!(reply instanceof Response)) throw new Error(`No redirect: ${JSON.stringify(reply)}`);
  return [reply.status, reply.headers.get('location')];
}

/** The Cookie header of a browser after this reply. */
export function cookieOf(reply: unknown): string {
  const kept = reply instanceof Response ? reply.headers.getSetCookie() : [];
  return kept.map((one) => one.split(';')[0]).join('; ');
}
