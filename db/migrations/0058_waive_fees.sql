-- extends
-- Who runs the day may let a guest off a cancellation fee up to two million, unless the company has decided on it already.
UPDATE staff_roles SET rights = '{"booking.waive": 2000000}'::jsonb || rights, version = version + 1, updated_at = now()
WHERE slug = 'dieu-hanh' AND jsonb_typeof(rights) = 'object';
