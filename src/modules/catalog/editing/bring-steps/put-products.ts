import { sql } from 'kysely';
import type { Actor } from '#platform/actor/actor.ts';
import type { Tx } from '#platform/db/connect.ts';
import { loadNames } from '../../commands/resolve-references.ts';
import { insertContents, updateContents } from '../../commands/whole-content.ts';
import type { KindName } from '../../kinds/kind-names.ts';
import { nextCodes } from '../next-codes.ts';
import { keepFormer } from '../publish-product.ts';
import { wholeContents } from '../write-content.ts';
import type { Standing } from './standings-of.ts';

type Open = Extract<Standing, { ok: true }>;

/**
 * Writes the accepted products: publishes those to publish, and inserts for each new draft the row by which the office finds
 * it.
 * @returns their ids by index; undefined for refused products and for new ones whose address is taken
 */
export async function putProducts(
  tx: Tx,
  { kind, standings, actor }: { kind: KindName; standings: readonly Standing[]; actor: Actor },
  now: Date,
): Promise<(number | undefined)[]> {
  const open = standings.filter((one) => one.ok);
  const brought = open.flatMap(({ code }) => (code ? [code] : []));
  const unnumbered = open.filter(({ before, code }) => !before && !code);
  const free = await nextCodes(tx, kind, unnumbered.length, brought);
  const numbered = open.map((one) => ({
    ...one,
    code: one.before?.code ?? one.code ?? (free.shift() as string),
  }));
  const added = numbered.filter(({ before }) => !before);
  const ids = new Map([
    ...(await addPublished(
      tx,
      added.filter(({ isPut }) => isPut),
    )),
    ...(await beginDrafts(
      tx,
      added.filter(({ isPut }) => !isPut),
    )),
  ]);
  await putAgain(tx, { products: numbered.filter(({ before, isPut }) => before && isPut), actor }, now);
  return standings.map((one) => (one.ok ? (one.before?.id ?? ids.get(one.slug)) : undefined));
}

type Numbered = Open & { code: string };

async function addPublished(tx: Tx, products: readonly Numbered[]): Promise<Map<string, number>> {
  if (products.length === 0) return new Map();
  return insertContents(tx, await wholeContents(tx, products.flatMap(readyOf)));
}

function readyOf({ ready, ...product }: Numbered) {
  return ready ? [{ ...product, content: ready }] : [];
}

/** Initial coordinates come from the place; the office's lists find a draft by its province. */
async function beginDrafts(tx: Tx, products: readonly Numbered[]): Promise<Map<string, number>> {
  if (products.length === 0) return new Map();
  const named = products.map(({ content: { supplier = '', provinces = [], places = [] } }) => ({
    ...{ supplier, provinces, places, terms: {} },
  }));
  const names = await loadNames(tx, named);
  const rows = products.map(({ kind, slug, code, content }, at) => {
    const { supplier = '', provinces = [], places = [] } = named[at] ?? {};
    const [province, place] = [names.provinces.get(provinces[0] ?? ''), names.places.get(places[0] ?? '')];
    return {
      ...{
        kind,
        slug,
        code,
        title: content.title ?? '',
        supplier_id: names.suppliers.get(supplier) as number,
      },
      ...{ lat: place?.lat ?? province?.lat ?? 16, lng: place?.lng ?? province?.lng ?? 106 },
      provinces: provinces.slice(0, 1),
    };
  });
  const { rows: added } = await sql<{ id: number; slug: string }>`
    WITH brought AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS n (kind text, slug text, code text, title text, supplier_id int, lat float8, lng float8, provinces text[])),
    added AS (
      INSERT INTO products (kind, slug, code, title, supplier_id, lat, lng, details, step)
      SELECT kind, slug, code, title, supplier_id, lat, lng, '{}', 0 FROM brought
      ON CONFLICT (kind, slug) DO NOTHING RETURNING id, slug)
    SELECT id, slug FROM added`.execute(tx);
  const ids = new Map(added.map(({ id, slug }) => [slug, id]));
  const lying = rows.flatMap(({ slug, provinces: [first = ''] }) => {
    const [id, province] = [ids.get(slug), names.provinces.get(first)];
    return id !== undefined && province ? [{ product_id: id, province_id: province.id, position: 0 }] : [];
  });
  if (lying.length > 0) await tx.insertInto('product_provinces').values(lying).execute();
  return ids;
}

/** Replaces the content of existing products; those merely withdrawn get their row switched back on. */
async function putAgain(
  tx: Tx,
  { products, actor }: { products: readonly Numbered[]; actor: Actor },
  now: Date,
): Promise<void> {
  if (products.length === 0) return;
  const isWithText = ({ isWritten, before }: Numbered) => isWritten || before?.draft;
  const written = products.filter(isWithText);
  await keepFormer(
    tx,
    written.flatMap(({ before }) => (before && before.state !== 'new' ? [before] : [])),
    actor,
    now,
  );
  const contents = await wholeContents(tx, written.flatMap(readyOf));
  await updateContents(
    tx,
    written.flatMap(({ before }, at) => {
      const content = contents[at];
      return before && content ? [{ id: before.id, content }] : [];
    }),
    now,
  );
  const back = products.flatMap((one) => (isWithText(one) || !one.before ? [] : [one.before.id]));
  if (back.length === 0) return;
  await tx
    .updateTable('products')
    .set((eb) => ({ step: 1, status: true, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', 'in', back)
    .execute();
}
