import type { FastifyRequest } from 'fastify';
import type { App } from '#platform/app.ts';
import { createMissingCounter } from './create-missing-counter.ts';
import { createVisitCounter } from './create-visit-counter.ts';
import type { PageRoute } from './page-routes.ts';

const noVisits: ReturnType<typeof createVisitCounter> = {
  note: () => {},
  noteCheckout: () => {},
  flush: async () => {},
  stop: async () => {},
};

/** Counts what visitors get: existing pages and missing ones. */
export function createPageCounters(app: App) {
  const missing = createMissingCounter(app);
  const visits = app.config.COUNTERS ? createVisitCounter(app) : noVisits;
  return {
    noteCheckout: visits.noteCheckout,
    /** Counts a page that is sent. @param path the page's path without its query */
    note(
      request: FastifyRequest,
      { status, path, route }: { status: number; path: string; route: PageRoute | null },
    ): void {
      if (status === 404) missing.note(path);
      else if (status === 200 && route) visits.note(request, route.id, path);
    },
    async stop(): Promise<void> {
      await Promise.all([missing.stop(), visits.stop()]);
    },
  };
}
