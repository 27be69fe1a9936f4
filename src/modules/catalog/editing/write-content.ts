import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';
import { planOnce } from '#platform/db/plan-once.ts';
import { resolveReferences } from '../commands/resolve-references.ts';
import { saveFleet } from '../commands/save-fleet.ts';
import { productRow } from '../commands/save-product.ts';
import { saveProductLinks } from '../commands/save-product-links.ts';
import { getKind } from '../kinds/registry.ts';
import { productInput } from '../schema.ts';
import type { ContentErrors } from './content-texts.ts';
import type { EditedProduct } from './find-edited-product.ts';
import type { DraftContent, ProductContent } from './product-content.ts';

/** Writes a whole content over what a product was, and puts it on the site; its units and plans stay. @throws for unknown names */
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
    .set((eb) => ({ ...row, step: 1, status: true, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await saveProductLinks(tx, id, input, references);
  await saveFleet(tx, id, getKind(kind).fleet?.(input.details) ?? []);
}

/** Which names in a content are of nothing that is there, by field. One statement. */
export async function unknownNames(
  tx: Tx,
  { provinces = [], places = [], supplier, terms = {}, images = [] }: DraftContent,
): Promise<ContentErrors> {
  const words = Object.entries(terms).flatMap(([taxonomy, slugs]) =>
    slugs.map((slug) => ({ taxonomy, slug })),
  );
  const ids = images.map(({ mediaId }) => mediaId);
  const missing = (field: string, table: string, column: string, names: string[]) => sql`
    SELECT ${field}::text AS field, name, at FROM unnest(${names}::text[]) WITH ORDINALITY AS named (name, at)
    WHERE NOT EXISTS (SELECT FROM ${sql.table(table)} known WHERE known.${sql.ref(column)} = name)`;
  const { rows } = await sql<{ field: string; name: string }>`${planOnce}
    ${missing('provinces', 'provinces', 'slug', provinces)}
    UNION ALL ${missing('places', 'places', 'slug', places)}
    UNION ALL ${missing('supplier', 'suppliers', 'slug', supplier ? [supplier] : [])}
    UNION ALL ${missing('images', 'media_files', 'id', ids)}
    UNION ALL SELECT 'terms.' || taxonomy, slug, at
    FROM unnest(${words.map(({ taxonomy }) => taxonomy)}::text[], ${words.map(({ slug }) => slug)}::text[])
      WITH ORDINALITY AS named (taxonomy, slug, at)
    WHERE NOT EXISTS (SELECT FROM terms known WHERE (known.taxonomy, known.slug) = (named.taxonomy, named.slug))
    ORDER BY at`.execute(tx);
  const errors: ContentErrors = {};
  for (const { field, name } of rows) errors[field] ??= notThere(field, name, ids);
  return errors;
}

function notThere(field: string, name: string, pictures: readonly string[]): string {
  switch (field) {
    case 'provinces':
      return `Không có tỉnh, thành “${name}”.`;
    case 'places':
      return `Không có điểm đến “${name}”.`;
    case 'supplier':
      return 'Không có nhà cung cấp này.';
    case 'images':
      return `Dòng ${pictures.indexOf(name) + 1}, Hình: Không có hình “${name}” trong kho.`;
    default:
      return `Không có mục “${name}”.`;
  }
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
