-- extends
-- What a guest wrote of a late arrival stands with the arrival, where an erasure takes it out, and no longer in the booking's events,
-- which nothing changes. Events from before that rule still have the words: this once they are taken out, those of staff with them
-- where the guest has been erased since. A second run finds nothing.
ALTER TABLE booking_events DISABLE TRIGGER booking_events_append_only;
UPDATE booking_events e SET details = e.details - 'note'
FROM bookings b
WHERE b.id = e.booking_id AND e.reason = 'late_arrival_noted' AND e.details ? 'note'
  AND (e.actor NOT LIKE 'staff:%' OR b.full_name = 'Đã xóa theo yêu cầu');
ALTER TABLE booking_events ENABLE TRIGGER booking_events_append_only;
