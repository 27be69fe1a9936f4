-- extends
-- What the site says beside its settings: menus, the home page, services, questions of lists, mails. Where there is no row it
-- says what it started with.
CREATE TABLE wordings (
  key        text PRIMARY KEY CHECK (length(key) BETWEEN 1 AND 80),
  -- Null: what it started with, again; the row goes on counting versions.
  value      jsonb,
  version    int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- What stood there before, each with who put something else in its place.
CREATE TABLE former_wordings (
  key         text NOT NULL REFERENCES wordings ON DELETE CASCADE,
  number      int NOT NULL CHECK (number > 0),
  value       jsonb NOT NULL,
  replaced_at timestamptz NOT NULL,
  replaced_by text NOT NULL,
  PRIMARY KEY (key, number)
);

-- Editors write them, unless the company has decided on it already.
UPDATE staff_roles
SET rights = '{"wording.edit": null, "mail.edit": null}'::jsonb || rights, version = version + 1, updated_at = now()
WHERE slug = 'bien-tap' AND jsonb_typeof(rights) = 'object';
