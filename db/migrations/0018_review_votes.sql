-- Who found a review helpful: each visitor once. `reviews.helpful_count` follows.
CREATE TABLE review_votes (
  review_id bigint NOT NULL REFERENCES reviews,
  -- A keyed hash of what the visitor's browser was given to be known by; nothing else is kept of them.
  voter     text NOT NULL,
  at        timestamptz NOT NULL,
  PRIMARY KEY (review_id, voter)
);
