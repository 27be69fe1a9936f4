-- extends
-- A sheet that somebody brought to be imported: what it is of, which of its columns mean what, and how far it is.
CREATE TABLE sheet_imports (
  id           int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- 'products', 'units', 'prices', 'allotments', 'promotions', 'articles'
  sheet        text NOT NULL,
  -- Of products and units, whose columns hang on it; else empty.
  product_kind text NOT NULL DEFAULT '',
  file_name    text NOT NULL,
  headings     text[] NOT NULL,
  -- By the place of each heading the column that it means; empty where it means none.
  columns      text[] NOT NULL,
  state        text NOT NULL DEFAULT 'uploaded'
    CHECK (state IN ('uploaded', 'checking', 'checked', 'running', 'done', 'undoing', 'undone')),
  reason       text NOT NULL DEFAULT '',
  -- Whoever asked for the step in hand, with what they may do.
  actor        jsonb NOT NULL,
  made_by      text NOT NULL,
  made_name    text NOT NULL,
  made_at      timestamptz NOT NULL,
  -- When the step in hand, or the last one, began and ended.
  begun_at     timestamptz,
  ended_at     timestamptz
);
CREATE INDEX sheet_imports_made_at ON sheet_imports (made_at);

-- A row of it, by its number in the spreadsheet.
CREATE TABLE sheet_rows (
  import_id int NOT NULL REFERENCES sheet_imports ON DELETE CASCADE,
  number    int NOT NULL,
  cells     text[] NOT NULL,
  -- What it is about, as people call it.
  title     text NOT NULL DEFAULT '',
  -- By the check: faulty, new, changed, unchanged. By the import: added, saved, refused. By its undo: undone, left.
  outcome   text NOT NULL DEFAULT 'unread'
    CHECK (outcome IN ('unread', 'faulty', 'new', 'changed', 'unchanged', 'added', 'saved', 'refused', 'undone', 'left')),
  -- Sentences by the name of the column; what is of none stands under 'row'.
  errors    jsonb NOT NULL DEFAULT '{}',
  changes   jsonb NOT NULL DEFAULT '[]',
  -- What the import does, and afterwards what takes it back.
  plan      jsonb,
  undo      jsonb,
  PRIMARY KEY (import_id, number)
);
CREATE INDEX sheet_rows_outcome ON sheet_rows (import_id, outcome, number);
