-- What comparing a day's books with somebody else's has shown: with the statement of a bank or provider, or, as channel
-- 'internal', with our own messages, attempts, holds and refunds. Never changed; a later comparison is another row.
CREATE TABLE reconciliations (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The day in Vietnam that was compared.
  day         date NOT NULL,
  channel     text NOT NULL CHECK (channel IN ('internal', 'bank', 'vnpay', 'momo', 'zalopay')),
  -- The name of the file that was compared; empty for 'internal'.
  source      text NOT NULL DEFAULT '',
  matched     int NOT NULL CHECK (matched >= 0),
  differences int NOT NULL CHECK (differences >= 0),
  -- Every difference, in the order in which it was found.
  report      jsonb NOT NULL,
  made_by     text NOT NULL,
  made_at     timestamptz NOT NULL
);
-- The nightly one is made once, however many processes there are.
CREATE UNIQUE INDEX reconciliations_nightly ON reconciliations (day) WHERE channel = 'internal';
CREATE INDEX reconciliations_day ON reconciliations (day, channel, id);
CREATE TRIGGER reconciliations_append_only BEFORE UPDATE OR DELETE ON reconciliations
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Attempts that ended without a word of the provider: asked about once more, in case money was taken all the same.
CREATE INDEX payment_attempts_ended ON payment_attempts (ended_at)
  WHERE state IN ('expired', 'cancelled') AND method IN ('vnpay', 'momo', 'zalopay');
