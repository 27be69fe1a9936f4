-- Puzzles that were solved and used; a row lives as long as its puzzle would.
CREATE TABLE spent_proofs (
  proof      text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX spent_proofs_expires_at ON spent_proofs (expires_at);

-- What came through public forms without a solved puzzle: counted by sender for an hour, then removed.
CREATE TABLE unproven_posts (
  id     bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- A keyed hash of the address it came from.
  sender text NOT NULL,
  at     timestamptz NOT NULL
);
CREATE INDEX unproven_posts_sender ON unproven_posts (sender, at);

-- Whether a solved puzzle came with it; staff look twice at those without.
ALTER TABLE requests ADD COLUMN is_proven boolean NOT NULL DEFAULT false;

-- Why a review was not published, from a closed list, so that the reasons can be counted in public.
ALTER TABLE reviews ADD COLUMN reject_reason text CHECK (reject_reason IN (
  'khong-lien-quan', 'xuc-pham', 'thong-tin-rieng', 'quang-cao', 'trung-lap', 'trai-luat'
));
ALTER TABLE reviews ADD CHECK (reject_reason IS NULL OR status IN ('rejected', 'hidden'));
CREATE INDEX reviews_rejected ON reviews (reject_reason) WHERE reject_reason IS NOT NULL;

-- Every change of a review: who, why, when. Never changed, never removed.
CREATE TABLE review_events (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  review_id   bigint NOT NULL REFERENCES reviews,
  from_status text,
  to_status   text NOT NULL,
  actor       text NOT NULL,
  reason      text NOT NULL,
  note        text NOT NULL DEFAULT '',
  at          timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX review_events_review ON review_events (review_id, id);
CREATE TRIGGER review_events_append_only BEFORE UPDATE OR DELETE ON review_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Trips that are over are looked for by their state.
CREATE INDEX bookings_confirmed ON bookings (id) WHERE state = 'confirmed';

-- Who asked for the newsletter. Only those who answered our mail ('subscribed') get it.
CREATE TABLE newsletter_subscribers (
  id              uuid PRIMARY KEY,
  -- In lower case, as mail is delivered in practice.
  email           text NOT NULL UNIQUE CHECK (email = lower(email)),
  state           text NOT NULL CHECK (state IN ('waiting', 'subscribed', 'unsubscribed')),
  -- What was agreed to, word for word, and when.
  consent         text NOT NULL,
  consented_at    timestamptz NOT NULL,
  -- A keyed hash of the address the consent came from; null where it was not known.
  ip_hash         text,
  source          text NOT NULL DEFAULT '',
  -- When we last sent the mail that asks for an answer.
  asked_at        timestamptz NOT NULL,
  confirmed_at    timestamptz,
  unsubscribed_at timestamptz,
  CHECK (state <> 'subscribed' OR confirmed_at IS NOT NULL)
);
