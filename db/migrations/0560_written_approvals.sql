-- extends
-- Who runs the day writes down what a firm's manager says by phone, unless the company has decided on it already.
UPDATE staff_roles SET rights = '{"booking.approve": null}'::jsonb || rights, version = version + 1, updated_at = now()
WHERE slug = 'dieu-hanh' AND jsonb_typeof(rights) = 'object';
