import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findPartnerCaller, type PartnerCaller } from '#modules/channels/partners/partner-keys.ts';
import { type Scope, scopes } from '#modules/channels/partners/scopes.ts';
import type { App } from '#platform/app.ts';
import { ProblemError } from '#platform/http/problem.ts';
import { countingOf, takeAllowance } from '#platform/limits/take-allowance.ts';
import { tooManyCalls } from './limit-calls.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The scope that a partner's key needs for this route; reads open to everybody need none declared. */
    scope?: Scope;
  }
  interface FastifyRequest {
    /** The partner whose key came with the call; null without a key. */
    partner: PartnerCaller | null;
  }
}

interface AskedRoute {
  method: string | string[];
  schema?: object | undefined;
  config?: object | undefined;
}

/** The scope that a key needs to call a route; null where keys are not accepted. */
export function scopeOf({ method, schema, config }: AskedRoute): Scope | null {
  const named = (config as { scope?: Scope } | undefined)?.scope;
  if (named) return named;
  const { hide, security } = (schema ?? {}) as { hide?: boolean; security?: Record<string, string[]>[] };
  // Already in the document, as for a GET route that is also registered as HEAD.
  const requiredKey = security?.flatMap((scheme) => scheme.partnerKey ?? [])[0];
  if (requiredKey) return requiredKey as Scope;
  const isRead = [method].flat().some((one) => one === 'GET' || one === 'HEAD');
  return isRead && schema && !hide && !security ? 'catalogue.read' : null;
}

/**
 * Checks the key (`X-API-Key`) of calls that carry one: it must be valid, have the scope of the route and be within its
 * calls per minute. Calls without a key are unaffected.
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
