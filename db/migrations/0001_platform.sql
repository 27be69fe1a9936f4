CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public;

-- Latin letters without marks, in lower case: the first half of searchKey() in src/platform/vietnamese/search-key.ts.
-- Decomposing needs no dictionary, so the result is the same on every server and the function is truly immutable.
CREATE FUNCTION search_letters(input text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(translate(
    replace(replace(replace(replace(replace(replace(
      regexp_replace(normalize(input, NFD), '[\u0300-\u036F\u00AD\u200B-\u200D\u2060\uFEFF]+', '', 'g'),
      'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'ß', 'ss'), 'ẞ', 'ss'),
    'đĐðÐɖƉøØłŁħĦŧŦı', 'ddddddoollhhtti'))
$$;

-- The search form of a text: what searchKey() gives. Letters and digits, everything else one space.
CREATE FUNCTION search_key(input text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(search_letters(input), '[^a-z0-9]+', ' ', 'g'))
$$;

CREATE FUNCTION search_key(input text[]) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT search_key(array_to_string(input, ' | '))
$$;

-- Replies to writes, kept so that a repeated request is answered and not carried out again.
CREATE TABLE idempotency_keys (
  scope        text NOT NULL,
  key          uuid NOT NULL,
  request_hash text NOT NULL,
  status       int,
  response     jsonb,
  created_at   timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at);
