-- extends
-- Who leads guests here by links of their own and gets a commission of what those pay. Bank account and tax number lie sealed.
CREATE TABLE affiliates (
  id           int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Stands in their links.
  code         text NOT NULL UNIQUE CHECK (code ~ '^[A-Z0-9]{4,16}$'),
  name         text NOT NULL CHECK (name <> ''),
  is_company   boolean NOT NULL,
  -- In lower case. The guest's account whose proven mailbox this is opens their page.
  email        text NOT NULL UNIQUE CHECK (email = lower(email)),
  -- E.164.
  phone        text NOT NULL,
  -- Where they write or speak of us.
  channel      text NOT NULL DEFAULT '',
  tax_code     text,
  bank_bin     text,
  account_no   text,
  holder       text,
  last_digits  text NOT NULL DEFAULT '',
  is_active    boolean NOT NULL DEFAULT true,
  version      int NOT NULL DEFAULT 1,
  created_at   timestamptz NOT NULL,
  updated_at   timestamptz NOT NULL,
  CHECK (num_nonnulls(bank_bin, account_no, holder) IN (0, 3))
);

-- What they get from when on; a booking keeps the terms under which it was made.
CREATE TABLE affiliate_terms (
  id               int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  affiliate_id     int NOT NULL REFERENCES affiliates,
  -- A click counts for so many days.
  attribution_days int NOT NULL CHECK (attribution_days BETWEEN 1 AND 90),
  -- By kind of product, in basis points of what the guest paid.
  rates            jsonb NOT NULL,
  made_by          text NOT NULL,
  made_at          timestamptz NOT NULL
);
CREATE INDEX affiliate_terms_affiliate ON affiliate_terms (affiliate_id, id DESC);

-- How often their links were opened, by nobody in particular.
CREATE TABLE affiliate_clicks (
  affiliate_id int NOT NULL REFERENCES affiliates,
  day          date NOT NULL,
  clicks       int NOT NULL CHECK (clicks > 0),
  PRIMARY KEY (affiliate_id, day)
);

-- The bookings that came by a link. Who booked stands nowhere here.
CREATE TABLE affiliate_bookings (
  -- What the affiliate knows it by: a booking's own code is half a key to it.
  number       int GENERATED ALWAYS AS IDENTITY UNIQUE,
  booking_id   uuid PRIMARY KEY REFERENCES bookings,
  affiliate_id int NOT NULL REFERENCES affiliates,
  terms_id     int NOT NULL REFERENCES affiliate_terms,
  clicked_at   timestamptz NOT NULL,
  booked_at    timestamptz NOT NULL CHECK (booked_at >= clicked_at),
  -- Not paid yet; paid, the trip is to come; the trip is over; nothing comes of it.
  state        text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'booked', 'earned', 'void')),
  kinds        text[] NOT NULL,
  -- The last day of the trip.
  ends_on      date,
  -- What it comes to as it stands now, if the trip takes place.
  expected_vnd bigint NOT NULL DEFAULT 0 CHECK (expected_vnd >= 0),
  -- The affiliate booked it themselves.
  is_own       boolean NOT NULL DEFAULT false,
  CHECK (NOT is_own OR state = 'void')
);
CREATE INDEX affiliate_bookings_affiliate ON affiliate_bookings (affiliate_id, booked_at DESC);

-- What they came to get and what was taken back, one line each; the sum is what is owed to them, closed or not.
CREATE TABLE affiliate_lines (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  affiliate_id int NOT NULL REFERENCES affiliates,
  booking_id   uuid NOT NULL REFERENCES affiliate_bookings,
  kind         text NOT NULL CHECK (kind IN ('earned', 'taken_back')),
  -- How much more of the guest's money counts since.
  base_vnd     bigint NOT NULL,
  amount_vnd   bigint NOT NULL CHECK (amount_vnd <> 0),
  at           timestamptz NOT NULL,
  -- In Vietnam.
  day          date NOT NULL GENERATED ALWAYS AS ((at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date) STORED,
  CHECK ((amount_vnd > 0) = (kind = 'earned'))
);
CREATE INDEX affiliate_lines_affiliate ON affiliate_lines (affiliate_id, day);
CREATE INDEX affiliate_lines_booking ON affiliate_lines (booking_id);

-- A month, closed once it is over; what is taken back later stands on the next. Nothing here is ever changed.
CREATE TABLE affiliate_statements (
  id           int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  affiliate_id int NOT NULL REFERENCES affiliates,
  month_on     date NOT NULL CHECK (extract(day FROM month_on) = 1),
  -- Negative where more was taken back than earned.
  amount_vnd   bigint NOT NULL,
  due_on       date NOT NULL CHECK (due_on > month_on),
  closed_by    text NOT NULL,
  closed_name  text NOT NULL,
  closed_at    timestamptz NOT NULL,
  UNIQUE (affiliate_id, month_on)
);
CREATE TABLE affiliate_statement_lines (
  line_id      bigint PRIMARY KEY REFERENCES affiliate_lines,
  statement_id int NOT NULL REFERENCES affiliate_statements,
  amount_vnd   bigint NOT NULL
);
CREATE INDEX affiliate_statement_lines_statement ON affiliate_statement_lines (statement_id);

-- What was paid to them; it settles the oldest statement first.
CREATE TABLE affiliate_payments (
  id           int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  affiliate_id int NOT NULL REFERENCES affiliates,
  -- What was transferred, and what of theirs went to the tax office instead.
  amount_vnd   bigint NOT NULL CHECK (amount_vnd > 0),
  withheld_vnd bigint NOT NULL DEFAULT 0 CHECK (withheld_vnd >= 0),
  paid_on      date NOT NULL,
  evidence     text NOT NULL CHECK (evidence <> ''),
  actor        text NOT NULL,
  actor_name   text NOT NULL,
  at           timestamptz NOT NULL,
  UNIQUE (affiliate_id, evidence)
);

CREATE TRIGGER affiliate_terms_append_only BEFORE UPDATE OR DELETE ON affiliate_terms
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER affiliate_lines_append_only BEFORE UPDATE OR DELETE ON affiliate_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER affiliate_statements_append_only BEFORE UPDATE OR DELETE ON affiliate_statements
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER affiliate_statement_lines_append_only BEFORE UPDATE OR DELETE ON affiliate_statement_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER affiliate_payments_append_only BEFORE UPDATE OR DELETE ON affiliate_payments
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Of a booking no more is taken back than was earned.
CREATE FUNCTION commission_of_booking_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_vnd) < 0 OR sum(base_vnd) < 0 FROM affiliate_lines WHERE booking_id = NEW.booking_id) THEN
    RAISE EXCEPTION 'commission of booking % does not add up', NEW.booking_id;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER commission_of_booking_adds_up AFTER INSERT ON affiliate_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION commission_of_booking_adds_up();

-- A statement is what its lines come to, when it is closed and ever after.
CREATE FUNCTION affiliate_statement_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT amount_vnd FROM affiliate_statements WHERE id = NEW.statement_id)
     <> (SELECT sum(amount_vnd) FROM affiliate_statement_lines WHERE statement_id = NEW.statement_id) THEN
    RAISE EXCEPTION 'statement % of an affiliate does not add up', NEW.statement_id;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER affiliate_statement_adds_up AFTER INSERT ON affiliate_statement_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION affiliate_statement_adds_up();

-- Nobody is paid more than their statements come to.
CREATE FUNCTION affiliate_payments_within_statements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_vnd + withheld_vnd) FROM affiliate_payments WHERE affiliate_id = NEW.affiliate_id)
     > (SELECT coalesce(sum(amount_vnd), 0) FROM affiliate_statements WHERE affiliate_id = NEW.affiliate_id) THEN
    RAISE EXCEPTION 'payments to affiliate % exceed the statements', NEW.affiliate_id;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER affiliate_payments_within_statements AFTER INSERT ON affiliate_payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION affiliate_payments_within_statements();

-- Who runs the day looks after affiliates, who keeps the books pays them, unless the company has decided on it already.
UPDATE staff_roles SET rights = '{"affiliate.read": null, "affiliate.edit": null}'::jsonb || rights,
  version = version + 1, updated_at = now()
WHERE slug = 'dieu-hanh' AND jsonb_typeof(rights) = 'object';
UPDATE staff_roles SET
  rights = '{"affiliate.read": null, "affiliate.account": null, "affiliate.close": null, "affiliate.pay": null}'::jsonb || rights,
  version = version + 1, updated_at = now()
WHERE slug = 'ke-toan' AND jsonb_typeof(rights) = 'object';

-- The page of the programme said that there is none, and the privacy page knows of one more cookie. Where nobody has edited them, the new
-- ones take their place at the start.
DELETE FROM pages WHERE (slug, md5(content)) IN (
  ('affiliate', '69594c0e7fcaa6a84e876b620bfa2686'), ('chinh-sach-bao-mat', 'bcfe82b54431c9a3031b62560f76ec2e')
);
