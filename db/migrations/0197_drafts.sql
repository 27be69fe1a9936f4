-- extends
-- Articles and static pages are written as drafts and published; the text that was on the site before is kept.
ALTER TABLE articles
  -- Counts every save, so that nobody overwrites what they have not seen.
  ADD COLUMN revision int NOT NULL DEFAULT 1,
  -- What is written and not yet on the site, by the names of the office's fields.
  ADD COLUMN draft jsonb;
ALTER TABLE pages ADD COLUMN revision int NOT NULL DEFAULT 1, ADD COLUMN draft jsonb;

CREATE TABLE former_texts (
  id          int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  article_id  int REFERENCES articles ON DELETE CASCADE,
  page_slug   text REFERENCES pages ON UPDATE CASCADE ON DELETE CASCADE,
  number      int NOT NULL CHECK (number > 0),
  -- As it was on the site, by the names of the office's fields.
  fields      jsonb NOT NULL,
  -- When another took its place, and by whom.
  replaced_at timestamptz NOT NULL,
  replaced_by text NOT NULL,
  CHECK (num_nonnulls(article_id, page_slug) = 1),
  UNIQUE (article_id, number),
  UNIQUE (page_slug, number)
);

-- Editors publish what they write and send old addresses on, unless the company has decided on it already.
UPDATE staff_roles
SET rights = '{"content.publish": null, "redirect.edit": null}'::jsonb || rights, version = version + 1, updated_at = now()
WHERE slug = 'bien-tap' AND jsonb_typeof(rights) = 'object';
