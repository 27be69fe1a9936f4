import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';
import { anywhere } from '#platform/vietnamese/search-words.ts';

/** Number of newest messages that are scanned word by word before the index is used for all (decision 0077). */
const lastLooked = 3_000;

interface FoundMoney {
  id: number;
  provider: string;
  content: string;
  amountVnd: number | null;
  occurredAt: Date;
}

/**
 * The newest incoming money with all these words in its content; amounts in đồng. Beyond the newest few thousand, words of two letters are
 * found only where they are adjacent.
 */
export async function findMoneyByContent(db: Executor, words: readonly string[], limit: number) {
  const find = (among: RawBuilder<unknown>, texts: readonly string[]) =>
    sql<FoundMoney>`
      WITH found AS MATERIALIZED (
        SELECT id FROM ${among} AS m WHERE amount_vnd IS NOT NULL AND ${sql.join(
          texts.map((text) => sql`lower(content) LIKE ${anywhere(text)}`),
          sql` AND `,
        )})
      SELECT m.id, m.provider, m.content, m.amount_vnd AS "amountVnd", m.occurred_at AS "occurredAt"
      FROM payment_inbox m WHERE m.id IN (SELECT id FROM found ORDER BY id DESC LIMIT ${limit})
      ORDER BY m.id DESC`.execute(db);
  // Frequent words are found among the newest; others by the trigram index.
  const last = sql`(SELECT id, amount_vnd, content FROM payment_inbox ORDER BY id DESC LIMIT ${lastLooked})`;
  const { rows } = await find(last, words);
  if (rows.length >= limit) return rows;
  // A trigram index finds words of two letters, such as 'lê an', only as they stand beside each other.
  const isShort = words.every((word) => word.length < 3);
  const older = await find(sql`payment_inbox`, isShort ? [words.join(' ')] : words);
  const known = new Set(rows.map(({ id }) => id));
  return [...rows, ...older.rows.filter(({ id }) => !known.has(id))].slice(0, limit);
}
