-- extends
-- The word or place that products of a merged one have since; addresses of lists that name the old one lead on to it.
ALTER TABLE terms ADD COLUMN merged_into int REFERENCES terms ON DELETE SET NULL;
ALTER TABLE places ADD COLUMN merged_into int REFERENCES places ON DELETE SET NULL;
CREATE INDEX terms_merged ON terms (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX places_merged ON places (merged_into) WHERE merged_into IS NOT NULL;
