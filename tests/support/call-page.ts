import { RouterContextProvider } from 'react-router';
import { appContext } from '#web/app/app-context.ts';
import type { TestServer } from './test-server.ts';

export interface Asked {
  path: string;
  cookie?: string;
  /** Where the visitor asks from. */
  ip?: string;
  form?: Record<string, string>;
}

/** Calls a page's loader or action as the router does. @returns what it returns, or the redirect that it throws */
export async function callPage(
  site: TestServer,
  handler: (args: never) => Promise<unknown> | unknown,
  { path, cookie = '', ip = '', form }: Asked,
): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(appContext, site.app);
  const request = new Request(new URL(path, 'http://localhost'), {
    headers: { cookie, 'x-guest-ip': ip },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  const params = { code: /DV\w{7}/.exec(path)?.[0] ?? '' };
  try {
    return await handler({ request, params, context } as never);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}
