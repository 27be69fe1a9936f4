-- extends
-- What staff edit in the vocabularies has a version, which counts every change whoever makes it.
CREATE FUNCTION count_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END
$$;

DO $$
DECLARE
  source text;
BEGIN
  FOREACH source IN ARRAY ARRAY['provinces', 'places', 'terms', 'cancellation_policies', 'holidays', 'tax_rates']
  LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN version int NOT NULL DEFAULT 1', source);
    EXECUTE format('CREATE TRIGGER count_version BEFORE UPDATE ON %I FOR EACH ROW
      EXECUTE FUNCTION count_version()', source);
  END LOOP;
END
$$;

-- One that moves no prices any more stays, so that a new version of the site does not bring it back.
ALTER TABLE holidays ADD COLUMN status boolean NOT NULL DEFAULT true;

-- A rate is everybody's, or that of a kind of service, which goes before.
ALTER TABLE tax_rates ADD COLUMN kind text NOT NULL DEFAULT '';
ALTER TABLE tax_rates DROP CONSTRAINT tax_rates_pkey, ADD PRIMARY KEY (kind, from_on);

-- Work that follows a change for every product, and how far it has come.
CREATE TABLE price_recounts (
  id         int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reason     text NOT NULL,
  asked_at   timestamptz NOT NULL,
  asked_by   text NOT NULL,
  -- Products up to this id are done, in the order of their ids.
  done_to    int NOT NULL DEFAULT 0,
  products   int NOT NULL,
  done       int NOT NULL DEFAULT 0,
  ended_at   timestamptz
);

UPDATE staff_roles
SET rights = '{"policy.edit": null, "holiday.edit": null}'::jsonb || rights, version = version + 1, updated_at = now()
WHERE slug = 'dieu-hanh' AND jsonb_typeof(rights) = 'object';
UPDATE staff_roles
SET rights = '{"tax.edit": null}'::jsonb || rights, version = version + 1, updated_at = now()
WHERE slug = 'ke-toan' AND jsonb_typeof(rights) = 'object';
