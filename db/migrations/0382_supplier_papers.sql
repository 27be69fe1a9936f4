-- extends
-- Contracts with a supplier, and their licences besides the one that product pages name. The file lies in the store, below no address
-- of the site. What was replaced or is over is taken out by hand; the history says by whom.
CREATE TABLE supplier_papers (
  id          uuid PRIMARY KEY,
  supplier_id int  NOT NULL REFERENCES suppliers ON DELETE CASCADE,
  kind        text NOT NULL CHECK (kind IN ('contract', 'licence')),
  number      text NOT NULL CHECK (length(number) BETWEEN 1 AND 100),
  -- What it is for: 'Lữ hành quốc tế', 'Phân phối phòng 2027'.
  note        text NOT NULL DEFAULT '' CHECK (length(note) <= 500),
  from_on     date,
  -- Null where it has no end.
  until_on    date,
  -- Null without a file.
  file_name   text,
  file_type   text,
  file_bytes  int,
  added_at    timestamptz NOT NULL,
  added_by    text NOT NULL,
  CHECK (until_on >= from_on),
  CHECK (num_nonnulls(file_name, file_type, file_bytes) IN (0, 3))
);
CREATE INDEX supplier_papers_supplier ON supplier_papers (supplier_id);
CREATE INDEX supplier_papers_until ON supplier_papers (until_on) WHERE until_on IS NOT NULL;
