import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readGuestToken } from '#modules/identity/guests/guest-session-cookies.ts';
import type { App } from '#platform/app.ts';
import {
  hashRequest,
  type Reply,
  replyEncryptor,
  runIdempotent,
  runRepeatable,
  type Work,
} from '#platform/http/run-idempotent.ts';
import { cookiesOf } from './auth/visit-of.ts';

/** Required headers of every call that creates something or moves money. */
export const writingHeaders = z.object({
  'idempotency-key': z.uuid('Tiêu đề Idempotency-Key phải là một UUID.'),
});

/**
 * Idempotent call: executed once for its Idempotency-Key, in one transaction with the stored reply; keys of different
 * callers and addresses are separate. Replies may contain booking links, so they are stored encrypted.
 * @throws ProblemError 409 or 422, and whatever `work` throws
 */
export function once<Status extends number, Body, Prepared = undefined>(
  app: App,
  request: FastifyRequest,
  work: Work<Prepared, Status, Body>,
): Promise<Reply<Status, Body>> {
  return runIdempotent(app.db, keyed(app, request), work, replyEncryptor(app));
}

/** The same for a call to a provider, which no transaction may wait for; `run` must be idempotent by itself. */
export function onceOutside<Status extends number, Body>(
  app: App,
  request: FastifyRequest,
  run: () => Promise<Reply<Status, Body>>,
): Promise<Reply<Status, Body>> {
  return runRepeatable(app.db, keyed(app, request), run, replyEncryptor(app));
}

function keyed(app: App, request: FastifyRequest) {
  return {
    scope: `${request.method} ${request.url} ${hashRequest(callerOf(app, request))}`,
    key: String(request.headers['idempotency-key']),
    requestHash: hashRequest(request.body ?? null),
  };
}

/** The caller's credentials: a booking's token, a partner's key, a browser's session. */
function callerOf(app: App, request: FastifyRequest): string {
  const { authorization = '', 'x-api-key': key = '' } = request.headers;
  return [authorization, key, readGuestToken(cookiesOf(request), app.config)].join(' ').trim();
}
