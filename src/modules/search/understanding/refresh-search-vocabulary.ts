import { sql } from 'kysely';
import type { Executor } from '#platform/db/connect.ts';

/**
 * Writes the vocabulary anew from all that can be found: names of provinces and places, pairs of neighbouring words in
 * titles, single words. Typos are corrected by it, so run it after an import and now and then (a new product is found
 * without it; only typos in its own new words are not). Safe to repeat; readers are not held up. With 100,000 products it takes some seconds.
 */
export async function refreshSearchVocabulary(db: Executor): Promise<void> {
  if (db.isTransaction) return writeVocabulary(db);
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = '10min'`.execute(tx);
    await writeVocabulary(tx);
  });
}

async function writeVocabulary(db: Executor): Promise<void> {
  await sql`
    with called as materialized (
      select name, count(*) as documents,
        bool_or(d.source in ('provinces', 'places')) as is_name
      from search_documents d, unnest(string_to_array(d.title || ' | ' || d.names, ' | ')) as name
      group by name
    ), names as materialized (
      select search_key(name) as term, 'name' as kind,
        (array_agg(name order by documents desc, octet_length(name) desc, name))[1] as spelling,
        sum(documents) as documents
      from called
      where is_name
      group by 1
    ), title_words as materialized (
      select regexp_split_to_array(lower(title), '[^[:alnum:]]+') as words from search_documents
    ), title_pairs as materialized (
      select words[at] || ' ' || words[at + 1] as spelling, count(*) as documents
      from title_words, generate_series(1, cardinality(words) - 1) as at
      where words[at] <> '' and words[at + 1] <> ''
      group by 1
      having count(*) > 1
      order by 2 desc, 1
      limit 20000
    ), pairs as (
      select search_key(spelling) as term, 'pair' as kind,
        (array_agg(spelling order by documents desc, spelling))[1] as spelling,
        sum(documents) as documents
      from title_pairs
      group by 1
    ), spoken as (
      select distinct on (term) term, word as spelling
      from ts_stat($$select to_tsvector('simple', title || ' | ' || names) from search_documents$$),
        search_key(word) as term
      order by term, ndoc desc, word
    ), words as (
      select s.word as term, 'word' as kind, coalesce(spoken.spelling, s.word) as spelling, s.ndoc as documents
      from ts_stat($$select to_tsvector('simple', title_key || names_key) from search_documents$$) s
      left join spoken on spoken.term = s.word
      where s.word ~ '[a-z]' and length(s.word) <= 24
    ), fresh as materialized (
      select distinct on (term) term, kind, spelling, documents::int as documents
      from (select * from names union all select * from pairs union all select * from words) every
      where term <> ''
      order by term, array_position(array['name', 'pair', 'word'], kind)
    ), gone as (
      delete from search_words where term not in (select term from fresh)
    )
    insert into search_words as w (term, kind, spelling, documents)
    select term, kind, spelling, documents from fresh
    on conflict (term) do update
      set kind = excluded.kind, spelling = excluded.spelling, documents = excluded.documents
      where (w.kind, w.spelling, w.documents) is distinct from (excluded.kind, excluded.spelling, excluded.documents)`.execute(
    db,
  );
  await sql`
    insert into search_slips (shortened, term)
    select case at when 0 then compact else left(compact, at - 1) || substr(compact, at + 1) end, term
    from search_words, generate_series(0, length(compact)) as at
    where length(compact) >= 3 and compact ~ '^[a-z]+$' and term not in (select term from search_slips)
    on conflict do nothing`.execute(db);
  await sql`analyze search_words, search_slips, search_documents`.execute(db);
}
