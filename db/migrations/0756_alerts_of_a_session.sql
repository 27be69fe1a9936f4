-- extends
-- News of an account's alert go to the device only while its guest is signed in there: afterwards they go by mail.
ALTER TABLE alerts ADD COLUMN session_id uuid REFERENCES sessions ON DELETE SET NULL;
CREATE INDEX alerts_session ON alerts (session_id) WHERE session_id IS NOT NULL;
