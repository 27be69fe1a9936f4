-- extends
-- Bookings and requests of a guest whose account is erased, which were not over by then: they are erased once they are.
CREATE TABLE asked_erasures (
  type     text NOT NULL CHECK (type IN ('booking', 'request')),
  id       uuid NOT NULL,
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (type, id)
);
