-- extends
-- Addresses that were asked for and are not there, counted by day, without what could be a person's or a secret.
CREATE TABLE missing_pages (
  path  text NOT NULL CHECK (length(path) <= 200),
  day   date NOT NULL,
  count int NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, path)
);
