import { sql } from 'kysely';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Database, Executor, Tx } from '#platform/db/connect.ts';
import { announceLive } from '#platform/live/live-feed.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { rollProduct } from './roll-calendar.ts';

/** Time that one turn works before other jobs get theirs. */
const turnMs = 10_000;

/** Requests a recount of all products' prices after something that affects them; in the transaction of that change. */
export async function askRecount(
  tx: Tx,
  { reason, actor }: { reason: string; actor: Actor },
  now: Date,
): Promise<void> {
  const { products } = await tx
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('products'))
    .where('status', '=', true)
    .executeTakeFirstOrThrow();
  // A running or waiting recount would use outdated data, so it ends and a new one begins.
  await tx.updateTable('price_recounts').set({ ended_at: now }).where('ended_at', 'is', null).execute();
  await tx
    .insertInto('price_recounts')
    .values({ reason, products, asked_at: now, asked_by: actorText(actor) })
    .execute();
}

export interface Recount {
  reason: string;
  products: number;
  done: number;
  askedAt: Date;
  endedAt: Date | null;
}

/** The last recount with its progress; null when there was none. */
export async function findRecount(db: Executor): Promise<Recount | null> {
  const row = await db
    .selectFrom('price_recounts')
    .select(['reason', 'products', 'done', 'asked_at as askedAt', 'ended_at as endedAt'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Continues the requested recount, product by product in the order of their ids. Waits for a product that another process
 * has locked, so that none is left out; safe to run in several processes and to stop at any point.
 * @returns the number of products done
 */
export async function recountPrices(db: Database, now: Date): Promise<number> {
  const until = Date.now() + turnMs;
  const today = dayInVietnam(now);
  let done = 0;
  while (Date.now() < until && (await recountNext(db, today, now))) done++;
  if (done > 0) {
    await announceChange(db, ['catalogue']);
    await announceLive(db, { tags: ['prices'] });
  }
  return done;
}

function recountNext(db: Database, today: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const open = await tx
      .selectFrom('price_recounts')
      .select(['id', 'done_to', 'done'])
      .where('ended_at', 'is', null)
      .orderBy('id', 'desc')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!open) return false;
    const next = await tx
      .selectFrom('products')
      .select('id')
      .where('status', '=', true)
      .where('id', '>', open.done_to)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (next) await rollProduct(tx, next.id, today, { isWaiting: true });
    await tx
      .updateTable('price_recounts')
      .set(next ? { done_to: next.id, done: sql`done + 1` } : { ended_at: now })
      .where('id', '=', open.id)
      .execute();
    return Boolean(next);
  });
}
