import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { currentRequestId } from './on-behalf-of.ts';
import { withoutContacts } from './without-contacts.ts';

export interface FaultReporter {
  /** Reports the error of a log line; lines without one are skipped. Never throws and never waits. */
  report(args: readonly unknown[]): void;
  /** Waits a moment for reports in progress. */
  stop(): Promise<void>;
}

const maxUnderWay = 20;
const answerMs = 5_000;

interface Facts {
  error?: { name?: string; message?: string; stack?: string };
  [fact: string]: unknown;
}

/** Other facts of a line that may be sent: never visitors' input. */
const tagNames = ['route', 'queue', 'sweep', 'attempt'];

/**
 * Sends errors to a collector that speaks Sentry's protocol (Sentry, GlitchTip, Bugsink), with the request id and without
 * contact data. Reports that cannot be delivered are dropped: the log has them all.
 * @param dsn `https://<key>@<host>/<project>`
 */
export function createFaultReporter(dsn: string): FaultReporter {
  const { url, auth } = endpointOf(dsn);
  const underWay = new Set<Promise<unknown>>();
  return {
    report([facts, words]) {
      const { error, ...more } = (typeof facts === 'object' && facts !== null ? facts : {}) as Facts;
      if (!error || underWay.size >= maxUnderWay) return;
      const event = eventOf(error, more, typeof words === 'string' ? words : '');
      const sending = fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-sentry-envelope', 'x-sentry-auth': auth },
        body: [{ event_id: event.event_id, sent_at: new Date().toISOString() }, { type: 'event' }, event]
          .map((part) => JSON.stringify(part))
          .join('\n'),
        signal: AbortSignal.timeout(answerMs),
      }).then(
        (reply) => reply.body?.cancel(),
        () => {},
      );
      underWay.add(sending);
      void sending.finally(() => underWay.delete(sending));
    },
    async stop() {
      await Promise.all(underWay);
    },
  };
}

function endpointOf(dsn: string): { url: string; auth: string } {
  const { protocol, host, username, pathname } = new URL(dsn);
  const at = pathname.lastIndexOf('/');
  const project = pathname.slice(at + 1);
  if (!username || !project)
    throw new Error('The configuration is wrong:\nERROR_DSN: https://<key>@<host>/<project>');
  return {
    url: `${protocol}//${host}${pathname.slice(0, at)}/api/${project}/envelope/`,
    auth: `Sentry sentry_version=7, sentry_client=neo-viet/1, sentry_key=${username}`,
  };
}

function eventOf(error: NonNullable<Facts['error']>, facts: Record<string, unknown>, words: string) {
  const {
    name = 'Error',
    message = '',
    stack = '',
  } = withoutContacts({
    name: error.name ?? 'Error',
    message: error.message ?? String(error),
    stack: error.stack ?? '',
  });
  const requestId = facts.requestId ?? currentRequestId();
  const tags = Object.fromEntries(
    tagNames.filter((tag) => facts[tag] !== undefined).map((tag) => [tag, String(facts[tag])]),
  );
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: Date.now() / 1000,
    platform: 'node',
    level: 'error',
    server_name: hostname(),
    logger: 'neo-viet',
    ...(words && { logentry: { formatted: words } }),
    tags: { ...tags, ...(requestId ? { requestId: String(requestId) } : {}) },
    exception: { values: [{ type: name, value: message, stacktrace: { frames: framesOf(stack) } }] },
  };
}

/** Sentry expects the outermost frame first. */
function framesOf(stack: string) {
  return [...stack.matchAll(/^\s+at (?:async )?(?:(.+?) \()?(.+?):(\d+):(\d+)\)?$/gm)]
    .map(([, called, file = '', line, column]) => ({
      function: called ?? '?',
      filename: file,
      lineno: Number(line),
      colno: Number(column),
      in_app: !/node_modules|^node:/.test(file),
    }))
    .reverse();
}
