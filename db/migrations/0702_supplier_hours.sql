-- extends
-- The hours in which suppliers answer are data of the company; what a guest was told when they booked stays with their booking.
UPDATE site_settings
SET value = jsonb_set(value, '{answers}', '{"supplierFrom": "08:00", "supplierUntil": "20:00"}'::jsonb || (value -> 'answers'))
WHERE value ? 'answers' AND NOT value -> 'answers' ? 'supplierFrom';
