-- extends
-- Reports that are mailed to colleagues by the calendar, asked for as on the page of reports.
CREATE TABLE report_mails (
  id         int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- By the words of its address: the report, its rows, the period, and what it is narrowed by.
  slug       text NOT NULL,
  grouping   text NOT NULL,
  period     text NOT NULL,
  kind       text,
  province   text,
  channel    text,
  every      text NOT NULL CHECK (every IN ('day', 'week', 'month')),
  -- The day for which it was sent last; of a new one the day on which it was set up.
  sent_on    date NOT NULL,
  made_by    uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
  made_at    timestamptz NOT NULL
);

-- Who gets one.
CREATE TABLE report_mail_readers (
  mail_id  int NOT NULL REFERENCES report_mails ON DELETE CASCADE,
  staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
  PRIMARY KEY (mail_id, staff_id)
);
CREATE INDEX report_mail_readers_staff ON report_mail_readers (staff_id);
