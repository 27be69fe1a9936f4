import { withdrawProduct } from '#modules/catalog/commands/products.ts';
import { findEditedProduct } from '#modules/catalog/editing/find-edited-product.ts';
import { publishProduct } from '#modules/catalog/editing/publish-product.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { BulkReply } from '../../parts/list/bulk-reply.ts';
import { type BulkStep, runBulk, undoBulk } from '../../parts/list/run-bulk.ts';
import { productRefusals } from './product-refusals.ts';

interface BulkContext {
  app: App;
  actor: StaffActor;
}

/** Runs or undoes a bulk action on products; null for an unknown action. */
export async function runProductBulk(form: FormData, context: BulkContext): Promise<BulkReply | null> {
  const reason = String(form.get('ly-do') ?? '')
    .trim()
    .slice(0, 300);
  switch (form.get('viec')) {
    case 'dang':
      return runBulk(form, {}, (key) => publish(key, context));
    case 'go':
      if (reason.length < 3) return { problem: 'Ghi vài chữ vì sao gỡ.' };
      return runBulk(form, { 'ly-do': reason }, async (key) => {
        const step = await withdraw(key, { reason, isBack: false }, context);
        return step.ok ? { ok: true, undo: key } : step;
      });
    case 'go-lai':
      return undoBulk(form, (key) => withdraw(key, { reason: 'hoàn tác', isBack: true }, context));
    default:
      return null;
  }
}

async function publish(key: string, { app, actor }: BulkContext): Promise<BulkStep> {
  const product = await findEditedProduct(app.db, Number(key) || 0);
  if (!product) return stepOf({ ok: false, reason: 'unknown_product' });
  const { id, revision } = product;
  const result = await publishProduct(app, { id, revision, actor }, app.clock.now());
  if (result.ok || !('errors' in result)) return stepOf(result);
  return { ok: false, why: `còn thiếu ${Object.keys(result.errors).length} ô, mở sản phẩm để điền.` };
}

async function withdraw(
  key: string,
  { reason, isBack }: { reason: string; isBack: boolean },
  { app: { db, clock }, actor }: BulkContext,
): Promise<BulkStep> {
  const product = await findEditedProduct(db, Number(key) || 0);
  if (!product) return stepOf({ ok: false, reason: 'unknown_product' });
  const { kind, slug, state } = product;
  if (state !== (isBack ? 'withdrawn' : 'published'))
    return { ok: false, why: isBack ? 'không còn ở trạng thái đã gỡ.' : 'không đang bán.' };
  return stepOf(
    await db
      .transaction()
      .execute((tx) => withdrawProduct(tx, { kind, slug, isBack, actor, reason }, clock.now())),
  );
}

function stepOf(result: { ok: true } | { ok: false; reason: string }): BulkStep {
  return result.ok ? { ok: true } : { ok: false, why: productRefusals[result.reason] ?? result.reason };
}
