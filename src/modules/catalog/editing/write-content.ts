import { sql } from 'kysely';
import type { Executor, Tx } from '#platform/db/connect.ts';
import { planOnce } from '#platform/db/plan-once.ts';
import { linksOf, loadNames } from '../commands/resolve-references.ts';
import { updateContents, type WholeContent } from '../commands/whole-content.ts';
import type { KindName } from '../kinds/kind-names.ts';
import { getKind } from '../kinds/registry.ts';
import { productInput } from '../schema.ts';
import type { ContentErrors } from './content-texts.ts';
import type { EditedProduct } from './find-edited-product.ts';
import type { DraftContent, ProductContent } from './product-content.ts';

type Named = Pick<EditedProduct, 'kind' | 'slug' | 'code'>;

/** Replaces the whole content of a product and publishes it; its units and plans stay. @throws when a name is unknown */
export async function writeContent(
  tx: Tx,
  product: Pick<EditedProduct, 'id'> & Named,
  content: ProductContent,
  now: Date,
): Promise<void> {
  const [whole] = await wholeContents(tx, [{ ...product, content }]);
  if (whole) await updateContents(tx, [{ id: product.id, content: whole }], now);
}

/** Contents with resolved references, ready to be written; as many statements for many as for one. @throws when a name is unknown */
export async function wholeContents(
  tx: Tx,
  products: readonly (Named & { content: ProductContent })[],
): Promise<WholeContent[]> {
  const inputs = products.map(({ kind, slug, code, content }) =>
    productInput.parse({ ...content, kind, slug, code }),
  );
  const names = await loadNames(tx, inputs);
  return inputs.map((input) => ({ input, details: input.details, references: linksOf(input, names) }));
}

/** The unknown names in a content of a kind, by field. */
export async function unknownNames(
  db: Executor,
  kind: KindName,
  content: DraftContent,
): Promise<ContentErrors> {
  return (await unknownNamesOf(db, kind, [content]))[0] ?? {};
}

/** The same of many contents, in their order. One statement. */
export async function unknownNamesOf(
  db: Executor,
  kind: KindName,
  contents: readonly DraftContent[],
): Promise<ContentErrors[]> {
  const linked = (content: DraftContent) => getKind(kind).namedProducts?.(content.details);
  const named = contents.map((content) => namesIn(content, linked(content)));
  const products = contents.flatMap((content) => linked(content) ?? []);
  const all = (field: string) => [...new Set(named.flatMap((fields) => fields[field] ?? []))];
  const missing = (field: string, table: string, column: string) => sql`
    SELECT ${field}::text AS field, name FROM unnest(${all(field)}::text[]) AS named (name)
    WHERE NOT EXISTS (SELECT FROM ${sql.table(table)} known WHERE known.${sql.ref(column)} = name)`;
  const words = [...new Set(contents.flatMap((content) => wordsIn(content)))];
  const { rows } = await sql<{ field: string; name: string }>`${planOnce}
    ${missing('provinces', 'provinces', 'slug')}
    UNION ALL ${missing('places', 'places', 'slug')}
    UNION ALL ${missing('supplier', 'suppliers', 'slug')}
    UNION ALL ${missing('images', 'media_files', 'id')}
    UNION ALL SELECT 'terms.' || split_part(word, '/', 1), split_part(word, '/', 2)
    FROM unnest(${words}::text[]) AS named (word)
    WHERE NOT EXISTS (SELECT FROM terms known
      WHERE known.taxonomy = split_part(word, '/', 1) AND known.slug = split_part(word, '/', 2))
    UNION ALL SELECT ${products[0]?.field ?? ''}::text, slug FROM unnest(${[...new Set(products.flatMap(({ slugs }) => slugs))]}::text[]) AS named (slug)
    WHERE NOT EXISTS (SELECT FROM products known
      WHERE known.kind = ${products[0]?.kind ?? ''} AND known.slug = named.slug)`.execute(db);
  if (rows.length === 0) return contents.map(() => ({}));
  const unknown = new Set(rows.map(({ field, name }) => `${field} ${name}`));
  return named.map((fields) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([field, names]) => {
        const at = names.findIndex((name) => unknown.has(`${field} ${name}`));
        return at < 0 ? [] : [[field, notThere(field, names[at] as string, at)]];
      }),
    ),
  );
}

/** The names that a content refers to, by field. */
function namesIn(
  { provinces = [], places = [], supplier, terms = {}, images = [] }: DraftContent,
  products: { field: string; slugs: readonly string[] } | undefined,
) {
  const fields: Record<string, readonly string[]> = {
    ...{ provinces, places, supplier: supplier ? [supplier] : [] },
    images: images.map(({ mediaId }) => mediaId),
    ...(products && { [products.field]: products.slugs }),
  };
  for (const [taxonomy, slugs] of Object.entries(terms)) fields[`terms.${taxonomy}`] = slugs;
  return fields;
}

const wordsIn = ({ terms = {} }: DraftContent) =>
  Object.entries(terms).flatMap(([taxonomy, slugs]) => slugs.map((slug) => `${taxonomy}/${slug}`));

function notThere(field: string, name: string, at: number): string {
  switch (field) {
    case 'provinces':
      return `Không có tỉnh, thành “${name}”.`;
    case 'places':
      return `Không có điểm đến “${name}”.`;
    case 'supplier':
      return 'Không có nhà cung cấp này.';
    case 'images':
      return `Dòng ${at + 1}, Hình: Không có hình “${name}” trong kho.`;
    default:
      return field.startsWith('details.')
        ? `Dòng ${at + 1}: Không có sản phẩm nào ở địa chỉ “${name}”.`
        : `Không có mục “${name}”.`;
  }
}

/** Vehicles in service that a content no longer names: they have to be taken out of service where their upcoming trips are shown. */
export async function droppedVehicles(
  tx: Tx,
  { id, kind }: Pick<EditedProduct, 'id' | 'kind'>,
  { details }: ProductContent,
): Promise<ContentErrors> {
  return (await droppedVehiclesOf(tx, kind, [{ id, details }]))[0] ?? {};
}

/** The same of many products of a kind, in their order. One statement, none for kinds without vehicles. */
export async function droppedVehiclesOf(
  tx: Tx,
  kindName: EditedProduct['kind'],
  products: readonly { id: number; details: ProductContent['details'] }[],
): Promise<ContentErrors[]> {
  const kind = getKind(kindName);
  if (!kind.fleet || products.length === 0) return products.map(() => ({}));
  const running = await tx
    .selectFrom('vehicles')
    .select(['product_id as productId', 'code'])
    .where(
      'product_id',
      'in',
      products.map(({ id }) => id),
    )
    .where('status', '=', true)
    .orderBy('id')
    .execute();
  return products.map(({ id, details }): ContentErrors => {
    const named = kind.fleet?.(details as never) ?? [];
    const dropped = running.find(({ productId, code }) => productId === id && !named.includes(code));
    if (!dropped) return {};
    return {
      'details.fleet': `Xe “${dropped.code}” đang chạy. Cho xe nghỉ ở mục Hạng & giá trước, ở đó thấy các chuyến đã có khách.`,
    };
  });
}
