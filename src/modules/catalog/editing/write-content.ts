import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';
import { resolveReferences } from '../commands/resolve-references.ts';
import { saveFleet } from '../commands/save-fleet.ts';
import { productRow } from '../commands/save-product.ts';
import { saveProductLinks } from '../commands/save-product-links.ts';
import { getKind } from '../kinds/registry.ts';
import { productInput } from '../schema.ts';
import type { ContentErrors } from './content-texts.ts';
import type { EditedProduct } from './find-edited-product.ts';
import type { DraftContent, ProductContent } from './product-content.ts';

/** Writes a whole content over what a product was; its units and plans stay as they are. @throws for unknown names */
export async function writeContent(
  tx: Tx,
  { id, kind, slug, code }: Pick<EditedProduct, 'id' | 'kind' | 'slug' | 'code'>,
  content: ProductContent,
  now: Date,
): Promise<void> {
  const input = productInput.parse({ ...content, kind, slug, code });
  const references = await resolveReferences(tx, input);
  const row = productRow(input, input.details, references.supplierId, references.keywords);
  await tx
    .updateTable('products')
    .set((eb) => ({ ...row, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await saveProductLinks(tx, id, input, references);
  await saveFleet(tx, id, getKind(kind).fleet?.(input.details) ?? []);
}

/** Which names in a content are of nothing that is there, by field. */
export async function unknownNames(
  tx: Tx,
  { provinces = [], places = [], supplier, terms = {}, images = [] }: DraftContent,
): Promise<ContentErrors> {
  const missing = async (table: string, column: string, names: string[]) => {
    const { rows } = await sql<{ name: string }>`
      SELECT name FROM unnest(${names}::text[]) WITH ORDINALITY AS named (name, at)
      WHERE NOT EXISTS (SELECT FROM ${sql.table(table)} known WHERE known.${sql.ref(column)} = name)
      ORDER BY at`.execute(tx);
    return rows.map(({ name }) => name);
  };
  const errors: ContentErrors = {};
  const [province] = await missing('provinces', 'slug', provinces);
  if (province) errors.provinces = `Không có tỉnh, thành “${province}”.`;
  const [place] = await missing('places', 'slug', places);
  if (place) errors.places = `Không có điểm đến “${place}”.`;
  if (supplier && (await missing('suppliers', 'slug', [supplier])).length > 0)
    errors.supplier = 'Không có nhà cung cấp này.';
  const words = await tx.selectFrom('terms').select(['taxonomy', 'slug']).execute();
  const known = new Set(words.map((word) => `${word.taxonomy}/${word.slug}`));
  for (const [taxonomy, slugs] of Object.entries(terms)) {
    const unknown = slugs.find((one) => !known.has(`${taxonomy}/${one}`));
    if (unknown) errors[`terms.${taxonomy}`] = `Không có mục “${unknown}”.`;
  }
  const ids = images.map(({ mediaId }) => mediaId);
  const [picture] = await missing('media_files', 'id', ids);
  if (picture)
    errors.images = `Dòng ${ids.indexOf(picture) + 1}, Hình: Không có hình “${picture}” trong kho.`;
  return errors;
}

/** Vehicles that run and that a content no longer names: they are taken off the road where their trips ahead are looked at. */
export async function droppedVehicles(
  tx: Tx,
  { id, kind }: Pick<EditedProduct, 'id' | 'kind'>,
  { details }: ProductContent,
): Promise<ContentErrors> {
  const named = getKind(kind).fleet?.(details as never);
  if (!named) return {};
  const running = await tx
    .selectFrom('vehicles')
    .select('code')
    .where('product_id', '=', id)
    .where('status', '=', true)
    .orderBy('id')
    .execute();
  const dropped = running.find(({ code }) => !named.includes(code));
  if (!dropped) return {};
  return {
    'details.fleet': `Xe “${dropped.code}” đang chạy. Cho xe nghỉ ở mục Hạng & giá trước, ở đó thấy các chuyến đã có khách.`,
  };
}
