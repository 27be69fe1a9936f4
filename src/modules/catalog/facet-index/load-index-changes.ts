import { type RawBuilder, sql } from 'kysely';
import type { FilterDeclaration, PlanProperty } from '#modules/catalog/kinds/kind.ts';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { builtOnce } from '#platform/db/built-once.ts';
import type { Executor } from '#platform/db/connect.ts';
import { changedSinceSql, keptSnapshotSql } from '#platform/db/kept-snapshot-sql.ts';
import { planOnce } from '#platform/db/plan-once.ts';
import type { IndexedOption, IndexedProduct, OptionGroup } from './indexed-product.ts';
import { groupOf } from './ordinals-of.ts';

export interface IndexChanges {
  /** Snapshot of the database that was read; the next query starts from it. */
  snapshot: string;
  /** Products that are public. */
  put: IndexedProduct[];
  /** Ids of changed products that are not public, or no longer. */
  removed: number[];
  /** Whether a province, place or term has changed. */
  hasNewWords: boolean;
}

/** Batch size of the first load: each stays well within the statement timeout, and other visitors wait for one at most. */
export const firstAtOnce = 5_000;

/** Separator of options in a row; no title contains it. */
const optionSeparator = '\u001f';

type Row = {
  snapshot: string;
  changedId: number | null;
  id: number | null;
  options: string;
} & Omit<IndexedProduct, 'id' | 'options'>;

/**
 * Changes of a kind's index since a snapshot: its products touched by transactions that the snapshot does not see. Without a
 * snapshot all products by id, after `after` and at most `most`. One statement.
 */
export async function loadIndexChanges(
  db: Executor,
  kind: KindName,
  since: string | null,
  { after, most }: { after: number; most: number } = { after: 0, most: firstAtOnce },
): Promise<IndexChanges> {
  const rows = since
    ? await changesOf(kind)(db, { since })
    : (await indexSql(kind, firstProducts(kind, { after, most })).execute(db)).rows;
  const changed = rows.filter((row) => row.changedId !== null);
  return {
    snapshot: rows[0]?.snapshot ?? '',
    put: changed.flatMap((row) => (row.id === null ? [] : [indexedProduct(row, row.id)])),
    removed: changed.flatMap((row) => (row.id === null && row.changedId ? [row.changedId] : [])),
    hasNewWords: since === null || changed.some((row) => row.changedId === 0),
  };
}

type ReadChanges = ReturnType<typeof builtOnce<Row, { since: string }>>;

/** Run before each list. */
const readChanges = new Map<KindName, ReadChanges>();

function changesOf(kind: KindName): ReadChanges {
  const read =
    readChanges.get(kind) ??
    builtOnce<Row, { since: string }>((place) => {
      const since = place('since');
      const source = sql`product_changes c LEFT JOIN products p ON p.id = c.product_id AND p.status AND p.step = 1
        WHERE ${changedSince(sql`${kind}`, since, sql`now.taken`)}`;
      return sql`${planOnce}${indexSql(kind, source)}`;
    });
  readChanges.set(kind, read);
  return read;
}

function changedSince(kind: RawBuilder<unknown>, since: RawBuilder<unknown>, now?: RawBuilder<unknown>) {
  return sql`c.kind IN (${kind}, '') AND ${changedSinceSql(sql`c.changed_in`, since, now)}`;
}

/** SQL condition: whether the index of a kind is older than the snapshot of the statement that contains it; false when `since` is null. */
export function isChangedSql(kind: RawBuilder<unknown>, since: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`EXISTS (SELECT FROM product_changes c WHERE ${changedSince(kind, since)})`;
}

function firstProducts(kind: KindName, { after, most }: { after: number; most: number }) {
  return sql`(SELECT * FROM products WHERE kind = ${kind} AND status AND step = 1 AND id > ${after} ORDER BY id LIMIT ${most}) p
    CROSS JOIN LATERAL (SELECT p.id AS product_id) c`;
}

function indexSql(kind: KindName, source: RawBuilder<unknown>): RawBuilder<Row> {
  return sql<Row>`
    SELECT (${keptSnapshotSql})::text AS snapshot, found.*
    FROM (SELECT pg_current_snapshot() AS taken) now LEFT JOIN LATERAL (
      SELECT c.product_id AS "changedId", p.id, p.final_price_vnd AS "priceVnd", p.ranking * 1001 + p.popularity AS ranking,
        p.rating_avg AS rating, p.special, hashtext(p.title) AS "titleHash", p.lat, p.lng, ${optionsSql(kind)} AS options
      FROM ${source}
    ) found ON true`;
}

/** Everything that lists of the kind filter by, as 'group=value'. */
function optionsSql(kind: KindName) {
  const links = [
    ['province', 'product_provinces', 'province_id'],
    ['place', 'product_places', 'place_id'],
    ['term', 'product_terms', 'term_id'],
  ].map(
    ([group, table = '', column = '']) =>
      sql`(SELECT string_agg(${sql.lit(`${group}=`)} || ${sql.ref(column)}, ${sql.lit(optionSeparator)})
      FROM ${sql.table(table)} WHERE product_id = p.id)`,
  );
  const { filters } = getKind(kind);
  const values = filters.flatMap((filter) => valuesSql(filter) ?? []);
  const plans = filters.flatMap((filter) => (filter.type === 'plan' ? planValueSql(filter.path) : []));
  return joinedSql([...links, ...values, ...(plans.length > 0 ? [plansSql(plans)] : [])]);
}

function joinedSql(options: readonly RawBuilder<unknown>[]): RawBuilder<string> {
  return sql<string>`concat_ws(${sql.lit(optionSeparator)}, ${sql.join(options)})`;
}

/** For all plans of a product in one subquery: a first load reads them for all products, and looking them up is what takes time. */
function plansSql(values: readonly RawBuilder<unknown>[]): RawBuilder<string> {
  return sql<string>`(SELECT string_agg(${joinedSql(values)}, ${sql.lit(optionSeparator)})
    FROM rate_plans r JOIN cancellation_policies c ON c.id = r.cancellation_policy_id
    WHERE r.product_id = p.id AND r.status)`;
}

/** Such as 'plans.meal=BB', for a rate plan `r` with its policy `c`. */
function planValueSql(property: PlanProperty): RawBuilder<unknown> {
  return sql`${sql.lit(`plans.${property}=`)} || ${planValues[property]}`;
}

/** The values of a product that a filter compares, as 'group=value' each; null for terms, which are links, and for plans. */
function valuesSql(filter: FilterDeclaration): RawBuilder<string> | null {
  const group = sql.lit(`${groupOf(filter)}=`);
  const all = (values: RawBuilder<unknown>) =>
    sql<string>`(SELECT string_agg(DISTINCT ${group} || value, ${sql.lit(optionSeparator)}) FROM (${values}) AS of (value))`;
  switch (filter.type) {
    case 'term':
    case 'plan':
      return null;
    case 'detail': {
      const path = sql.lit(filter.path);
      return sql`CASE jsonb_typeof(p.details -> ${path})
        WHEN 'array' THEN ${all(sql`SELECT jsonb_array_elements_text(p.details -> ${path})`)}
        ELSE ${group} || (p.details ->> ${path}) END`;
    }
    case 'unit':
      return all(
        sql`SELECT u.details ->> ${sql.lit(filter.path)} FROM units u WHERE u.product_id = p.id AND u.status`,
      );
    case 'score':
      return sql`${group} || p.rating_avg`;
  }
}

const planValues: Record<PlanProperty, RawBuilder<unknown>> = {
  cancel: sql`CASE WHEN c.tiers @> '[{"refundPercent": 100}]' THEN 'free' END`,
  pay: sql`r.pay_mode`,
  meal: sql`r.meal_plan`,
};

function indexedProduct(
  { options, priceVnd, ranking, rating, special, titleHash, lat, lng }: Row,
  id: number,
): IndexedProduct {
  return {
    id,
    priceVnd,
    ranking,
    rating,
    special,
    titleHash,
    lat,
    lng,
    options: options === '' ? [] : options.split(optionSeparator).map(optionOf),
  };
}

/** The same pair for the same option: a first load reads a million of them, of which a thousand differ. */
const options = new Map<string, IndexedOption>();
const maxOptions = 50_000;

function optionOf(text: string): IndexedOption {
  const known = options.get(text);
  if (known) return known;
  const equals = text.indexOf('=');
  const option: IndexedOption = [text.slice(0, equals) as OptionGroup, text.slice(equals + 1)];
  if (options.size >= maxOptions) options.clear();
  options.set(text, option);
  return option;
}
