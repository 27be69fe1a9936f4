-- extends
-- What the author of a public plan is called there, as they chose; nothing else of them is shown.
ALTER TABLE plans ADD COLUMN author_name text NOT NULL DEFAULT '' CHECK (length(author_name) <= 60);

-- What readers say of a public plan. Staff read it before anybody else does.
CREATE TABLE plan_comments (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  plan_id     bigint NOT NULL REFERENCES plans ON DELETE CASCADE,
  -- One level of answers: to a comment that answers none.
  answers_id  bigint REFERENCES plan_comments ON DELETE CASCADE,
  user_id     uuid REFERENCES users ON DELETE CASCADE,
  author_name text NOT NULL CHECK (length(author_name) BETWEEN 1 AND 60),
  words       text NOT NULL CHECK (length(words) BETWEEN 1 AND 1000),
  status      text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'published', 'rejected')),
  reason      text NOT NULL DEFAULT '' CHECK (length(reason) <= 400),
  is_proven   boolean NOT NULL,
  created_at  timestamptz NOT NULL
);
CREATE INDEX plan_comments_plan ON plan_comments (plan_id, id) WHERE status = 'published';
CREATE INDEX plan_comments_pending ON plan_comments (created_at) WHERE status = 'pending';
CREATE INDEX plan_comments_user ON plan_comments (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX plan_comments_answers ON plan_comments (answers_id) WHERE answers_id IS NOT NULL;

-- What somebody finds wrong with a published comment; it goes when staff have decided.
CREATE TABLE plan_comment_reports (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  comment_id bigint NOT NULL REFERENCES plan_comments ON DELETE CASCADE,
  words      text NOT NULL CHECK (length(words) BETWEEN 1 AND 400),
  at         timestamptz NOT NULL
);
CREATE INDEX plan_comment_reports_comment ON plan_comment_reports (comment_id);
