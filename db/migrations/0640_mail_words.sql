-- extends
-- What staff wrote in the stead of a mail's usual words, for one mail about one booking. It goes with its guest, which the history may not.
CREATE TABLE mail_words (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id     uuid NOT NULL REFERENCES bookings ON DELETE CASCADE,
  template       text NOT NULL,
  -- Which of several mails of its kind it is; empty where there is but one.
  occasion       text NOT NULL DEFAULT '',
  -- By part: what it is written from, and what that read like before and after when it was edited.
  words          jsonb NOT NULL CHECK (jsonb_typeof(words) = 'object'),
  changes        jsonb NOT NULL CHECK (jsonb_typeof(changes) = 'array'),
  edited_by      text NOT NULL,
  edited_by_name text NOT NULL DEFAULT '',
  edited_at      timestamptz NOT NULL,
  UNIQUE (booking_id, template, occasion)
);
CREATE INDEX mail_words_age ON mail_words (edited_at);
