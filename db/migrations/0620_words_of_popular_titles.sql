-- extends
-- no transaction
-- Suggestions look through the titles of the five thousand most popular of a kind: their words stand in the index, so that only
-- what has them is read. A page of it holds as many as fifty pages of documents. Titles have 160 letters at most, whose words
-- fit an entry. It has the order of the index before, which therefore goes.
DROP INDEX CONCURRENTLY IF EXISTS search_documents_popular_titles;
CREATE INDEX CONCURRENTLY search_documents_popular_titles ON search_documents (type, popularity DESC, id)
  INCLUDE (source, title_words);
DROP INDEX CONCURRENTLY IF EXISTS search_documents_popular;
