-- How many scans a voucher's code lets in: one for a whole party, or one for each guest where the gate counts heads.
ALTER TABLE vouchers ADD COLUMN admits int NOT NULL DEFAULT 1 CHECK (admits >= 1);
ALTER TABLE vouchers ADD COLUMN admitted int NOT NULL DEFAULT 0;
UPDATE vouchers SET admitted = 1 WHERE state = 'used';
ALTER TABLE vouchers ADD CONSTRAINT vouchers_admitted CHECK (admitted BETWEEN 0 AND admits);
