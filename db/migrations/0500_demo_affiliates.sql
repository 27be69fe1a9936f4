-- extends
-- The demo's affiliate goes with the rest of its trade.
ALTER TABLE demo_objects DROP CONSTRAINT demo_objects_type_check;
ALTER TABLE demo_objects ADD CONSTRAINT demo_objects_type_check
  CHECK (type IN ('booking', 'enquiry', 'message', 'disruption', 'affiliate'));

-- As before, with one step behind it: an affiliate of the demo stays where a real booking came by its link.
ALTER FUNCTION remove_demo_trade() RENAME TO remove_demo_bookings;
CREATE FUNCTION remove_demo_trade() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  led int[] := (SELECT array_agg(id::int) FROM demo_objects WHERE type = 'affiliate');
BEGIN
  PERFORM remove_demo_bookings();
  PERFORM set_config('site.removes_demo', 'yes', true);
  PERFORM delete_with_parts('affiliates', format(
    'id = ANY (%L::int[]) AND NOT EXISTS (SELECT FROM affiliate_bookings b WHERE b.affiliate_id = affiliates.id)', led));
  PERFORM set_config('site.removes_demo', 'no', true);
END $$;
