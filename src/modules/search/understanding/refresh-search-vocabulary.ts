import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/**
 * Rebuilds the vocabulary from all searchable documents: names of provinces and places, pairs of neighbouring words in
 * titles, single words. Typos are corrected by it, so run it after an import and periodically (a new product is found
 * without it; only typos in its own new words are not). Idempotent and does not block readers. With 100,000 products it
 * takes some seconds.
 */
export async function refreshSearchVocabulary(db: Executor): Promise<void> {
  if (db.isTransaction) return writeVocabulary(db);
  await db.transaction().execute(async (tx) => {
    await sql`SET local statement_timeout = '10min'`.execute(tx);
    await writeVocabulary(tx);
  });
}

async function writeVocabulary(db: Executor): Promise<void> {
  await sql`
    WITH called AS MATERIALIZED (
      SELECT name, count(*) AS documents,
        bool_or(d.source IN ('provinces', 'places')) AS is_name
      FROM search_documents d, unnest(string_to_array(d.title || ' | ' || d.names, ' | ')) AS name
      GROUP BY name
    ), names AS MATERIALIZED (
      SELECT search_key(name) AS term, 'name' AS kind,
        (array_agg(name ORDER BY documents DESC, octet_length(name) DESC, name))[1] AS spelling,
        sum(documents) AS documents
      FROM called
      WHERE is_name
      GROUP BY 1
    ), title_words AS MATERIALIZED (
      SELECT regexp_split_to_array(lower(part), '[^[:alnum:]]+') AS words
      FROM search_documents, regexp_split_to_table(title, '[:|,;()]| [–-] ') AS part
    ), title_pairs AS MATERIALIZED (
      SELECT words[at] || ' ' || words[at + 1] AS spelling, count(*) AS documents
      FROM title_words, generate_series(1, cardinality(words) - 1) AS at
      WHERE words[at] <> '' AND words[at + 1] <> ''
      GROUP BY 1
      HAVING count(*) > 1
      ORDER BY 2 DESC, 1
      LIMIT 20000
    ), pairs AS (
      SELECT search_key(spelling) AS term, 'pair' AS kind,
        (array_agg(spelling ORDER BY documents DESC, spelling))[1] AS spelling,
        sum(documents) AS documents
      FROM title_pairs
      GROUP BY 1
    ), spoken AS (
      SELECT DISTINCT ON (term) term, word AS spelling
      FROM ts_stat($$SELECT to_tsvector('simple', title || ' | ' || names) FROM search_documents$$),
        search_key(word) AS term
      ORDER BY term, ndoc DESC, word
    ), words AS (
      SELECT s.word AS term, 'word' AS kind, coalesce(spoken.spelling, s.word) AS spelling, s.ndoc AS documents
      FROM ts_stat($$SELECT to_tsvector('simple', title_key || names_key) FROM search_documents$$) s
      LEFT JOIN spoken ON spoken.term = s.word
      WHERE s.word ~ '[a-z]' AND length(s.word) <= 24
    ), fresh AS MATERIALIZED (
      SELECT DISTINCT ON (term) term, kind, spelling, documents::int AS documents
      FROM (SELECT * FROM names UNION ALL SELECT * FROM pairs UNION ALL SELECT * FROM words) every
      WHERE term <> ''
      ORDER BY term, array_position(array['name', 'pair', 'word'], kind)
    ), gone AS (
      DELETE FROM search_words WHERE term NOT IN (SELECT term FROM fresh)
    )
    INSERT INTO search_words AS w (term, kind, spelling, documents)
    SELECT term, kind, spelling, documents FROM fresh
    ON CONFLICT (term) DO UPDATE
      SET kind = excluded.kind, spelling = excluded.spelling, documents = excluded.documents
      WHERE (w.kind, w.spelling, w.documents) IS DISTINCT FROM (excluded.kind, excluded.spelling, excluded.documents)`.execute(
    db,
  );
  await sql`
    INSERT INTO search_slips (shortened, term)
    SELECT CASE at WHEN 0 THEN compact ELSE left(compact, at - 1) || substr(compact, at + 1) END, term
    FROM search_words, generate_series(0, length(compact)) AS at
    WHERE length(compact) >= 3 AND compact ~ '^[a-z]+$' AND term NOT IN (SELECT term FROM search_slips)
    ON CONFLICT DO NOTHING`.execute(db);
  await sql`analyze search_words, search_slips, search_documents`.execute(db);
}
