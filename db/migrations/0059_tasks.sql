-- extends
-- Whatever waits for a person. There is one row for an object and kind: it opens again when its reason comes back.
CREATE TABLE tasks (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind        text NOT NULL,
  -- What it is about, by its code: of a booking, an enquiry, a refund.
  object_id   text NOT NULL,
  -- What people read. No guest is named: a task stays when a guest is erased.
  title       text NOT NULL,
  about       text NOT NULL DEFAULT '',
  due_at      timestamptz NOT NULL,
  amount_vnd  bigint,
  owner_id    text,
  owner_name  text,
  -- 'dropped' by hand although its reason is still there; 'done' when it is not.
  state       text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'done', 'dropped')),
  -- How often it was put to the role above because it was late.
  escalation  int NOT NULL DEFAULT 0 CHECK (escalation BETWEEN 0 AND 2),
  opened_at   timestamptz NOT NULL,
  closed_at   timestamptz,
  closed_by   text,
  reason      text NOT NULL DEFAULT '',
  UNIQUE (kind, object_id),
  CHECK ((owner_id IS NULL) = (owner_name IS NULL)),
  CHECK ((state = 'open') = (closed_at IS NULL))
);
CREATE INDEX tasks_open ON tasks (due_at, id) WHERE state = 'open';

-- How somebody of the staff wants to hear of the tasks of a kind; without a row in the office alone.
CREATE TABLE task_notices (
  staff_id text NOT NULL,
  kind     text NOT NULL,
  way      text NOT NULL CHECK (way IN ('mail', 'morning')),
  PRIMARY KEY (staff_id, kind)
);

-- Where they are told.
CREATE TABLE task_readers (
  staff_id       text PRIMARY KEY,
  name           text NOT NULL,
  email          text NOT NULL,
  role           text NOT NULL,
  is_in_browser  boolean NOT NULL DEFAULT false,
  -- The last morning they were written to.
  told_on        date
);

ALTER TABLE requests ADD COLUMN follow_up_on date;
CREATE INDEX requests_follow_up ON requests (follow_up_on) WHERE follow_up_on IS NOT NULL AND state <> 'dong';
CREATE INDEX requests_newest ON requests (created_at DESC, id DESC);
CREATE INDEX requests_unpaid ON requests (created_at) WHERE state = 'cho-thanh-toan';

-- What the day's board counts.
CREATE INDEX booking_items_from_on ON booking_items (from_on);
CREATE INDEX booking_items_to_on ON booking_items (to_on);
CREATE INDEX bookings_sold ON bookings (confirmed_at) WHERE confirmed_at IS NOT NULL;
-- Paid for, and confirmed by the supplier only afterwards.
CREATE INDEX bookings_after_payment ON bookings (confirmed_at)
  WHERE state = 'confirmed' AND quote -> 'items' @> '[{"confirmation": "after_payment"}]';
