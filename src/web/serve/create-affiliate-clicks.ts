import type { FastifyRequest } from 'fastify';
import { countClicks } from '#modules/affiliates/commands/count-clicks.ts';
import { findLinkOwner } from '#modules/affiliates/queries/find-affiliate.ts';
import type { App } from '#platform/app.ts';
import { affiliateClickHeaders, affiliateOf } from '#web/app/affiliate-click.ts';
import { createOnce } from './create-once.ts';
import { isPerson } from './is-person.ts';

/** How often what was counted is written down. */
const pauseMs = 10_000;
/** Whoever opens a link again within this time has opened it once. */
const againMs = 30 * 60_000;

/**
 * Notes on the device of whoever opens a page by an affiliate's link whose it is, and counts that. The database is asked only for
 * addresses that name somebody; what it does not answer or take costs the click, never the page.
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
      log.warn({ error }, 'clicks of affiliates could not be counted');
      for (const [id, count] of counted) add(id, count);
    });
  };
  const timer = setInterval(flush, pauseMs);
  timer.unref();

  return {
    /** The headers that a page is sent with besides its own; null for who comes by no such link. */
    async headersFor(request: FastifyRequest, status: number): Promise<Record<string, string> | null> {
      const code = status === 200 && isPerson(request) ? affiliateOf(request.url) : null;
      if (code === null) return null;
      const owner = await findLinkOwner(readDb, code).catch((error) => {
        log.warn({ error }, 'the owner of a link could not be asked for');
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
