-- extends
-- When a back-up of the database was last made, and when one was last restored on trial. The database machines write it after each
-- success (deploy/pgbackrest/note-success.sh): a timer that nobody enabled fails nowhere, it only grows old.
CREATE TABLE backup_checks (
  what text PRIMARY KEY CHECK (what IN ('backup', 'trial-restore')),
  done_at timestamptz NOT NULL
);
