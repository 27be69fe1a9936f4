-- Who sends a mail claims it before, so that no transaction stays open while the mail server is talked to. A claim that is
-- older than a mail may take belongs to a process that died, and counts for nothing.
ALTER TABLE mails ADD COLUMN claimed_at timestamptz;
-- What metrics and the office count.
CREATE INDEX mails_unsent ON mails (created_at) WHERE sent_at IS NULL;
