import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findPartnerCaller, type PartnerCaller } from '#modules/channels/partners/partner-keys.ts';
import { type Scope, scopes } from '#modules/channels/partners/scopes.ts';
import type { App } from '#platform/app.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { countingOf, takeAllowance } from '#platform/limits/take-allowance.ts';
import { tooManyCalls } from './limit-calls.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a partner's key must be for to call this; reads that are open to everybody need not say so. */
    scope?: Scope;
  }
  interface FastifyRequest {
    /** Who calls with a key; null for everybody else. */
    partner: PartnerCaller | null;
  }
}

interface AskedRoute {
  method: string | string[];
  schema?: object | undefined;
  config?: object | undefined;
}

/** What a key must be for to call a route; null where no key is taken. */
export function scopeOf({ method, schema, config }: AskedRoute): Scope | null {
  const named = (config as { scope?: Scope } | undefined)?.scope;
  if (named) return named;
  const { hide, security } = (schema ?? {}) as { hide?: boolean; security?: Record<string, string[]>[] };
  // The document has said it already, as of a GET that is a HEAD as well.
  const said = security?.flatMap((scheme) => scheme.partnerKey ?? [])[0];
  if (said) return said as Scope;
  const isRead = [method].flat().some((one) => one === 'GET' || one === 'HEAD');
  return isRead && schema && !hide && !security ? 'catalogue.read' : null;
}

/**
 * Looks at the key (`X-API-Key`) of whoever comes with one: it must be somebody's, for what is called, and within its calls a
 * minute. Without a key everything is as it was.
 */
export function admitPartner(server: FastifyInstance, app: App): void {
  server.decorateRequest('partner', null);
  server.addHook('onRequest', async (request: FastifyRequest) => {
    const key = request.headers['x-api-key'];
    if (key === undefined) return;
    const caller = await findPartnerCaller(app, String(key));
    if (!caller) throw new ProblemError(401, 'wrong_key', 'Khóa API không đúng hoặc đã bị thu hồi.');
    const limit = {
      name: 'partner calls',
      max: caller.callsAMinute,
      windowSeconds: 60,
      subject: String(caller.keyId),
    };
    const allowance = await takeAllowance(app.db, [limit], countingOf(app));
    if (!allowance.ok) throw tooManyCalls(allowance.retryAfterSeconds);
    const scope = scopeOf(request.routeOptions as AskedRoute);
    if (!scope)
      throw new ProblemError(
        403,
        'not_for_keys',
        'Địa chỉ này không nhận khóa API. Bạn gọi lại không kèm X-API-Key.',
      );
    if (!caller.scopes.includes(scope))
      throw new ProblemError(403, 'scope_missing', `Khóa này không có quyền “${scopes[scope]}” (${scope}).`);
    request.partner = caller;
  });
}
