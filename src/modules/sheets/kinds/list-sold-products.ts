import { sql } from 'kysely';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import type { Executor } from '#platform/db/connect.ts';

/** A product, as rows of units and rate plans refer to it. */
export interface SoldRow {
  id: number;
  kind: KindName;
  code: string;
  title: string;
  hasPlan: boolean;
  /** Slug of the cancellation policy of its first rate plan; empty if it has none. */
  policy: string;
}

/** Products of a kind or of every kind (null), all or those with these codes, whether or not they are published. One statement. */
export async function listSoldProducts(
  db: Executor,
  kind: KindName | null,
  { codes }: { codes?: readonly string[] },
): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    SELECT p.id, p.kind, p.code, p.title, r.slug IS NOT NULL AS "hasPlan", coalesce(r.slug, '') AS policy
    FROM products p
    LEFT JOIN LATERAL (
      SELECT c.slug FROM rate_plans r JOIN cancellation_policies c ON c.id = r.cancellation_policy_id
      WHERE r.product_id = p.id ORDER BY r.position, r.id LIMIT 1) r ON true
    WHERE (${kind}::text IS NULL OR p.kind = ${kind}) AND p.slug <> 'theo-bao-gia' AND (${!codes} OR p.code = ANY (${[...(codes ?? [])]}::text[]))
    ORDER BY p.id`.execute(db);
  return rows;
}
