import type { Tx } from '#platform/db/connect.ts';
import type { KindName } from '../../kinds/kind-names.ts';
import { type ContentErrors, completeContent } from '../content-texts.ts';
import { type ListedContent, lockEditedProducts } from '../list-edited-products.ts';
import { loadProductVocabulary } from '../load-product-vocabulary.ts';
import { codesTaken } from '../next-codes.ts';
import type { DraftContent, ProductContent } from '../product-content.ts';
import { allFields, productFields } from '../product-fields.ts';
import { droppedVehiclesOf, unknownNamesOf } from '../write-content.ts';
import type { BroughtProduct, BroughtResult } from './brought-product.ts';

/** A product that may be written, or the reason why not. */
export type Standing =
  | {
      ok: true;
      kind: KindName;
      slug: string;
      code: string | undefined;
      /** The stored product, locked; null for a new one. */
      before: ListedContent | null;
      /** Initial content of a new product. */
      begun: DraftContent;
      /** Content to be stored. */
      content: DraftContent;
      isWritten: boolean;
      isPut: boolean;
      /** Content to be published; null when it is not to be published. */
      ready: ProductContent | null;
    }
  | Extract<BroughtResult, { ok: false }>;

/** Checks all products together: changes by others since, the names they refer to, and what they lack for publication. */
export async function standingsOf(
  tx: Tx,
  kind: KindName,
  products: readonly BroughtProduct[],
  mayPublish: boolean,
): Promise<Standing[]> {
  const found = await lockEditedProducts(
    tx,
    kind,
    products.flatMap(({ seen }) => (seen ? [seen.id] : [])),
  );
  const taken = await codesTaken(
    tx,
    products.flatMap(({ code, seen }) => (code && !seen ? [code] : [])),
  );
  const slugs = new Set<string>();
  const first = products.map((product): Standing => {
    const { slug, code, content: brought, isPut, seen } = product;
    const before = seen ? (found.get(seen.id) ?? null) : null;
    const reason = whyNot(product, before, { mayPublish, taken, slugs });
    if (reason) return { ok: false, reason };
    slugs.add(slug);
    if (code) taken.add(code);
    const isWritten = product.isWritten || !before;
    const content = isWritten ? brought : (before?.draft ?? before?.live ?? brought);
    return {
      ok: true,
      kind,
      slug,
      code,
      before,
      begun: begunOf(content),
      content,
      isWritten,
      isPut,
      ready: null,
    };
  });
  return withFaults(tx, kind, first);
}

function whyNot(
  { slug, code, isWritten, isPut, seen }: BroughtProduct,
  before: ListedContent | null,
  { mayPublish, taken, slugs }: { mayPublish: boolean; taken: Set<string>; slugs: Set<string> },
) {
  if (isPut && !mayPublish) return 'not_allowed';
  if (!seen) return slugs.has(slug) ? 'slug_taken' : code && taken.has(code) ? 'code_taken' : null;
  if (!before) return 'unknown_product';
  if (before.revision !== seen.revision) return 'changed_meanwhile';
  if (!isWritten && (!isPut || (!before.draft && before.state === 'published'))) return 'nothing_new';
  return null;
}

function begunOf({ title = '', supplier = '', provinces = [], places = [] }: DraftContent): DraftContent {
  return { title, supplier, provinces: provinces.slice(0, 1), places: places.slice(0, 1), details: {} };
}

/** Refuses products that refer to unknown names, or that are to be published and incomplete. */
async function withFaults(tx: Tx, kind: KindName, standings: readonly Standing[]): Promise<Standing[]> {
  const open = standings.filter((one) => one.ok);
  const unknown = await unknownNamesOf(
    tx,
    kind,
    open.map(({ content }) => content),
  );
  const dropped = await droppedVehiclesOf(
    tx,
    kind,
    open.map(({ before, content, isPut }) => ({
      id: isPut ? (before?.id ?? 0) : 0,
      details: content.details,
    })),
  );
  const validated = new Map<Standing, Standing>();
  for (const [at, one] of open.entries()) {
    const errors = { ...unknown[at], ...dropped[at] };
    if (Object.keys(errors).length > 0) validated.set(one, { ok: false, reason: 'unknown_name', errors });
    else if (one.isPut) validated.set(one, await completed(tx, one));
  }
  return standings.map((one) => validated.get(one) ?? one);
}

async function completed(tx: Tx, one: Extract<Standing, { ok: true }>): Promise<Standing> {
  const { kind, content, before } = one;
  const complete = completeContent(kind, [], content);
  if (complete.ok) return { ...one, ready: complete.content };
  // The form's fields are only loaded to word the errors.
  const vocabulary = await loadProductVocabulary(tx, kind, before?.id ?? 'every');
  const parsed = completeContent(kind, allFields(productFields(kind, vocabulary)), content);
  const errors: ContentErrors = parsed.ok ? {} : parsed.errors;
  return { ok: false, reason: 'incomplete', errors };
}
