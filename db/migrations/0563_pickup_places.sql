-- extends
-- Where somebody with an account likes to be picked up; it goes with the account.
CREATE TABLE pickup_places (
  user_id  uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  place    text NOT NULL CHECK (place <> '' AND length(place) <= 160),
  saved_at timestamptz NOT NULL
);
