import { redirect } from 'react-router';
import { renameProduct, withdrawProduct } from '#modules/catalog/commands/products.ts';
import type { EditedProduct } from '#modules/catalog/editing/find-edited-product.ts';
import { scheduleProduct, unscheduleProduct } from '#modules/catalog/editing/schedule-product.ts';
import { slugInput } from '#modules/catalog/schema.ts';
import { forgetTypedDraft } from '#modules/editing/commands/typed-drafts.ts';
import { removeProduct } from '#modules/pricing/units-on-sale/units.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { typedIn } from '#platform/forms/read-form.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { formatMoment } from '../../parts/format-moment.ts';
import { productRefusals } from './product-refusals.ts';

interface About {
  product: EditedProduct;
  seen: { id: number; revision: number; actor: StaffActor };
  actor: StaffActor;
}

/**
 * Runs an action on a product's publication: schedule, withdraw, delete, change its address.
 * @throws a redirect to the list of products after it was deleted
 */
export async function runSiteAction(
  { db, queue, clock }: App,
  { product, seen, actor }: About,
  form: FormData,
): Promise<ActionReply> {
  const now = clock.now();
  const typed = typedIn(form);
  const { kind, slug, state } = product;
  switch (typed.do) {
    case 'schedule': {
      const at = readMoment(typed.at ?? '');
      if (!at) return { errors: { at: 'Chọn ngày và giờ đăng.' }, typed };
      const result = await scheduleProduct(db, queue, { ...seen, at }, now);
      if (result.ok) return { done: `Sẽ tự đăng lúc ${formatMoment(at)}.` };
      if (result.reason === 'past') return { errors: { at: productRefusals.past ?? '' }, typed };
      return refusedWith(result.reason, typed, 'errors' in result ? result.errors : undefined);
    }
    case 'unschedule': {
      const result = await unscheduleProduct(db, seen, now);
      return result.ok ? { done: 'Đã bỏ giờ hẹn, bản nháp còn nguyên.' } : refusedWith(result.reason, typed);
    }
    case 'withdraw': {
      const reason = (typed.reason ?? '').normalize('NFC').trim().slice(0, 300);
      if (reason.length < 3) return { errors: { reason: 'Ghi vài chữ vì sao gỡ.' }, typed };
      if (state !== 'published') return refusedWith('not_on_site', typed);
      const result = await db
        .transaction()
        .execute((tx) => withdrawProduct(tx, { kind, slug, actor, reason }, now));
      return result.ok
        ? { done: 'Đã gỡ. Địa chỉ của sản phẩm báo là không còn bán.' }
        : refusedWith(result.reason, typed);
    }
    case 'remove': {
      const reason = (typed.reason ?? '').normalize('NFC').trim().slice(0, 300);
      if (reason.length < 3) return { errors: { reason: 'Ghi vài chữ vì sao xóa.' }, typed };
      const removed = await removeProduct(db, { ...seen, reason }, now);
      if (!removed.ok) return refusedWith(removed.reason, typed);
      await forgetTypedDraft(db, { type: 'product', id: String(seen.id) }, actor);
      throw redirect('/san-pham');
    }
    case 'return': {
      if (state !== 'withdrawn') return refusedWith('not_withdrawn', typed);
      const result = await db
        .transaction()
        .execute((tx) => withdrawProduct(tx, { kind, slug, isBack: true, actor }, now));
      return result.ok ? { done: 'Đã bán lại, khách thấy ngay.' } : refusedWith(result.reason, typed);
    }
    default: {
      const newSlug = (typed.slug ?? '').trim();
      if (newSlug.length > 120 || !slugInput.safeParse(newSlug).success)
        return {
          errors: { slug: 'Chỉ chữ thường không dấu, số và gạch nối, như khach-san-song-lang.' },
          typed,
        };
      const result = await db
        .transaction()
        .execute((tx) => renameProduct(tx, { kind, slug, newSlug, actor }, now));
      if (result.ok) return { done: `Đã đổi địa chỉ thành ${result.path}; địa chỉ cũ dẫn sang đó.` };
      if (result.reason === 'slug_taken')
        return { errors: { slug: productRefusals.slug_taken ?? '' }, typed };
      return refusedWith(result.reason, typed);
    }
  }
}

/** '2026-12-24T08:00', in Vietnam time. */
function readMoment(text: string): Date | null {
  const at = new Date(/^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(text) ? `${text}:00+07:00` : Number.NaN);
  return Number.isNaN(at.getTime()) ? null : at;
}

function refusedWith(
  reason: string,
  typed: Record<string, string>,
  errors?: Readonly<Record<string, string>>,
): ActionReply {
  return { refused: productRefusals[reason] ?? reason, typed, ...(errors && { errors }) };
}
