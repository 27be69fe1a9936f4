import { sql } from 'kysely';
import type { Actor } from '#platform/actor/actor.ts';
import { type Executor, inTransaction, type Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import type { KindName } from '../kinds/kind-names.ts';
import { kindProfiles } from '../kinds/kind-profiles.ts';
import { may } from '../policy.ts';
import { changesOf } from './changes-of.ts';
import type { ContentErrors } from './content-texts.ts';
import { copySale } from './copy-sale.ts';
import { findEditedProduct } from './find-edited-product.ts';
import type { DraftContent } from './product-content.ts';
import { objectOf, type Refused, writeDraft } from './save-product-draft.ts';
import { unknownNames } from './write-content.ts';

/** By so many of a kind it is seen how its products are numbered. */
const latest = 500;

export interface NewProduct {
  kind: KindName;
  slug: string;
  title: string;
  /** Slugs; without a place it lies somewhere in its province. */
  province: string;
  place?: string | undefined;
  supplier: string;
  /** As the company numbers it already; else the next of its kind. */
  code?: string | undefined;
  /** All that is said of it already, as a draft. */
  content?: DraftContent | undefined;
  actor: Actor;
}

type Unknown = 'unknown_province' | 'unknown_place' | 'unknown_supplier';

/** Begins a product, which nobody sees until it is published. Where it lies is proposed by its place. */
export async function addProduct(
  db: Executor,
  { kind, slug, title, province, place, supplier, code, content: written, actor }: NewProduct,
  now: Date,
): Promise<
  | { ok: true; id: number }
  | Refused<'not_allowed' | 'slug_taken' | 'code_taken' | Unknown>
  | (Refused<'unknown_name'> & { errors: ContentErrors })
> {
  if (!may(actor, 'catalogue.edit')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx) => {
    const where = await placeOf(tx, province, place);
    if (!where.ok) return where;
    const known = await tx
      .selectFrom('suppliers')
      .select('id')
      .where('slug', '=', supplier)
      .executeTakeFirst();
    if (!known) return { ok: false, reason: 'unknown_supplier' } as const;
    const { lat, lng } = where;
    const content: DraftContent = {
      ...{ title, supplier, provinces: [province], places: place ? [place] : [] },
      ...{ location: { lat, lng }, details: {} },
    };
    if (code && (await isCodeTaken(tx, code))) return { ok: false, reason: 'code_taken' } as const;
    const errors = written ? await unknownNames(tx, written) : {};
    if (Object.keys(errors).length > 0) return { ok: false, reason: 'unknown_name', errors } as const;
    return begin(tx, { kind, slug, code, content, written, supplierId: known.id, actor }, now);
  });
}

/** Begins a product with all that another says and sells, under a name and an address of its own. Price rules stay behind. */
export async function duplicateProduct(
  db: Executor,
  { id, title, slug, actor }: { id: number; title: string; slug: string; actor: Actor },
  now: Date,
): Promise<{ ok: true; id: number } | Refused<'not_allowed' | 'slug_taken' | 'unknown_product'>> {
  if (!may(actor, 'catalogue.edit')) return { ok: false, reason: 'not_allowed' };
  return inTransaction(db, async (tx) => {
    const source = await findEditedProduct(tx, id);
    if (!source) return { ok: false, reason: 'unknown_product' } as const;
    const { supplier_id: supplierId } = await tx
      .selectFrom('products')
      .select('supplier_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const content = { ...(source.draft ?? source.live), title };
    const added = await begin(tx, { kind: source.kind, slug, content, supplierId, actor }, now);
    if (added.ok) await copySale(tx, { fromId: id, toId: added.id });
    return added;
  });
}

async function placeOf(
  tx: Tx,
  province: string,
  place: string | undefined,
): Promise<{ ok: true; lat: number; lng: number } | Refused<'unknown_province' | 'unknown_place'>> {
  const inProvince = await tx
    .selectFrom('provinces')
    .select(['lat', 'lng'])
    .where('slug', '=', province)
    .executeTakeFirst();
  if (!inProvince) return { ok: false, reason: 'unknown_province' };
  if (!place) return { ok: true, ...inProvince };
  const at = await tx
    .selectFrom('places')
    .select(['lat', 'lng'])
    .where('slug', '=', place)
    .executeTakeFirst();
  if (!at) return { ok: false, reason: 'unknown_place' };
  return { ok: true, lat: at.lat ?? inProvince.lat, lng: at.lng ?? inProvince.lng };
}

async function begin(
  tx: Tx,
  product: {
    kind: KindName;
    slug: string;
    code?: string | undefined;
    content: DraftContent;
    /** What is said of it beyond what it begins with. */
    written?: DraftContent | undefined;
    supplierId: number;
    actor: Actor;
  },
  now: Date,
): Promise<{ ok: true; id: number } | Refused<'slug_taken'>> {
  const { kind, slug, code, content, written, supplierId, actor } = product;
  const { title = '', location } = content;
  const added = await tx
    .insertInto('products')
    .values({
      ...{ kind, slug, title, supplier_id: supplierId, step: 0 },
      ...{ code: code ?? (await nextCode(tx, kind)), lat: location?.lat ?? 16, lng: location?.lng ?? 106 },
      details: json({}),
    })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return { ok: false, reason: 'slug_taken' };
  // Lists of the office find it by where it is.
  await sql`
    INSERT INTO product_provinces (product_id, province_id, position)
    SELECT ${added.id}::int, v.id, named.at - 1 FROM unnest(${content.provinces ?? []}::text[]) WITH ORDINALITY AS named (slug, at)
    JOIN provinces v ON v.slug = named.slug`.execute(tx);
  await writeDraft(tx, { id: added.id, revision: 0 }, { content: written ?? content });
  const line = { actor, object: objectOf(added.id), now };
  await writeHistory(tx, { ...line, verb: 'catalogue.add', after: { title, slug, kind } });
  if (written) await writeHistory(tx, { ...line, verb: 'catalogue.draft', ...changesOf(content, written) });
  return { ok: true, id: added.id };
}

/** 'KS061' after 'KS060': as the company numbers the latest of a kind. Two who begin at once wait for each other. */
async function nextCode(tx: Tx, kind: KindName): Promise<string> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('catalogue.product_code'))`.execute(tx);
  const { rows } = await sql<{ letters: string; number: number }>`
    SELECT substring(code FROM '^([A-Z]+)') AS letters, max(substring(code FROM '(\\d{1,8})$')::int) AS number
    FROM (SELECT code FROM products WHERE kind = ${kind} ORDER BY id DESC LIMIT ${latest}) latest
    WHERE code ~ '^[A-Z]+\\d{1,8}$' GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`.execute(tx);
  const letters = rows[0]?.letters ?? initialsOf(kindProfiles[kind].labels.one);
  for (let number = (rows[0]?.number ?? 0) + 1; ; number++) {
    const code = `${letters}${String(number).padStart(3, '0')}`;
    if (!(await isCodeTaken(tx, code))) return code;
  }
}

async function isCodeTaken(tx: Tx, code: string): Promise<boolean> {
  const taken = await tx.selectFrom('products').select('id').where('code', '=', code).executeTakeFirst();
  return taken !== undefined;
}

/** 'KS' of 'Khách sạn', 'CO' of 'Combo'. */
function initialsOf(label: string): string {
  const words = slugify(label).split('-').filter(Boolean);
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : (words[0] ?? 'sp').slice(0, 2);
  return letters.slice(0, 4).toUpperCase();
}
