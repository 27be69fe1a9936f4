-- extends
-- The office lists products by the title that is written, which for many is that of a draft.
ALTER TABLE product_drafts ADD COLUMN title text GENERATED ALWAYS AS (content->>'title') STORED;
CREATE INDEX product_drafts_title ON product_drafts (title COLLATE "vi-x-icu", product_id) WHERE title <> '';
