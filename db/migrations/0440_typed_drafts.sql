-- extends
-- What somebody has typed into an editor of the office and not saved: the entries of its form, as [name, value]. Only its writer sees
-- it, it changes nothing of the thing, and it goes when they save or throw it away. The object is named as the history names it.
CREATE TABLE typed_drafts (
  object_type text NOT NULL,
  object_id   text NOT NULL,
  staff_id    uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
  entries     jsonb NOT NULL CHECK (jsonb_typeof(entries) = 'array'),
  typed_at    timestamptz NOT NULL,
  PRIMARY KEY (object_type, object_id, staff_id)
);
CREATE INDEX typed_drafts_staff ON typed_drafts (staff_id);
CREATE INDEX typed_drafts_at ON typed_drafts (typed_at);

-- Who is editing what just now: `until` is moved on while they do, and is past when they have stopped, also without a word.
CREATE TABLE editing_now (
  object_type text NOT NULL,
  object_id   text NOT NULL,
  staff_id    uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
  since       timestamptz NOT NULL,
  until       timestamptz NOT NULL CHECK (until > since),
  PRIMARY KEY (object_type, object_id, staff_id)
);
CREATE INDEX editing_now_staff ON editing_now (staff_id);
