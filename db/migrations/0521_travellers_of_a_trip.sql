-- extends
-- On which trips of their booking somebody goes that not all of its list go on: the place of each trip's first item in the booking.
-- Null where nobody has said so; then the first of the list go.
ALTER TABLE travellers ADD COLUMN goes_on int[];
