import { withdrawProduct } from '#modules/catalog/commands/products.ts';
import type { ProductState } from '#modules/catalog/editing/find-product-summary.ts';
import type { DraftContent } from '#modules/catalog/editing/products.ts';
import { bringProducts, removeNewProduct } from '#modules/catalog/editing/products.ts';
import { publishProduct } from '#modules/catalog/editing/publish-product.ts';
import {
  discardProductDraft,
  readSeen,
  saveProductDraft,
} from '#modules/catalog/editing/save-product-draft.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { granted, refusalErrors } from './each-row.ts';
import type { RowDone, Writing } from './sheet.ts';

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

/** Writes drafts of products of a kind and publishes them where that is wished, all together; what takes each back is kept. */
export async function applyProductRows(
  { tx, queue, actor, now }: Writing,
  plans: readonly ProductPlan[],
): Promise<RowDone[]> {
  const [first] = plans;
  if (!first) return [];
  const results = await bringProducts({ tx, queue }, { kind: first.kind, products: plans, actor }, now);
  return results.map((result, at): RowDone => {
    if (!result.ok) return { ok: false, errors: refusalErrors(result) };
    const undo: ProductUndo = { ...(plans[at] as ProductPlan), id: result.id, revision: result.revision };
    return { ok: true, undo };
  });
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
