-- extends
-- What a file says and what it would do lies here for one import: to pack it costs more than writing and reading it as it is.
ALTER TABLE sheet_rows ALTER COLUMN cells SET STORAGE EXTERNAL, ALTER COLUMN plan SET STORAGE EXTERNAL;
