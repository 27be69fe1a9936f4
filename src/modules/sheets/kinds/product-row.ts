import type { ProductState } from '#modules/catalog/editing/find-product-summary.ts';
import {
  bringProducts,
  type DraftContent,
  discardProductDrafts,
  lockSeenProducts,
  removeNewProducts,
  withdrawProducts,
} from '#modules/catalog/editing/products.ts';
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

/** The action of one row of a product sheet. */
export interface ProductPlan {
  kind: KindName;
  slug: string;
  code?: string;
  content: DraftContent;
  /** The content differs from the former one. */
  isWritten: boolean;
  /** It is published on the site. */
  isPut: boolean;
  /** As it was when the row was checked; null if it is new. */
  seen: SeenProduct | null;
}

/** The content is restored from `seen`, so it is not stored here as well. */
export interface ProductUndo extends Omit<ProductPlan, 'content'> {
  id: number;
  /** The revision after the import; a different one means that somebody has changed the product since. */
  revision: number;
}

/** Writes drafts of products of a kind and publishes them if requested, all together; returns the undo data of each. */
export async function applyProductRows(
  { tx, queue, actor, now }: Writing,
  plans: readonly ProductPlan[],
): Promise<RowDone[]> {
  const [first] = plans;
  if (!first) return [];
  const results = await bringProducts({ tx, queue }, { kind: first.kind, products: plans, actor }, now);
  return results.map((result, at): RowDone => {
    if (!result.ok) return { ok: false, errors: refusalErrors(result) };
    const { content, ...plan } = plans[at] as ProductPlan;
    const undo: ProductUndo = { ...plan, id: result.id, revision: result.revision };
    return { ok: true, undo };
  });
}

/**
 * Restores the former state where nobody has changed it since: new products are removed, the others get their content,
 * draft and publication state back, each of these in one batch.
 * @throws RowRefusal if one of them cannot be restored
 */
export async function undoProductRows(writing: Writing, undos: readonly ProductUndo[]): Promise<object[]> {
  const [first] = undos;
  if (!first) return [];
  const { tx, actor, now } = writing;
  const { kind } = first;
  granted(await lockSeenProducts(tx, kind, undos));
  const known = undos.flatMap((undo) => (undo.seen ? [{ ...undo, seen: undo.seen }] : []));
  const [put, kept] = [known.filter(({ isPut }) => isPut), known.filter(({ isPut }) => !isPut)];
  const isDraft = ({ seen }: KnownUndo) => seen.draft !== null || seen.state === 'new';
  await restore(
    writing,
    kept
      .filter(isDraft)
      .map((undo) => ({ ...undo, content: undo.seen.draft ?? undo.seen.live, isPut: false })),
  );
  const discarded = kept.filter((undo) => !isDraft(undo));
  granted(await discardProductDrafts(tx, { kind, products: discarded, actor }, now));
  const texts = put.filter(({ isWritten, seen }) => (isWritten || seen.draft) && seen.state !== 'new');
  const revisions = await restore(
    writing,
    texts.map((undo) => ({ ...undo, content: undo.seen.live, isPut: true })),
  );
  await restore(
    writing,
    texts.flatMap((undo, at) =>
      undo.seen.draft
        ? [{ ...undo, content: undo.seen.draft, isPut: false, revision: revisions[at] ?? 0 }]
        : [],
    ),
  );
  const begun = undos.filter(({ seen }) => !seen);
  const removed = begun.filter(({ isPut }) => !isPut);
  granted(await removeNewProducts(tx, { kind, products: removed, actor }, now));
  const off = [
    ...begun.filter(({ isPut }) => isPut),
    ...put.filter(({ seen: { state } }) => state !== 'published'),
  ];
  granted(await withdrawProducts(tx, { products: off, actor }, now));
  return undos.map(() => ({}));
}

type KnownUndo = ProductUndo & { seen: SeenProduct };
type Restored = Pick<ProductPlan, 'kind' | 'slug' | 'content' | 'isPut'> & { id: number; revision: number };

/** Writes contents as drafts, or publishes them. @returns their new revisions, in order */
async function restore({ tx, queue, actor, now }: Writing, rows: readonly Restored[]): Promise<number[]> {
  const [first] = rows;
  if (!first) return [];
  const products = rows.map(({ slug, content, isPut, id, revision }) => ({
    ...{ slug, content, isWritten: true, isPut, seen: { id, revision } },
  }));
  const results = await bringProducts({ tx, queue }, { kind: first.kind, products, actor }, now);
  return results.map((result) => granted(result).revision);
}
