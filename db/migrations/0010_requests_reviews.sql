-- What guests say of products. The averages of a product follow from the published ones.
CREATE TABLE reviews (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id    int NOT NULL REFERENCES products,
  -- The trip it comes from; null for those that staff took down.
  booking_id    uuid REFERENCES bookings,
  author_name   text NOT NULL CHECK (author_name IS NFC NORMALIZED),
  trip_type     text NOT NULL CHECK (trip_type IN ('gia-dinh', 'cap-doi', 'nhom-ban', 'mot-minh', 'cong-tac')),
  -- Scores 1–10 by the criteria of the product's kind; not every guest fills all of them in.
  scores        jsonb NOT NULL DEFAULT '{}',
  overall       int NOT NULL CHECK (overall BETWEEN 1 AND 10),
  title         text NOT NULL,
  pros          text NOT NULL DEFAULT '',
  cons          text NOT NULL DEFAULT '',
  content       text NOT NULL DEFAULT '',
  -- The first day of the month of the stay.
  stayed_on     date NOT NULL CHECK (extract(day FROM stayed_on) = 1),
  status        text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'published', 'rejected', 'hidden')),
  -- {by, content, at}: the host's answer.
  reply         jsonb,
  helpful_count int NOT NULL DEFAULT 0 CHECK (helpful_count >= 0),
  created_at    timestamptz NOT NULL DEFAULT now(),
  UNIQUE (booking_id, product_id)
);
CREATE INDEX reviews_product ON reviews (product_id, created_at DESC) WHERE status = 'published';
CREATE INDEX reviews_newest ON reviews (created_at DESC) WHERE status = 'published';
CREATE INDEX reviews_waiting ON reviews (created_at) WHERE status = 'pending';

-- What guests ask of staff: contact, call-back, group quotes, flights, complaints.
CREATE TABLE requests (
  id         uuid PRIMARY KEY,
  code       text NOT NULL UNIQUE CHECK (code ~ '^YC[2-9A-HJKMNP-Z]{7}$'),
  kind       text NOT NULL CHECK (kind IN (
    'lien-he', 'tu-van', 'goi-lai', 'bao-gia-doan', 've-may-bay', 'doi-tac', 'khieu-nai', 'gop-y'
  )),
  state      text NOT NULL CHECK (state IN (
    'moi', 'dang-xu-ly', 'cho-khach', 'cho-thanh-toan', 'chot', 'dong'
  )),
  full_name  text NOT NULL,
  phone      text NOT NULL,
  email      text,
  message    text NOT NULL DEFAULT '',
  product_id int REFERENCES products,
  -- What the guest has in mind: dates, guests, budget; and for a flight the legs, travellers and cabin.
  wishes     jsonb NOT NULL DEFAULT '{}',
  flight     jsonb,
  -- The page it was sent from and the campaign that led there.
  source     jsonb NOT NULL DEFAULT '{}',
  consents   jsonb NOT NULL,
  -- What the accepted fare costs.
  due_vnd    bigint CHECK (due_vnd > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind = 've-may-bay') = (flight IS NOT NULL)),
  CHECK (state <> 'cho-thanh-toan' OR due_vnd IS NOT NULL)
);
CREATE INDEX requests_phone ON requests (phone, created_at);
CREATE INDEX requests_open ON requests (created_at) WHERE state IN ('moi', 'dang-xu-ly');

-- An answer of staff. The newest one counts.
CREATE TABLE request_offers (
  id         uuid PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES requests,
  number     int NOT NULL CHECK (number >= 1),
  message    text NOT NULL,
  made_by    text NOT NULL,
  made_at    timestamptz NOT NULL,
  UNIQUE (request_id, number)
);

-- Up to three choices of an offer.
CREATE TABLE request_fares (
  id           uuid PRIMARY KEY,
  offer_id     uuid NOT NULL REFERENCES request_offers,
  request_id   uuid NOT NULL REFERENCES requests,
  position     int NOT NULL CHECK (position BETWEEN 0 AND 2),
  label        text NOT NULL,
  -- [{label, quantity, unitPriceVnd, amountVnd}]
  lines        jsonb NOT NULL,
  total_vnd    bigint NOT NULL CHECK (total_vnd > 0),
  expires_at   timestamptz NOT NULL,
  conditions   text[] NOT NULL DEFAULT '{}',
  cancellation text NOT NULL,
  accepted_at  timestamptz,
  UNIQUE (offer_id, position)
);
CREATE UNIQUE INDEX request_fares_accepted ON request_fares (request_id) WHERE accepted_at IS NOT NULL;
CREATE INDEX request_fares_request ON request_fares (request_id);

-- Every change of state: who, why, when. Never changed, never removed.
CREATE TABLE request_events (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES requests,
  from_state text,
  to_state   text NOT NULL,
  actor      text NOT NULL,
  reason     text NOT NULL,
  details    jsonb NOT NULL DEFAULT '{}',
  at         timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX request_events_request ON request_events (request_id, id);
CREATE TRIGGER request_events_append_only BEFORE UPDATE OR DELETE ON request_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
