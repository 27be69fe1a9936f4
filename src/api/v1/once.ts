import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '#platform/app.ts';
import { hashRequest, type Reply, runIdempotent } from '#platform/http/idempotency.ts';
import { createSeal } from '#platform/http/seal.ts';

/** What every call that makes something or moves money is sent with. */
export const writingHeaders = z.object({
  'idempotency-key': z.uuid('Tiêu đề Idempotency-Key phải là một UUID.'),
});

/**
 * Carries a call out once for its Idempotency-Key; keys of different callers and addresses do not meet. Replies may hold
 * what opens a booking, so they are kept sealed.
 * @throws ProblemError 409 or 422, and whatever `run` throws
 */
export function once(app: App, request: FastifyRequest, run: () => Promise<Reply>): Promise<Reply> {
  return runIdempotent(
    app.db,
    {
      scope: `${request.method} ${request.url} ${hashRequest(request.headers.authorization ?? '')}`,
      key: String(request.headers['idempotency-key']),
      requestHash: hashRequest(request.body ?? null),
    },
    run,
    createSeal(app.secrets.token, 'idempotent replies'),
  );
}
