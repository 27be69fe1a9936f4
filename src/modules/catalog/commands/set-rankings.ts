import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';

/**
 * Sets where products stand in the usual order of lists; those that stand there already are not touched, so that no
 * process reads them again. The products are locked in the order of their ids. @returns how many changed
 */
export async function setRankings(
  tx: Tx,
  rankings: { productId: number; ranking: number }[],
): Promise<number> {
  const ids = rankings.map(({ productId }) => productId);
  const values = rankings.map(({ ranking }) => ranking);
  const { rows } = await sql`
    WITH wanted AS (
      SELECT p.id, w.ranking FROM products p
        JOIN unnest(${ids}::int[], ${values}::int[]) AS w (id, ranking) ON w.id = p.id
      WHERE p.ranking <> w.ranking ORDER BY p.id FOR UPDATE OF p
    )
    UPDATE products p SET ranking = wanted.ranking FROM wanted WHERE p.id = wanted.id RETURNING p.id`.execute(
    tx,
  );
  return rows.length;
}
