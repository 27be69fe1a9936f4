-- 'instant': out of places that the supplier gave us to sell. 'request': the supplier says yes before the guest pays.
-- 'after_payment': paid first; the supplier confirms within answer_minutes, and until then nobody says that they have.
ALTER TABLE rate_plans DROP CONSTRAINT rate_plans_confirmation_check;
ALTER TABLE rate_plans ADD CONSTRAINT rate_plans_confirmation_check
  CHECK (confirmation IN ('instant', 'request', 'after_payment'));
