-- extends
-- What a role may do, as the company decides: each verb of the code with the most đồng it may be about, or null without a
-- limit. 'all' is everything, also what a later version adds.
CREATE TABLE staff_roles (
  slug       text PRIMARY KEY CHECK (slug ~ '^[a-z]+(-[a-z]+)*$'),
  title      text NOT NULL,
  rights     jsonb NOT NULL CHECK (rights = '"all"' OR jsonb_typeof(rights) = 'object'),
  version    int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now()
);
