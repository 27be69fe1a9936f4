import { data, isRouteErrorResponse, type ServerBuild } from 'react-router';
import type { App } from '#platform/app.ts';
import { isBusyElsewhere, isDatabaseAway } from '#platform/db/is-database-away.ts';
import { currentRequestId } from '#platform/log/on-behalf-of.ts';
import { inSpan } from '#platform/tracing/spans.ts';

type Handler = (...args: never[]) => unknown;

/**
 * Wraps a build so that errors of loaders and actions are logged with their route, and an unavailable database becomes a
 * 503: the page then asks to come back later, instead of reporting a defect.
 * @param replyToBusy makes the reply to a page's form whose rows somebody else held too long, so that the page stays with what was typed
 * @param saysCode whether the error page gets the request's id, by which its fault is found in the log
 */
export function reportFaults(
  build: ServerBuild,
  { log }: Pick<App, 'log'>,
  replyToBusy?: (form: FormData) => unknown,
  saysCode = false,
): ServerBuild {
  const guard = (handler: unknown, route: string) =>
    typeof handler === 'function' ? guarded(handler as Handler, route) : undefined;
  const guarded =
    (handler: Handler, route: string) =>
    async (...args: Parameters<Handler>) => {
      try {
        return await inSpan(`page ${route}`, {}, async () => handler(...args));
      } catch (fault) {
        if (isAnswer(fault)) throw fault;
        if (isDatabaseAway(fault)) {
          log.warn({ error: fault, route }, 'a page failed because the database is unreachable');
          throw data(null, { status: 503 });
        }
        log.error({ error: fault, route }, 'unexpected error of a page');
        if (saysCode) throw data({ code: currentRequestId() }, { status: 500 });
        if (typeof fault === 'object' && fault !== null) reported.add(fault);
        throw fault;
      }
    };
  // Routes without a page answer a script, which knows no such reply.
  const answersBusy = ({ action, default: page }: { action?: unknown; default?: unknown }): unknown => {
    if (!replyToBusy || !page || typeof action !== 'function') return action;
    return async (args: { request: Request }, ...others: unknown[]) => {
      const again = args.request.clone();
      try {
        return await action(args, ...others);
      } catch (fault) {
        if (isAnswer(fault) || !isBusyElsewhere(fault)) throw fault;
        log.warn({ error: fault }, 'a form was refused because its rows were busy');
        return data(replyToBusy(await again.formData()), { status: 409 });
      }
    };
  };
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const loader = guard(route.module.loader, id);
    const action = guard(answersBusy(route.module), id);
    return [
      id,
      { ...route, module: { ...route.module, ...(loader && { loader }), ...(action && { action }) } },
    ];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

const reported = new WeakSet<object>();

/** For errors of the router itself or of rendering; what a loader threw is in the log already. */
export function logPageFault({ log }: Pick<App, 'log'>, fault: unknown): void {
  if (typeof fault === 'object' && fault !== null) {
    if (reported.has(fault)) return;
    reported.add(fault);
  }
  if (isRouteErrorResponse(fault) && fault.status < 500) {
    log.info({ status: fault.status, reason: fault.statusText }, 'a page was refused');
    return;
  }
  log.error({ error: fault }, 'unexpected error of a page');
}

/** A redirect or a refusal with a status, which pages throw on purpose. */
function isAnswer(thrown: unknown): boolean {
  return (
    thrown instanceof Response ||
    isRouteErrorResponse(thrown) ||
    (typeof thrown === 'object' &&
      thrown !== null &&
      'type' in thrown &&
      thrown.type === 'DataWithResponseInit')
  );
}
