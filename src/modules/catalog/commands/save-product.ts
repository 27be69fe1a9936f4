import type { Tx } from '#platform/db/connect.ts';
import { json } from '#platform/db/json.ts';
import { getKind } from '../kinds/registry.ts';
import { type ProductDraft, type ProductInput, productInput } from '../schema.ts';
import { resolveReferences } from './resolve-references.ts';
import { saveFleet } from './save-fleet.ts';
import { saveProductLinks } from './save-product-links.ts';
import { saveUnits } from './save-units.ts';

/**
 * Writes a product of any kind with all that belongs to it, under its kind and slug. Units and rate plans keep their
 * ids by code, because bookings and inventory point to them. Safe to repeat.
 * @throws ZodError when the input or its details do not fit the kind; Error when a slug it names is unknown
 */
export async function saveProduct(tx: Tx, draft: ProductDraft): Promise<{ id: number }> {
  const input = productInput.parse(draft);
  const kind = getKind(input.kind);
  const details = kind.details.parse(input.details);
  for (const unit of input.units) kind.unitDetails.parse(unit.details);
  const references = await resolveReferences(tx, input);
  const row = productRow(input, details, references.supplierId, references.keywords);
  const { id } = await tx
    .insertInto('products')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'slug']).doUpdateSet((eb) => ({
        ...row,
        updated_at: new Date(),
        version: eb('products.version', '+', 1),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await saveProductLinks(tx, id, input, references);
  await saveUnits(tx, id, input, references);
  await saveFleet(tx, id, kind.fleet?.(details) ?? []);
  return { id };
}

/** What of a product stands in its own row. */
export function productRow(input: ProductInput, details: unknown, supplierId: number, keywords: string) {
  return {
    kind: input.kind,
    slug: input.slug,
    code: input.code,
    title: input.title,
    name_alias: input.nameAlias,
    summary: input.summary,
    content: input.content,
    highlights: input.highlights,
    inclusions: input.inclusions,
    exclusions: input.exclusions,
    notes: input.notes,
    faqs: json(input.faqs),
    lat: input.location.lat,
    lng: input.location.lng,
    address: input.location.address,
    supplier_id: supplierId,
    details: json(details),
    special: input.special,
    popularity: input.popularity,
    meta: json(input.meta),
    search_keywords: keywords,
  };
}
