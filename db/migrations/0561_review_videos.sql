-- extends
-- The film that a guest adds to their review, at most one. Its file, and the picture that stands for it, lie withheld until staff have
-- published the review (`shown_at`).
CREATE TABLE review_videos (
  id          text PRIMARY KEY CHECK (id ~ '^[a-z0-9]{20,40}$'),
  review_id   bigint NOT NULL UNIQUE REFERENCES reviews,
  format      text NOT NULL CHECK (format IN ('mp4', 'webm')),
  bytes       int NOT NULL CHECK (bytes > 0),
  duration_ms int NOT NULL CHECK (duration_ms >= 0),
  width       int NOT NULL CHECK (width > 0),
  height      int NOT NULL CHECK (height > 0),
  has_poster  boolean NOT NULL,
  shown_at    timestamptz,
  added_at    timestamptz NOT NULL
);
