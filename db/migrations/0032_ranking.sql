-- How far in front a product stands in the usual order of lists, 0 to 1000: by its bookings of the last days, the score
-- of its reviews and the days on which it can be had. Worked out by a job; the rule is published.
ALTER TABLE products ADD COLUMN ranking int NOT NULL DEFAULT 0 CHECK (ranking BETWEEN 0 AND 1000);
