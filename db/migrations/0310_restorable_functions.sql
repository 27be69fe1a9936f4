-- extends
-- What a dump restores it writes with an empty search path, and a generated column whose function then finds its own helper
-- no more stops the restore. With the schema named it finds it; result and plan are the same.
CREATE OR REPLACE FUNCTION search_key(input text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT trim(regexp_replace(public.search_letters(input), '[^a-z0-9]+', ' ', 'g'))
$$;

CREATE OR REPLACE FUNCTION search_key(input text[]) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT public.search_key(array_to_string(input, ' | '))
$$;
