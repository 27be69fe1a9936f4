CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public;

-- The search form of a text: the same as searchKey() in src/platform/vietnamese/search-key.ts.
-- unaccent() is only STABLE because its dictionary could change; ours does not, so the wrapper may be IMMUTABLE.
CREATE FUNCTION search_key(input text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(lower(public.unaccent('public.unaccent', normalize(input, NFC))), '[^a-z0-9]+', ' ', 'g'))
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
