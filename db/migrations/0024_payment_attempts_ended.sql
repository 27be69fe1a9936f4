-- extends
-- 0014 was given this index after some databases had run it, which have been without it since.
CREATE INDEX IF NOT EXISTS payment_attempts_ended ON payment_attempts (ended_at)
  WHERE state IN ('expired', 'cancelled') AND method IN ('vnpay', 'momo', 'zalopay');
