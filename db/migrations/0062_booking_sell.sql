-- extends
-- Staff who may answer for a supplier may also book for a guest on the phone, unless the company has decided on it already.
UPDATE staff_roles SET rights = '{"booking.sell": null}'::jsonb || rights, version = version + 1, updated_at = now()
WHERE slug IN ('dieu-hanh', 'tu-van') AND jsonb_typeof(rights) = 'object';
