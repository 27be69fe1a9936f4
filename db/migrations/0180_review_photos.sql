-- extends
-- Pictures that a guest adds to their review. The file lies withheld until staff have published the review (`shown_at`).
CREATE TABLE review_photos (
  id        text PRIMARY KEY CHECK (id ~ '^[a-z0-9]{20,40}$'),
  review_id bigint NOT NULL REFERENCES reviews,
  position  int NOT NULL CHECK (position BETWEEN 0 AND 1000),
  width     int NOT NULL CHECK (width > 0),
  height    int NOT NULL CHECK (height > 0),
  shown_at  timestamptz,
  added_at  timestamptz NOT NULL,
  UNIQUE (review_id, position)
);

-- What a review said before its author changed it. The name below it is not kept here.
CREATE TABLE review_versions (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  review_id  bigint NOT NULL REFERENCES reviews,
  words      jsonb NOT NULL,
  written_at timestamptz NOT NULL
);
CREATE INDEX review_versions_review ON review_versions (review_id, id);

-- Somebody finds that a published review breaks the rules.
CREATE TABLE review_reports (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  review_id  bigint NOT NULL REFERENCES reviews,
  reason     text NOT NULL,
  words      text NOT NULL DEFAULT '',
  -- Whether a solved puzzle came with it.
  is_proven  boolean NOT NULL,
  at         timestamptz NOT NULL,
  settled_at timestamptz,
  outcome    text CHECK (outcome IN ('removed', 'kept')),
  CHECK ((settled_at IS NULL) = (outcome IS NULL))
);
CREATE INDEX review_reports_review ON review_reports (review_id, id);
CREATE INDEX review_reports_waiting ON review_reports (review_id) WHERE settled_at IS NULL;

-- The author of a refused review objects, once.
CREATE TABLE review_appeals (
  review_id  bigint PRIMARY KEY REFERENCES reviews,
  words      text NOT NULL,
  at         timestamptz NOT NULL,
  is_upheld  boolean,
  answer     text NOT NULL DEFAULT '',
  decided_at timestamptz,
  CHECK ((decided_at IS NULL) = (is_upheld IS NULL))
);
CREATE INDEX review_appeals_waiting ON review_appeals (at) WHERE decided_at IS NULL;

-- Who reads reviews decides about appeals, and so does who leads the operation, unless the company has decided already.
UPDATE staff_roles SET rights = '{"review.appeal": null}'::jsonb || rights, version = version + 1, updated_at = now()
WHERE slug IN ('dieu-hanh', 'kiem-duyet') AND jsonb_typeof(rights) = 'object';
