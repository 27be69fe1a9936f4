import { sql } from 'kysely';
import type { Tx } from '#platform/db/connect.ts';
import { slugify } from '#platform/vietnamese/slugify.ts';
import type { KindName } from '../kinds/kind-names.ts';
import { kindProfiles } from '../kinds/kind-profiles.ts';

/** The numbering of a kind is inferred from this many of its latest products. */
const latest = 500;

/**
 * Next free product codes, such as 'KS061', 'KS062' after 'KS060': numbered like the latest products of the kind, none of them taken or
 * in `besides`. An advisory lock serialises concurrent callers.
 */
export async function nextCodes(
  tx: Tx,
  kind: KindName,
  count: number,
  besides: readonly string[] = [],
): Promise<string[]> {
  if (count === 0) return [];
  await sql`SELECT pg_advisory_xact_lock(hashtext('catalogue.product_code'))`.execute(tx);
  const { rows } = await sql<{ letters: string; number: number }>`
    SELECT substring(code FROM '^([A-Z]+)') AS letters, max(substring(code FROM '(\\d{1,8})$')::int) AS number
    FROM (SELECT code FROM products WHERE kind = ${kind} ORDER BY id DESC LIMIT ${latest}) latest
    WHERE code ~ '^[A-Z]+\\d{1,8}$' GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`.execute(tx);
  const letters = rows[0]?.letters ?? initialsOf(kindProfiles[kind].labels.one);
  const codes: string[] = [];
  for (let from = (rows[0]?.number ?? 0) + 1; codes.length < count; from += count) {
    const some = Array.from({ length: count }, (_, at) => `${letters}${String(from + at).padStart(3, '0')}`);
    const taken = await codesTaken(tx, some);
    codes.push(...some.filter((code) => !taken.has(code) && !besides.includes(code)));
  }
  return codes.slice(0, count);
}

/** The codes out of these that are taken. */
export async function codesTaken(tx: Tx, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const rows = await tx.selectFrom('products').select('code').where('code', 'in', codes).execute();
  return new Set(rows.map(({ code }) => code));
}

/** 'KS' of 'Khách sạn', 'CO' of 'Combo'. */
function initialsOf(label: string): string {
  const words = slugify(label).split('-').filter(Boolean);
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : (words[0] ?? 'sp').slice(0, 2);
  return letters.slice(0, 4).toUpperCase();
}
