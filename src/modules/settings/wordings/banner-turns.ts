import { announceChange } from '#platform/cache/page-cache.ts';
import type { Database, Tx } from '#platform/db/connect.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { bannerTurned } from '../events.ts';
import type { BannerWords } from './shapes.ts';

/** Whether a banner is shown on the home page at an instant. */
export function isBannerOn({ isShown, from, to }: BannerWords, at: Date): boolean {
  const now = at.toISOString();
  return isShown && (!from || from <= now) && (!to || now < to);
}

/** The next instant at which a banner appears or disappears by schedule; null when there is none. */
export function nextBannerTurn(banners: readonly BannerWords[], after: Date): Date | null {
  const [first] = turnsOf(banners, after);
  return first ?? null;
}

/** Schedules a job for every instant at which a banner appears or disappears. */
export async function sendBannerTurns(
  tx: Tx,
  queue: Queue,
  { banners }: { banners: readonly BannerWords[] },
  now: Date,
): Promise<void> {
  for (const at of turnsOf(banners, now))
    await queue.send(tx, bannerTurned, { at: at.toISOString() }, { startAfter: at });
}

/** Notifies every page with banners of a change. Idempotent. */
export async function tellBannerTurn(db: Database): Promise<void> {
  await announceChange(db, ['content']);
}

function turnsOf(banners: readonly BannerWords[], after: Date): Date[] {
  const times = banners
    .filter(({ isShown }) => isShown)
    .flatMap(({ from, to }) => [from, to])
    .filter((time) => time > after.toISOString());
  return [...new Set(times)].toSorted().map((time) => new Date(time));
}
