import type { FastifyInstance } from 'fastify';
import { ProblemError } from './problem.ts';

/** A path with what browsers never leave in one: backslashes, control characters, escapes that end early. */
const broken = /[\\#\0-\x20\x7f]|%(?![0-9a-f]{2})/i;
/** Steps within a path, which browsers take before they ask, escaped or not. */
const steps = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;
const hostName = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Refuses requests whose target or host is read differently by different readers, before anybody reads them: whole
 * addresses in place of a path, backslashes, steps, and writes to paths with doubled slashes, of which the URL standard
 * takes the beginning for a host.
 */
export function refuseAmbiguousTargets(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ raw, method }) => {
    const target = raw.url ?? '';
    const path = target.split('?', 1)[0] as string;
    const isRead = method === 'GET' || method === 'HEAD';
    const isAmbiguous =
      !path.startsWith('/') || broken.test(path) || steps.test(path) || (!isRead && path.includes('//'));
    const isHost = raw.headers.host === undefined || hostName.test(raw.headers.host);
    if (isAmbiguous || !isHost || /[\0-\x20\x7f]/.test(target)) throw badTarget();
  });
}

export const badTarget = () => new ProblemError(400, 'bad_target', 'Địa chỉ này không đọc được.');
