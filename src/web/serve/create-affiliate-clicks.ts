import type { FastifyRequest } from 'fastify';
import { countClicks } from '#modules/affiliates/commands/count-clicks.ts';
import { findLinkOwner } from '#modules/affiliates/queries/find-affiliate.ts';
import type { App } from '#platform/app.ts';
import { affiliateClickHeaders, affiliateOf } from '#web/app/affiliate-click.ts';
import { createOnce } from './create-once.ts';
import { isPerson } from './is-person.ts';

/** The interval at which counts are written. */
const pauseMs = 10_000;
/** Repeated visits by a link within this time count once. */
const againMs = 30 * 60_000;

/**
 * Sets the affiliate cookie for visitors who open a page by an affiliate's link, and counts the click. The database is queried
 * only for URLs with a code; its failure costs the click, never the page.
 */
export function createAffiliateClicks({ readDb, db, clock, log, config }: App) {
  let counts = new Map<number, number>();
  const isNew = createOnce();
  const add = (id: number, count = 1) => counts.set(id, (counts.get(id) ?? 0) + count);
  const flush = async (): Promise<void> => {
    if (counts.size === 0) return;
    const counted = counts;
    counts = new Map();
    await countClicks(db, counted, clock.now()).catch((error) => {
      log.warn({ error }, 'affiliate clicks could not be counted');
      for (const [id, count] of counted) add(id, count);
    });
  };
  const timer = setInterval(flush, pauseMs);
  timer.unref();

  return {
    /** Additional response headers of a page; null for visits without such a link. */
    async headersFor(request: FastifyRequest, status: number): Promise<Record<string, string> | null> {
      const code = status === 200 && isPerson(request) ? affiliateOf(request.url) : null;
      if (code === null) return null;
      const owner = await findLinkOwner(readDb, code).catch((error) => {
        log.warn({ error }, 'the affiliate of a link could not be looked up');
        return null;
      });
      if (!owner) return null;
      const now = clock.now();
      if (isNew(Math.floor(now.getTime() / againMs), request.ip, code)) add(owner.id);
      return affiliateClickHeaders({ code, clickedAt: now }, owner.attributionDays, config);
    },
    flush,
    stop: (): Promise<void> => {
      clearInterval(timer);
      return flush();
    },
  };
}
