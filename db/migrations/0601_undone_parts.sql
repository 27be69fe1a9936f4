-- extends
-- What was paid stays as it is, whoever writes, but for one thing: money that was never that payer's is taken out, and the part ends.
CREATE OR REPLACE FUNCTION keep_paid_part() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state = 'open' AND NEW.state IN ('open', 'paid', 'ended') AND NEW.id = OLD.id
     AND NEW.booking_id = OLD.booking_id AND NEW.number = OLD.number THEN RETURN NEW; END IF;
  IF OLD.state = 'paid' AND NEW.state = 'ended' AND NEW.method IS NULL AND NEW.paid_at IS NULL
     AND (NEW.id, NEW.booking_id, NEW.number, NEW.amount_vnd)
       = (OLD.id, OLD.booking_id, OLD.number, OLD.amount_vnd) THEN RETURN NEW; END IF;
  IF (NEW.id, NEW.booking_id, NEW.number, NEW.amount_vnd, NEW.state, NEW.method, NEW.paid_at)
     IS DISTINCT FROM (OLD.id, OLD.booking_id, OLD.number, OLD.amount_vnd, OLD.state, OLD.method, OLD.paid_at) THEN
    RAISE EXCEPTION 'part % of a payment is over and cannot change', OLD.id;
  END IF;
  RETURN NEW;
END $$;
