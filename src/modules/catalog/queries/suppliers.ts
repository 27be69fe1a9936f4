import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

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
