-- extends
-- Ways to look at a list of the office that somebody named, for themselves or for everybody: the list's path and the
-- search part of its address.
CREATE TABLE saved_views (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner      uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
  list       text NOT NULL CHECK (list ~ '^/[a-z/-]+$'),
  title      text NOT NULL CHECK (title <> ''),
  search     text NOT NULL CHECK (search LIKE '?%'),
  is_shared  boolean NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (owner, list, title)
);
CREATE UNIQUE INDEX saved_views_shared ON saved_views (list, title) WHERE is_shared;

-- Who leads the day's work may name views for everybody, unless the company has decided on it already.
UPDATE staff_roles SET rights = '{"view.share": null}'::jsonb || rights, version = version + 1, updated_at = now()
WHERE slug IN ('dieu-hanh', 'ke-toan', 'tu-van') AND jsonb_typeof(rights) = 'object';
