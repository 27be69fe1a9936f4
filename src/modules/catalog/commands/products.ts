import { recordMove } from '#modules/addresses/commands/record-move.ts';
import { linkTo } from '#modules/catalog/kinds/link-to.ts';
import { type Actor, actorText } from '#platform/actor/actor.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { writeHistory } from '#platform/history/write-history.ts';
import type { KindName } from '../kinds/kind-names.ts';
import { getKind } from '../kinds/registry.ts';
import { may } from '../policy.ts';
import { slugInput } from '../schema.ts';

/** Gives a product another slug; its old address redirects to the new one from then on. @throws ZodError when the new slug is invalid */
export async function renameProduct(
  tx: Tx,
  input: { kind: KindName; slug: string; newSlug: string; actor: Actor },
  now: Date,
): Promise<
  { ok: true; path: string } | { ok: false; reason: 'not_allowed' | 'unknown_product' | 'slug_taken' }
> {
  const { kind, slug, actor } = input;
  if (!may(actor, 'catalogue.edit')) return { ok: false, reason: 'not_allowed' };
  const newSlug = slugInput.parse(input.newSlug);
  const same = await tx
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('kind', '=', kind)
    .where('slug', 'in', [slug, newSlug])
    .forUpdate()
    .execute();
  const product = same.find((one) => one.slug === slug);
  if (!product) return { ok: false, reason: 'unknown_product' };
  if (same.some((one) => one.slug === newSlug)) return { ok: false, reason: 'slug_taken' };
  await tx
    .updateTable('products')
    .set((eb) => ({ slug: newSlug, updated_at: new Date(), version: eb('version', '+', 1) }))
    .where('id', '=', product.id)
    .execute();
  const { category } = getKind(kind);
  const path = linkTo(category, newSlug);
  await recordMove(tx, { from: linkTo(category, slug), to: path, actor: actorText(actor) });
  const object = { type: 'product', id: String(product.id) };
  await writeHistory(tx, {
    actor,
    verb: 'catalogue.edit',
    object,
    before: { slug },
    after: { slug: newSlug },
    now,
  });
  await announceChange(tx, ['catalogue', `product:${product.id}`]);
  return { ok: true, path };
}

/**
 * Takes a product off sale for good, or puts it back. The page of a withdrawn product answers 410 and shows similar
 * products; bookings keep pointing to it.
 */
export async function withdrawProduct(
  tx: Tx,
  product: { kind: KindName; slug: string; isBack?: boolean; actor: Actor; reason?: string },
  now: Date,
): Promise<{ ok: true } | { ok: false; reason: 'not_allowed' | 'unknown_product' }> {
  const { actor, slug, isBack = false, reason = '' } = product;
  if (!may(actor, 'catalogue.withdraw')) return { ok: false, reason: 'not_allowed' };
  const row = await tx
    .updateTable('products')
    .set((eb) => ({
      status: isBack,
      updated_at: new Date(),
      version: eb('version', '+', 1),
    }))
    .where('kind', '=', product.kind)
    .where('slug', '=', slug)
    .returning('id')
    .executeTakeFirst();
  if (!row) return { ok: false, reason: 'unknown_product' };
  const object = { type: 'product', id: String(row.id) };
  const verb = isBack ? 'catalogue.return' : 'catalogue.withdraw';
  await writeHistory(tx, { actor, verb, object, after: { slug, status: isBack }, reason, now });
  await announceChange(tx, ['catalogue', `product:${row.id}`]);
  return { ok: true };
}

/** The product that bookings refer to for services sold at a price named by staff. It has no page, and nothing else is sold under it. */
export const quotedProduct = { kind: 'service', slug: 'theo-bao-gia', code: 'BAO-GIA' } as const;

/** The product that bookings of gift cards refer to, in the same way. */
export const giftProduct = { kind: 'service', slug: 'phieu-qua-tang', code: 'QUA-TANG' } as const;

/** A product that no page shows. */
type UnlistedProduct = typeof quotedProduct | typeof giftProduct;

const unlistedTitles: Record<UnlistedProduct['code'], { product: string; unit: string }> = {
  'BAO-GIA': { product: 'Dịch vụ theo báo giá', unit: 'Theo báo giá' },
  'QUA-TANG': { product: 'Phiếu quà tặng', unit: 'Phiếu quà tặng' },
};

/** Minutes within which staff confirm what a guest has paid for. */
const answerMinutes = 240;

export interface QuotedProduct {
  productId: number;
  unitId: number;
  ratePlanId: number;
  answerMinutes: number;
}

/** The ids by which bookings refer to a quoted service. The product is created when first needed, with the company as its supplier. */
export async function ensureQuotedProduct(
  tx: Tx,
  companyName: string,
  wanted: UnlistedProduct = quotedProduct,
): Promise<QuotedProduct> {
  return (await findUnlistedProduct(tx, wanted)) ?? makeUnlistedProduct(tx, companyName, wanted);
}

async function findUnlistedProduct(tx: Tx, { code }: UnlistedProduct): Promise<QuotedProduct | undefined> {
  return tx
    .selectFrom('products as p')
    .innerJoin('units as u', 'u.product_id', 'p.id')
    .innerJoin('rate_plans as r', 'r.product_id', 'p.id')
    .select([
      'p.id as productId',
      'u.id as unitId',
      'r.id as ratePlanId',
      'r.answer_minutes as answerMinutes',
    ])
    .where('p.code', '=', code)
    .executeTakeFirst();
}

/** Safe when two transactions run it at once: the second waits for the rows of the first and uses them. */
async function makeUnlistedProduct(
  tx: Tx,
  companyName: string,
  wanted: UnlistedProduct,
): Promise<QuotedProduct> {
  const titles = unlistedTitles[wanted.code];
  const supplier = await tx
    .insertInto('suppliers')
    .values({ slug: 'tu-to-chuc', brand: companyName, legal_name: companyName, kinds: [] })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ status: true }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const policy = await tx
    .insertInto('cancellation_policies')
    .values({ slug: 'theo-bao-gia', title: 'Theo báo giá', tiers: json([]) })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ title: 'Theo báo giá' }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const product = await tx
    .insertInto('products')
    .values({
      ...wanted,
      ...{ title: titles.product, supplier_id: supplier.id, status: false },
      // Placeholder coordinates: the product is on no map and in no list.
      ...{ lat: 16, lng: 106, details: json({}) },
    })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ status: false }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('units')
    .values({
      ...{ product_id: product.id, code: wanted.code, title: titles.unit, status: false },
      ...{ base_vnd: 0, quantity: 0, max_adults: 1, max_children: 0, max_occupancy: 1, details: json({}) },
    })
    .onConflict((conflict) => conflict.columns(['product_id', 'code']).doNothing())
    .execute();
  await tx
    .insertInto('rate_plans')
    .values({
      ...{ product_id: product.id, code: wanted.code, title: titles.unit, status: false },
      ...{ meal_plan: 'RO', pay_mode: 'prepay', cancellation_policy_id: policy.id },
      ...{ confirmation: 'after_payment', answer_minutes: answerMinutes },
    })
    .onConflict((conflict) => conflict.columns(['product_id', 'code']).doNothing())
    .execute();
  const made = await findUnlistedProduct(tx, wanted);
  if (!made) throw new Error(`Product ${wanted.code} was not written`);
  return made;
}
