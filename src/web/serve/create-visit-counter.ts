import type { FastifyRequest } from 'fastify';
import { countVisits } from '#modules/reports/commands/count-visits.ts';
import { type CountedVisit, type Visit, visitKey } from '#modules/reports/rules/visit.ts';
import type { App } from '#platform/app.ts';
import { createMemo } from './create-memo.ts';
import { createOnce } from './create-once.ts';
import { isPerson } from './is-person.ts';
import { isDraft, searchOf, visitOf } from './visit-of.ts';

/** The interval at which counts are written. */
const pauseMs = 10_000;
/** The most distinct keys counted until then. */
const mostThings = 2000;
/** Repeated visits of a page within this time count once; a search counts once a day. */
const againMs = 30 * 60_000;
const dayMs = 86_400_000;
/** Vietnam's offset from UTC. */
const vietnamMs = 7 * 3_600_000;

/**
 * Counts page views and searches without delaying the visitor, and without personal data: repeated visits are recognized by a
 * number in memory, hashed from the IP address with a secret seed. Bots, staff and prefetched pages are left out. Counts that the
 * database does not accept are retried later.
 */
export function createVisitCounter({ db, clock, log }: Pick<App, 'db' | 'clock' | 'log'>) {
  let counts = new Map<string, CountedVisit>();
  const seenPages = createOnce();
  const seenSearches = createOnce();
  const pageOf = createMemo((path: string, routeId: string): Keyed | null => {
    const visit = visitOf(routeId, path);
    return visit && { visit, key: visitKey(visit) };
  });

  const add = ({ visit, key }: Keyed, count = 1): void => {
    const known = counts.get(key);
    if (known) known.count += count;
    else if (counts.size < mostThings) counts.set(key, { visit, count });
  };
  const flush = async (): Promise<void> => {
    if (counts.size === 0) return;
    const counted = [...counts.values()];
    counts = new Map();
    await countVisits(db, counted, clock.now()).catch((error) => {
      log.warn({ error }, 'visits could not be counted');
      for (const { visit, count } of counted) add({ visit, key: visitKey(visit) }, count);
    });
  };
  const timer = setInterval(flush, pauseMs);
  timer.unref();

  return {
    /** Counts a page that was sent. @param path the page's path without its query */
    note(request: FastifyRequest, routeId: string, path: string): void {
      const page = pageOf(path, routeId);
      const search = searchOf(routeId, request.url);
      if (!(page || search) || !isPerson(request)) return;
      const now = clock.now().getTime();
      if (page && !isDraft(request.url) && seenPages(Math.floor(now / againMs), request.ip, page.key))
        add(page);
      if (search) {
        const known = { visit: search, key: visitKey(search) };
        if (seenSearches(Math.floor((now + vietnamMs) / dayMs), request.ip, known.key)) add(known);
      }
    },
    /** Counts an opened checkout for each of its products; none where the page is no checkout. */
    noteCheckout(request: FastifyRequest, productIds: readonly number[]): void {
      if (productIds.length === 0 || !isPerson(request)) return;
      const window = Math.floor(clock.now().getTime() / againMs);
      for (const productId of new Set(productIds)) {
        const visit: Visit = { what: 'checkout', productId };
        const key = visitKey(visit);
        if (seenPages(window, request.ip, key)) add({ visit, key });
      }
    },
    flush,
    stop: (): Promise<void> => {
      clearInterval(timer);
      return flush();
    },
  };
}

interface Keyed {
  visit: Visit;
  key: string;
}
