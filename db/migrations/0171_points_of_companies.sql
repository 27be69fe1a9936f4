-- extends
-- A company that has settings gets the programme as it is described; it may change the numbers.
UPDATE site_settings SET value = value || '{"points": {"vndPerPoint": 100000, "pointVnd": 1000, "lifeMonths": 12,
  "announceDays": 30, "mostPercent": 30, "tiers": [
    {"title": "Thành viên", "fromPoints": 0, "bonusPercent": 0},
    {"title": "Bạc", "fromPoints": 200, "bonusPercent": 10},
    {"title": "Vàng", "fromPoints": 500, "bonusPercent": 25}]}}', version = version + 1
WHERE NOT value ? 'points';

-- The page of the programme said that there is none. Where nobody has edited it, the new one takes its place at the start.
DELETE FROM pages WHERE slug = 'chuong-trinh-tich-luy' AND md5(content) = '1668dedc23d9ed327646ab242403f72a';

-- Who keeps the books or runs the day may correct points, unless the company has decided on it already.
UPDATE staff_roles SET rights = '{"points.correct": null}'::jsonb || rights, version = version + 1, updated_at = now()
WHERE slug = 'ke-toan' AND jsonb_typeof(rights) = 'object';
UPDATE staff_roles SET rights = '{"points.correct": 1000000}'::jsonb || rights, version = version + 1, updated_at = now()
WHERE slug = 'dieu-hanh' AND jsonb_typeof(rights) = 'object';
