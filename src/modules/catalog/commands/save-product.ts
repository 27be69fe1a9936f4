import type { Tx } from '#platform/db/connect.ts';
import { getKind } from '../kinds/registry.ts';
import { type ProductDraft, productInput } from '../schema.ts';
import { resolveReferences } from './resolve-references.ts';
import { saveUnits } from './save-units.ts';
import { upsertContent } from './whole-content.ts';

/**
 * Writes a product of any kind with all that belongs to it, under its kind and slug. Units and rate plans keep their
 * ids by code, because bookings and inventory point to them. Idempotent.
 * @throws ZodError when the input or its details do not fit the kind; Error when a slug it refers to is unknown
 */
export async function saveProduct(tx: Tx, draft: ProductDraft): Promise<{ id: number }> {
  const input = productInput.parse(draft);
  const kind = getKind(input.kind);
  const details = kind.details.parse(input.details);
  for (const unit of input.units) kind.unitDetails.parse(unit.details);
  const references = await resolveReferences(tx, input);
  const id = await upsertContent(tx, { input, details, references });
  await saveUnits(tx, id, input, references);
  return { id };
}
