import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { getKind } from '../kinds/registry.ts';
import { type ProductQuery, productConditions } from './list-products.ts';

export interface Facet {
  key: string;
  label: string;
  options: { value: string; label: string; count: number }[];
}

export interface Facets {
  facets: Facet[];
  priceRange: { minVnd: number; maxVnd: number };
}

/**
 * The filters of a list with a count beside each option. A filter's own choice does not narrow its own options, so
 * that a second option can be added. One statement, a branch for each filter.
 */
export async function listFacets(db: Executor, query: ProductQuery): Promise<Facets> {
  const kind = getKind(query.kind);
  const matching = (except: string) =>
    db
      .selectFrom('products as p')
      .where((eb) => productConditions(eb, query, except))
      .select(['p.id', 'p.details', 'p.final_price_vnd']);
  const branches = [
    sql`select 'provinces' as key, v.slug as value, v.title as label, count(*) as count, 0 as position
      from (${matching('provinces')}) m join product_provinces x on x.product_id = m.id
      join provinces v on v.id = x.province_id group by v.slug, v.title`,
    sql`select 'price', min(m.final_price_vnd)::text, max(m.final_price_vnd)::text, 0, 0 from (${matching('price')}) m`,
    ...kind.filters.map((filter) =>
      filter.type === 'term'
        ? sql`select ${filter.key}::text, t.slug, t.title, count(*), min(t.position)
            from (${matching(filter.key)}) m join product_terms x on x.product_id = m.id
            join terms t on t.id = x.term_id and t.taxonomy = ${filter.taxonomy} and t.filterable
            group by t.slug, t.title`
        : sql`select ${filter.key}::text, m.details ->> ${sql.lit(filter.path)}, m.details ->> ${sql.lit(filter.path)},
            count(*), 0 from (${matching(filter.key)}) m group by 2, 3`,
    ),
  ];
  const { rows } = await sql<{
    key: string;
    value: string | null;
    label: string;
    count: number;
    position: number;
  }>`
    ${sql.join(branches, sql` union all `)} order by key, count desc, label`.execute(db);

  const price = rows.find((row) => row.key === 'price');
  const declared = [{ key: 'provinces', label: 'Điểm đến' }, ...kind.filters];
  return {
    facets: declared.map((filter) => ({
      key: filter.key,
      label: filter.label,
      options: optionsOf(
        filter,
        rows.filter((row) => row.key === filter.key && row.value !== null),
      ),
    })),
    priceRange: { minVnd: Number(price?.value ?? 0), maxVnd: Number(price?.label ?? 0) },
  };
}

type Counted = { value: string | null; label: string; count: number };

function optionsOf(filter: object, rows: Counted[]): Facet['options'] {
  if ('options' in filter && Array.isArray(filter.options)) {
    const given = filter.options as { value: string; label: string }[];
    return given.map((option) => ({
      ...option,
      count: rows.find((row) => row.value === option.value)?.count ?? 0,
    }));
  }
  return rows.map((row) => ({ value: row.value ?? '', label: row.label, count: row.count }));
}
