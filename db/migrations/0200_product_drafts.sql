-- Products are written as drafts and published; what was on the site before is kept.
CREATE TABLE product_drafts (
  product_id   int PRIMARY KEY REFERENCES products ON DELETE CASCADE,
  -- Counts every save, so that nobody overwrites what they have not seen.
  revision     int NOT NULL DEFAULT 0,
  -- What is written and not yet on the site, in the shapes of the catalogue's schema; fields may still be missing.
  content      jsonb,
  -- When it goes onto the site by itself, and who said so.
  publish_at   timestamptz,
  scheduled_by text NOT NULL DEFAULT ''
);
CREATE INDEX product_drafts_scheduled ON product_drafts (publish_at) WHERE publish_at IS NOT NULL;

CREATE TABLE former_products (
  product_id  int NOT NULL REFERENCES products ON DELETE CASCADE,
  number      int NOT NULL CHECK (number > 0),
  content     jsonb NOT NULL,
  -- When another took its place, and by whom.
  replaced_at timestamptz NOT NULL,
  replaced_by text NOT NULL,
  PRIMARY KEY (product_id, number)
);

-- Editors publish what they write, unless the company has decided on it already.
UPDATE staff_roles
SET rights = '{"catalogue.publish": null}'::jsonb || rights, version = version + 1, updated_at = now()
WHERE slug = 'bien-tap' AND jsonb_typeof(rights) = 'object';
