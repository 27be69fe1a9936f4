import { isStaff } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/db/connect.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { productDue } from '../events.ts';
import { may } from '../policy.ts';
import { findEditedProduct } from './find-edited-product.ts';
import { type Incomplete, putOnSite, readyContent } from './publish-product.ts';
import { type Late, objectOf, type Refused, readSeen, type Seen, writeDraft } from './save-product-draft.ts';

/** Schedules the publication of a draft, which must be complete already. Saving the draft again cancels the schedule. */
export async function scheduleProduct(
  db: Database,
  queue: Queue,
  { id, revision, at, actor }: Seen & { at: Date },
  now: Date,
): Promise<{ ok: true } | Refused<Late | 'nothing_new' | 'past'> | Incomplete> {
  if (!may(actor, 'catalogue.publish')) return { ok: false, reason: 'not_allowed' };
  if (at <= now) return { ok: false, reason: 'past' };
  return db.transaction().execute(async (tx) => {
    const seen = await readSeen(tx, id, revision);
    if (!seen.ok) return seen;
    const { product } = seen;
    if (!product.draft && product.state === 'published') return { ok: false, reason: 'nothing_new' } as const;
    const ready = await readyContent(tx, product);
    if (!ready.ok) return ready;
    const scheduledBy = isStaff(actor) ? actor.name : '';
    await writeDraft(tx, product, { content: product.draft, publishAt: at, scheduledBy });
    await queue.send(tx, productDue, { productId: id }, { startAfter: at });
    const after = { publishAt: at.toISOString() };
    await writeHistory(tx, { actor, verb: 'catalogue.schedule', object: objectOf(id), after, now });
    return { ok: true } as const;
  });
}

/** Cancels the scheduled publication; the draft stays. */
export async function unscheduleProduct(
  db: Database,
  { id, revision, actor }: Seen,
  now: Date,
): Promise<{ ok: true } | Refused<Late | 'not_scheduled'>> {
  if (!may(actor, 'catalogue.publish')) return { ok: false, reason: 'not_allowed' };
  return db.transaction().execute(async (tx) => {
    const seen = await readSeen(tx, id, revision);
    if (!seen.ok) return seen;
    if (!seen.product.publishAt) return { ok: false, reason: 'not_scheduled' } as const;
    await writeDraft(tx, seen.product, { content: seen.product.draft });
    await writeHistory(tx, { actor, verb: 'catalogue.unschedule', object: objectOf(id), now });
    return { ok: true } as const;
  });
}

/**
 * Publishes a product whose scheduled time has come. One that cannot be published any more, e.g. because a place was
 * removed meanwhile, stays a draft, and the history says why. Idempotent; a changed time has a job of its own.
 */
export async function publishDueProduct(
  { db, queue }: Pick<App, 'db' | 'queue'>,
  id: number,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const product = await findEditedProduct(tx, id, { lock: true });
    if (!product?.publishAt || product.publishAt > now) return;
    const by = { actor: 'system' as const, reason: `${product.scheduledBy} đã hẹn giờ` };
    const result = await putOnSite(tx, queue, { product, ...by }, now);
    if (result.ok) return;
    await writeDraft(tx, product, { content: product.draft });
    const reason = `Chưa đăng được. ${Object.values(result.errors).join(' ')}`.slice(0, 500);
    await writeHistory(tx, {
      ...{ actor: 'system', verb: 'catalogue.unschedule', object: objectOf(id), reason, now },
    });
  });
}
