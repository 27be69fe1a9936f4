import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { type KeysetPage, type KeysetPlace, readPlace, toKeysetPage } from '#platform/db/keyset-page.ts';

const publicColumns = ['s.id', 's.slug', 's.brand as title', 's.kinds', 's.licence_no as licenceNo'] as const;

/** What the public may know of suppliers: brand, kinds of service and licence number. */
export async function listSuppliers(
  db: Executor,
  options: { kind?: string | undefined; page: number; limit: number },
) {
  const rows = await db
    .selectFrom('suppliers as s')
    .where('s.status', '=', true)
    .$if(options.kind !== undefined, (query) =>
      query.where((eb) => eb(eb.val(options.kind as string), '=', eb.fn.any('s.kinds'))),
    )
    .select([...publicColumns, sql<number>`count(*) OVER ()`.as('total')])
    .orderBy(sql`s.brand collate "vi-x-icu"`)
    .limit(options.limit)
    .offset((options.page - 1) * options.limit)
    .execute();
  const isBeyondEnd = rows.length === 0 && options.page > 1;
  const totalResults: number = isBeyondEnd
    ? (await listSuppliers(db, { ...options, page: 1, limit: 1 })).totalResults
    : (rows[0]?.total ?? 0);
  return {
    results: rows.map(({ total, ...supplier }) => supplier),
    page: options.page,
    limit: options.limit,
    totalPages: Math.ceil(totalResults / options.limit),
    totalResults,
  };
}

export async function findSupplier(db: Executor, slug: string) {
  return (
    (await db
      .selectFrom('suppliers as s')
      .where('s.slug', '=', slug)
      .where('s.status', '=', true)
      .select(publicColumns)
      .executeTakeFirst()) ?? null
  );
}

/** A supplier as staff see them in the list. */
export interface SupplierRow {
  id: number;
  slug: string;
  brand: string;
  kinds: string[];
  email: string;
  phone: string;
  /** ISO day; null when unknown. */
  licenceUntil: string | null;
  /** They work with the company. */
  status: boolean;
  products: number;
}

interface SupplierFilter {
  text: string;
  /** 'no-mail': without a mail address; 'licence': with a licence that ends by a given day. */
  only?: 'no-mail' | 'licence';
  /** ISO day. */
  licenceBy: string;
  kind?: string | undefined;
}

const perPage = 50;

/** Matching suppliers by name, including withdrawn ones. */
export async function listSuppliersForOffice(
  db: Executor,
  { text, only, licenceBy, kind }: SupplierFilter,
  cursor: KeysetPlace,
  limit = perPage,
): Promise<KeysetPage<SupplierRow>> {
  const place = readPlace(cursor, 'text', 'int');
  const [brand, id] = place.at ?? [];
  const isBack = place.before !== null;
  const order = isBack ? sql`DESC` : sql`ASC`;
  const like = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<SupplierRow>`
    SELECT s.id, s.slug, s.brand, s.kinds, s.email, s.phone, s.licence_until AS "licenceUntil",
      s.status,
      (SELECT count(*)::int FROM products p WHERE p.supplier_id = s.id AND p.status) AS products
    FROM suppliers s
    WHERE (${text} = '' OR search_key(s.brand || ' ' || s.legal_name) LIKE '%' || search_key(${text}) || '%' OR s.email ILIKE ${like}
        OR s.phone LIKE ${like})
      AND (${only ?? ''} <> 'no-mail' OR s.email = '')
      AND (${only ?? ''} <> 'licence' OR s.licence_until <= ${licenceBy}::date)
      AND (${kind ?? ''} = '' OR ${kind ?? ''} = ANY (s.kinds))
      AND (${brand === undefined} OR (s.brand COLLATE "vi-x-icu", s.id) ${isBack ? sql`<` : sql`>`} (${brand ?? ''} COLLATE "vi-x-icu", ${id ?? 0}))
    ORDER BY s.brand COLLATE "vi-x-icu" ${order}, s.id ${order}
    LIMIT ${limit + 1}`.execute(db);
  return toKeysetPage(rows, limit, place, (row) => [row.brand, row.id]);
}

/** Everything that staff may see of a supplier, with its products; null when it does not exist. */
export async function findSupplierForOffice(db: Executor, slug: string) {
  const supplier = await db
    .selectFrom('suppliers as s')
    .leftJoin('provinces as p', 'p.id', 's.province_id')
    .select([
      's.id',
      's.slug',
      's.version',
      's.status',
      's.brand',
      's.legal_name as legalName',
      's.kinds',
      's.address',
      'p.title as province',
      's.contact_name as contactName',
      's.email',
      's.phone',
      's.zalo',
      's.bank_name as bankName',
      's.account_number as accountNumber',
      's.account_holder as accountHolder',
      's.licence_no as licenceNo',
      's.licence_until as licenceUntil',
    ])
    .where('s.slug', '=', slug)
    .executeTakeFirst();
  if (!supplier) return null;
  const products = await db
    .selectFrom('products')
    .select(['kind', 'slug', 'title', 'status'])
    .where('supplier_id', '=', supplier.id)
    .orderBy(sql`title collate "vi-x-icu"`)
    .limit(200)
    .execute();
  return { ...supplier, products };
}

/** A contract or further licence of a supplier; days are ISO, null where it has no such limit. */
export interface SupplierPaper {
  id: string;
  kind: 'contract' | 'licence';
  number: string;
  note: string;
  fromOn: string | null;
  untilOn: string | null;
  fileName: string | null;
  fileType: string | null;
  fileBytes: number | null;
  addedAt: Date;
  addedBy: string;
}

/** The papers of a supplier, the earliest expiry first. */
export async function listSupplierPapers(db: Executor, supplierId: number): Promise<SupplierPaper[]> {
  const rows = await db
    .selectFrom('supplier_papers')
    .select(['id', 'kind', 'number', 'note', 'from_on as fromOn', 'until_on as untilOn'])
    .select(['file_name as fileName', 'file_type as fileType', 'file_bytes as fileBytes'])
    .select(['added_at as addedAt', 'added_by as addedBy'])
    .where('supplier_id', '=', supplierId)
    .orderBy('until_on', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as SupplierPaper['kind'] }));
}

/** The ids of products whose name, places or supplier have these letters, with or without diacritics: a subquery. */
export function productsNamed(text: string): RawBuilder<{ id: number }> {
  return sql`SELECT id FROM products WHERE office_words LIKE '%' || search_key(${text}) || '%'
    UNION SELECT p.id FROM products p JOIN suppliers s ON s.id = p.supplier_id
    WHERE search_key(s.brand || ' ' || s.legal_name) LIKE '%' || search_key(${text}) || '%'`;
}
