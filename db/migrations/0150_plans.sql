-- extends
-- What somebody means to do day by day, before and after it is booked. Whose it is: an account's, a device's (by the hash of
-- the secret in its cookie), or the company's own.
CREATE TABLE plans (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Of a plan that is not public nobody can guess it.
  slug           text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 120),
  title          text NOT NULL CHECK (length(title) BETWEEN 1 AND 120),
  summary        text NOT NULL DEFAULT '' CHECK (length(summary) <= 600),
  cover_id       text REFERENCES media_files,
  adults         int NOT NULL DEFAULT 2 CHECK (adults BETWEEN 1 AND 40),
  child_ages     int[] NOT NULL DEFAULT '{}'
                 CHECK (cardinality(child_ages) <= 20 AND 0 <= ALL (child_ages) AND 17 >= ALL (child_ages)),
  starts_on      date,
  visibility     text NOT NULL DEFAULT 'private' CHECK (visibility IN ('private', 'link', 'public')),
  -- Of a guest's plan that is to be public: whether staff have read it. Until they have, it is open by its link alone.
  review         text CHECK (review IN ('waiting', 'published', 'rejected')),
  review_reason  text NOT NULL DEFAULT '' CHECK (length(review_reason) <= 400),
  is_editorial   boolean NOT NULL DEFAULT false,
  special        boolean NOT NULL DEFAULT false,
  owner_user_id  uuid REFERENCES users ON DELETE CASCADE,
  owner_device   text,
  -- Raised when the edit link is made anew, which shuts out all who came by it.
  edit_version   int NOT NULL DEFAULT 0,
  -- Which plan it was copied from.
  copied_from    bigint REFERENCES plans ON DELETE SET NULL,
  likes          int NOT NULL DEFAULT 0 CHECK (likes >= 0),
  -- What its products cost at least, without a date; of public plans, refreshed daily.
  from_vnd       bigint NOT NULL DEFAULT 0 CHECK (from_vnd >= 0),
  version        int NOT NULL DEFAULT 1,
  -- The version at which each of title, summary, party and start was last changed, by name.
  changed        jsonb NOT NULL DEFAULT '{}',
  -- Kept by triggers, so that no race and no forgotten command makes a plan larger.
  day_count      int NOT NULL DEFAULT 0 CONSTRAINT plans_most_days CHECK (day_count <= 30),
  item_count     int NOT NULL DEFAULT 0 CONSTRAINT plans_most_items CHECK (item_count <= 120),
  -- As many as are quoted and booked at once.
  product_count  int NOT NULL DEFAULT 0 CONSTRAINT plans_most_products CHECK (product_count <= 12),
  created_at     timestamptz NOT NULL,
  updated_at     timestamptz NOT NULL,
  CHECK (num_nonnulls(owner_user_id, owner_device) = CASE WHEN is_editorial THEN 0 ELSE 1 END),
  CHECK (NOT is_editorial OR visibility = 'public'),
  CHECK (review IS NULL OR (visibility = 'public' AND NOT is_editorial)),
  CHECK (visibility <> 'public' OR is_editorial OR review IS NOT NULL)
);
CREATE INDEX plans_of_user ON plans (owner_user_id) WHERE owner_user_id IS NOT NULL;
CREATE INDEX plans_of_device ON plans (owner_device) WHERE owner_device IS NOT NULL;
CREATE INDEX plans_public ON plans (special DESC, likes DESC, id) WHERE is_editorial OR review = 'published';
CREATE INDEX plans_waiting ON plans (updated_at) WHERE review = 'waiting';

CREATE TABLE plan_provinces (
  plan_id     bigint NOT NULL REFERENCES plans ON DELETE CASCADE,
  province_id int NOT NULL REFERENCES provinces,
  position    int NOT NULL,
  PRIMARY KEY (plan_id, province_id)
);
CREATE INDEX plan_provinces_province ON plan_provinces (province_id);

CREATE TABLE plan_days (
  id        uuid PRIMARY KEY,
  plan_id   bigint NOT NULL REFERENCES plans ON DELETE CASCADE,
  title     text NOT NULL DEFAULT '' CHECK (length(title) <= 120),
  -- Between those of its neighbours, so that moving one day changes no other.
  position  double precision NOT NULL,
  version   int NOT NULL DEFAULT 1,
  UNIQUE (id, plan_id)
);
CREATE INDEX plan_days_plan ON plan_days (plan_id, position);

CREATE TABLE plan_items (
  id         uuid PRIMARY KEY,
  plan_id    bigint NOT NULL REFERENCES plans ON DELETE CASCADE,
  day_id     uuid NOT NULL,
  position   double precision NOT NULL,
  kind       text NOT NULL CHECK (kind IN ('product', 'place', 'transport', 'note')),
  -- What is read; of products and places their names as they were put in.
  title      text NOT NULL CHECK (length(title) BETWEEN 1 AND 160),
  note       text NOT NULL DEFAULT '' CHECK (length(note) <= 1000),
  -- A clock in Vietnam.
  hour       text CHECK (hour ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  product_id int REFERENCES products,
  -- What of the product; without one it is not booked yet.
  unit_id    int REFERENCES units,
  -- What is chosen beside unit, day and party: plan of sale, quantity, nights, options.
  choice     jsonb NOT NULL DEFAULT '{}',
  place_id   int REFERENCES places,
  -- The version of the item at which each of its fields was last changed, by name.
  changed    jsonb NOT NULL DEFAULT '{}',
  version    int NOT NULL DEFAULT 1,
  FOREIGN KEY (day_id, plan_id) REFERENCES plan_days (id, plan_id),
  CHECK ((kind = 'product') = (product_id IS NOT NULL)),
  CHECK (unit_id IS NULL OR kind = 'product'),
  CHECK ((kind = 'place') = (place_id IS NOT NULL))
);
CREATE INDEX plan_items_day ON plan_items (day_id, position);
CREATE INDEX plan_items_plan ON plan_items (plan_id);

CREATE FUNCTION count_plan_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'plan_days' THEN
    IF TG_OP = 'INSERT' THEN
      UPDATE plans SET day_count = day_count + 1 WHERE id = NEW.plan_id;
    ELSE
      UPDATE plans SET day_count = day_count - 1 WHERE id = OLD.plan_id;
    END IF;
  ELSIF TG_OP = 'INSERT' THEN
    UPDATE plans SET item_count = item_count + 1, product_count = product_count + (NEW.kind = 'product')::int
    WHERE id = NEW.plan_id;
  ELSE
    UPDATE plans SET item_count = item_count - 1, product_count = product_count - (OLD.kind = 'product')::int
    WHERE id = OLD.plan_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER plan_days_count AFTER INSERT OR DELETE ON plan_days FOR EACH ROW EXECUTE FUNCTION count_plan_parts();
CREATE TRIGGER plan_items_count AFTER INSERT OR DELETE ON plan_items FOR EACH ROW EXECUTE FUNCTION count_plan_parts();

-- Nobody keeps more than fifty: of one owner only one at a time is counted.
CREATE FUNCTION limit_plans_of_owner() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner text := coalesce(NEW.owner_user_id::text, NEW.owner_device);
BEGIN
  IF owner IS NULL THEN RETURN NEW; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('plans of ' || owner, 0));
  IF (SELECT count(*) FROM plans
      WHERE owner_user_id = NEW.owner_user_id OR owner_device = NEW.owner_device) >= 50 THEN
    RAISE EXCEPTION 'An owner has fifty plans' USING ERRCODE = 'check_violation', CONSTRAINT = 'plans_most_of_owner';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER plans_of_owner BEFORE INSERT ON plans FOR EACH ROW EXECUTE FUNCTION limit_plans_of_owner();

-- Who came by the edit link, by account or device, and what they are called there.
CREATE TABLE plan_editors (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  plan_id      bigint NOT NULL REFERENCES plans ON DELETE CASCADE,
  user_id      uuid REFERENCES users ON DELETE CASCADE,
  device       text,
  name         text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  edit_version int NOT NULL,
  joined_at    timestamptz NOT NULL,
  CHECK (num_nonnulls(user_id, device) = 1)
);
CREATE UNIQUE INDEX plan_editors_user ON plan_editors (plan_id, user_id) WHERE user_id IS NOT NULL;
CREATE UNIQUE INDEX plan_editors_device ON plan_editors (plan_id, device) WHERE device IS NOT NULL;
CREATE INDEX plan_editors_of_user ON plan_editors (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX plan_editors_of_device ON plan_editors (device) WHERE device IS NOT NULL;

-- Who changed what, as those who edit it read it; the newest two hundred are kept.
CREATE TABLE plan_changes (
  id      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  plan_id bigint NOT NULL REFERENCES plans ON DELETE CASCADE,
  at      timestamptz NOT NULL,
  by_name text NOT NULL,
  what    text NOT NULL,
  about   text NOT NULL DEFAULT ''
);
CREATE INDEX plan_changes_plan ON plan_changes (plan_id, id DESC);

-- `person` stands for somebody without telling who they are.
CREATE TABLE plan_likes (
  plan_id bigint NOT NULL REFERENCES plans ON DELETE CASCADE,
  person  text NOT NULL,
  at      timestamptz NOT NULL,
  PRIMARY KEY (plan_id, person)
);

-- Which booking was made of an item. A booking that came to nothing leaves the item free to be booked again.
CREATE TABLE plan_bookings (
  item_id    uuid NOT NULL REFERENCES plan_items ON DELETE CASCADE,
  booking_id uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  at         timestamptz NOT NULL,
  PRIMARY KEY (item_id, booking_id)
);
CREATE INDEX plan_bookings_booking ON plan_bookings (booking_id);
