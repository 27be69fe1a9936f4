import { data, isRouteErrorResponse, type ServerBuild } from 'react-router';
import type { App } from '#platform/app.ts';
import { isDatabaseAway } from '#platform/db/is-database-away.ts';
import { inSpan } from '#platform/tracing/spans.ts';

type Handler = (...args: never[]) => unknown;

/**
 * Wraps a build so that errors of loaders and actions are logged with their route, and an unavailable database becomes a
 * 503: the page then asks to come back later, instead of reporting a defect.
 */
export function reportFaults(build: ServerBuild, { log }: Pick<App, 'log'>): ServerBuild {
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
        if (typeof fault === 'object' && fault !== null) reported.add(fault);
        throw fault;
      }
    };
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const loader = guard(route.module.loader, id);
    const action = guard(route.module.action, id);
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
