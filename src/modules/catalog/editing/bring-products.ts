import type { Actor } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Tx } from '#platform/db/connect.ts';
import { type HistoryLine, writeHistoryLines } from '#platform/history/write-history.ts';
import type { Queue } from '#platform/queue/queue.ts';
import { productPublished } from '../events.ts';
import type { KindName } from '../kinds/kind-names.ts';
import { may } from '../policy.ts';
import type { BroughtProduct, BroughtResult } from './bring-steps/brought-product.ts';
import { putProducts } from './bring-steps/put-products.ts';
import { type Standing, standingsOf } from './bring-steps/standings-of.ts';
import { changesOf } from './changes-of.ts';
import { objectOf, writeDrafts } from './save-product-draft.ts';

/**
 * Batch version of `addProduct`, `saveProductDraft` and `publishProduct` for many products of a kind: the same rights,
 * checks, drafts, former versions, history and announcements, but one statement per table. Each product is written wholly
 * or not at all.
 * @returns the result of each, in their order
 */
export async function bringProducts(
  { tx, queue }: { tx: Tx; queue: Queue },
  { kind, products, actor }: { kind: KindName; products: readonly BroughtProduct[]; actor: Actor },
  now: Date,
): Promise<BroughtResult[]> {
  if (!may(actor, 'catalogue.edit')) return products.map(() => ({ ok: false, reason: 'not_allowed' }));
  const mayPublish = may(actor, 'catalogue.publish');
  const standings = await standingsOf(tx, kind, products, mayPublish);
  const ids = await putProducts(tx, { kind, standings, actor }, now);
  const results = standings.map((one, at): BroughtResult => {
    if (!one.ok) return one;
    const id = ids[at];
    if (id === undefined) return { ok: false, reason: 'slug_taken' };
    const saves = (one.isWritten ? 1 : 0) + (one.isPut ? 1 : 0);
    return { ok: true, id, revision: (one.before?.revision ?? 0) + saves };
  });
  const done = standings.flatMap((one, at) => {
    const result = results[at];
    return one.ok && result?.ok ? [{ ...one, ...result }] : [];
  });
  await writeDrafts(
    tx,
    done.map(({ id, revision, isPut, content }) => ({ id, revision, content: isPut ? null : content })),
  );
  await writeHistoryLines(
    tx,
    done.flatMap((one) => linesOf(one, { actor, object: objectOf(one.id), now })),
  );
  const put = done.filter(({ isPut }) => isPut);
  if (put.length === 0) return results;
  await announceChange(tx, ['catalogue', ...put.map(({ id }) => `product:${id}`)]);
  // A new product has no units yet, so no days or prices follow from it: its row says 'not on sale' from the start.
  const followed = put.filter(({ before }) => before);
  await queue.sendAll(
    tx,
    productPublished,
    followed.map(({ id }) => ({ productId: id })),
  );
  return results;
}

function linesOf(
  { kind, slug, before, begun, content, ready, isWritten }: Extract<Standing, { ok: true }>,
  line: Pick<HistoryLine, 'actor' | 'object' | 'now'>,
): HistoryLine[] {
  const lines: HistoryLine[] = [];
  if (!before) {
    const { title = '' } = content;
    lines.push({ ...line, verb: 'catalogue.add', after: { title, slug, kind } });
  }
  if (isWritten) {
    const was = before ? (before.draft ?? before.live) : begun;
    lines.push({ ...line, verb: 'catalogue.draft', ...changesOf(was, content) });
  }
  if (ready) {
    const was = before && before.state !== 'new' ? before.live : null;
    lines.push({ ...line, verb: 'catalogue.publish', ...changesOf(was, ready) });
  }
  return lines;
}
