import { withdrawProduct } from '#modules/catalog/commands/products.ts';
import { addProduct } from '#modules/catalog/editing/add-product.ts';
import type { ProductState } from '#modules/catalog/editing/find-product-summary.ts';
import type { DraftContent } from '#modules/catalog/editing/products.ts';
import { removeNewProduct } from '#modules/catalog/editing/products.ts';
import { publishProduct } from '#modules/catalog/editing/publish-product.ts';
import {
  discardProductDraft,
  readSeen,
  saveProductDraft,
} from '#modules/catalog/editing/save-product-draft.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { granted } from './each-row.ts';
import type { Writing } from './sheet.ts';

interface SeenProduct {
  id: number;
  revision: number;
  state: ProductState;
  live: DraftContent;
  draft: DraftContent | null;
}

/** What a row of a sheet of products does. */
export interface ProductPlan {
  kind: KindName;
  slug: string;
  code?: string;
  content: DraftContent;
  /** The content is another one than before. */
  isWritten: boolean;
  /** It goes onto the site. */
  isPut: boolean;
  /** As it was when it was checked; null where it is new. */
  seen: SeenProduct | null;
}

interface ProductUndo extends ProductPlan {
  id: number;
  /** After the import; another one tells that somebody has changed it since. */
  revision: number;
}

/** Writes a product's draft and publishes it where that is wished. @returns what takes it back */
export async function applyProductRow(
  { tx, queue, actor, now }: Writing,
  plan: ProductPlan,
): Promise<ProductUndo> {
  const { kind, slug, code, content, isPut, seen } = plan;
  let id = seen?.id ?? 0;
  let revision = seen?.revision ?? 0;
  if (!seen) {
    const [province = '', place] = [content.provinces?.[0], content.places?.[0]];
    const { title = '', supplier = '' } = content;
    const begun = { kind, slug, code, title, province, place, supplier, content, actor };
    id = granted(await addProduct(tx, begun, now)).id;
    revision = 1;
  } else if (plan.isWritten)
    revision = granted(await saveProductDraft(tx, { id, revision, content, actor }, now)).version;
  if (isPut) {
    granted(await publishProduct({ db: tx, queue }, { id, revision, actor }, now));
    revision++;
  }
  return { ...plan, id, revision };
}

/** Puts back what was there before, where nobody has changed it since. */
export async function undoProductRow(
  { tx, queue, actor, now }: Writing,
  { id, revision, kind, slug, isPut, isWritten, seen }: ProductUndo,
): Promise<undefined> {
  granted(await readSeen(tx, id, revision));
  const late = { id, revision, actor };
  if (!seen) {
    if (isPut) granted(await withdrawProduct(tx, { kind, slug, actor }, now));
    else granted(await removeNewProduct(tx, late, now));
    return;
  }
  if (!isPut) {
    const { draft } = seen;
    if (draft || seen.state === 'new')
      granted(await saveProductDraft(tx, { ...late, content: draft ?? seen.live }, now));
    else granted(await discardProductDraft(tx, late, now));
    return;
  }
  if (isWritten && seen.state !== 'new') {
    const back = granted(await saveProductDraft(tx, { ...late, content: seen.live }, now));
    granted(await publishProduct({ db: tx, queue }, { ...late, revision: back.version }, now));
    if (seen.draft)
      granted(await saveProductDraft(tx, { ...late, revision: back.version + 1, content: seen.draft }, now));
  }
  if (seen.state !== 'published') granted(await withdrawProduct(tx, { kind, slug, actor }, now));
}
