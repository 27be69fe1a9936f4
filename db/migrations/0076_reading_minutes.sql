-- extends
-- How long an article is, at 220 words a minute: counted when it is written, because every list of articles says it.
ALTER TABLE articles ADD COLUMN reading_minutes int NOT NULL
  GENERATED ALWAYS AS (greatest(1, round(array_length(regexp_split_to_array(content, '\s+'), 1) / 220.0)::int)) STORED;
