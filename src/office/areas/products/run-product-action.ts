import { z } from 'zod';
import {
  type EditedProduct,
  findEditedProduct,
  listFormerProducts,
} from '#modules/catalog/editing/find-edited-product.ts';
import type { ProductForm } from '#modules/catalog/editing/product-form.ts';
import { publishProduct } from '#modules/catalog/editing/publish-product.ts';
import { discardProductDraft, saveProductDraft } from '#modules/catalog/editing/save-product-draft.ts';
import { forgetTypedDraft } from '#modules/editing/commands/typed-drafts.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { EditReply } from '../../parts/edit/edit-state.ts';
import { saveEdit } from '../../parts/edit/save-edit.ts';
import { gatherFields } from './gather-fields.ts';
import { productRefusals } from './product-refusals.ts';
import { runSiteAction } from './run-site-action.ts';

type Content = EditedProduct['live'];

interface About {
  loaded: ProductForm;
  actor: StaffActor;
}

/** Runs the action of the form of a product's texts. */
export async function runProductAction(app: App, about: About, form: FormData): Promise<EditReply> {
  const { db, clock } = app;
  const { loaded, actor } = about;
  const { id } = loaded.product;
  const seen = { id, revision: Number(form.get('version')) || 0, actor };
  switch (form.get('do')) {
    case 'edit':
      return edit(app, about, form);
    case 'publish': {
      const saved = await edit(app, about, form);
      if (!saved.done || !saved.opened) return saved;
      const { version, values } = saved.opened;
      const published = await publishProduct(app, { ...seen, revision: version }, clock.now());
      if (!published.ok)
        return {
          ...refused(published.reason),
          ...('errors' in published && { errors: published.errors }),
          opened: saved.opened,
        };
      const opened = { version: version + 1, base: values, values };
      return { done: 'Đã đưa lên trang, khách thấy ngay.', opened };
    }
    case 'discard': {
      const result = await discardProductDraft(db, seen, clock.now());
      if (result.ok) await forgetTypedDraft(db, { type: 'product', id: String(id) }, actor);
      return result.ok ? { done: 'Đã bỏ bản nháp.' } : refused(result.reason);
    }
    case 'restore': {
      const number = Number(form.get('number'));
      const former = (await listFormerProducts(db, id)).find((one) => one.number === number);
      if (!former) return refused('unknown_former');
      const result = await saveProductDraft(db, { ...seen, content: former.content }, clock.now());
      return result.ok
        ? { done: `Bản ${number} đã thành bản nháp. Bạn xem lại rồi đưa lên trang.` }
        : refused(result.reason);
    }
    case 'schedule':
    case 'unschedule':
    case 'withdraw':
    case 'remove':
    case 'return':
    case 'rename':
      return runSiteAction(app, { product: loaded.product, seen, actor }, form);
    default:
      return { refused: 'Biểu mẫu này không còn dùng được, bạn tải lại trang.' };
  }
}

/** Saves a draft, merged with what others wrote meanwhile. */
function edit({ db, clock }: App, { loaded, actor }: About, form: FormData): Promise<EditReply> {
  const { product, fields, textsOf } = loaded;
  return saveEdit<Content>(db, gatherFields(form, fields), {
    fields: fields.map(({ name, label, options: choices }) => ({ name, label, ...(choices && { choices }) })),
    actor,
    verb: 'catalogue.edit',
    shape: contentShape(loaded),
    show: textsOf,
    read: async () => {
      const now = await findEditedProduct(db, product.id);
      return now && { version: now.revision, fields: now.draft ?? now.live };
    },
    save: (content, revision) =>
      saveProductDraft(db, { id: product.id, revision, content, actor }, clock.now()),
    object: { type: 'product', id: String(product.id) },
    refusals: productRefusals,
  });
}

/** Parses the form's texts into a content; errors are attached to their fields. */
function contentShape({ contentOf }: ProductForm): z.ZodType<Content> {
  return z.record(z.string(), z.string()).transform((texts, context) => {
    const { content, errors } = contentOf(texts);
    for (const [name, message] of Object.entries(errors))
      context.addIssue({ code: 'custom', path: [name], message });
    return content;
  }) as unknown as z.ZodType<Content>;
}

function refused(reason: string): EditReply {
  return { refused: productRefusals[reason] ?? reason };
}
