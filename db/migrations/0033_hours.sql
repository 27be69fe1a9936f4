-- All hours stand in the settings: those of the counter and of the quick contacts join hotlines and support. What a
-- company has set stays.
UPDATE site_settings SET value =
  '{"officeHours": "08:00–20:00", "quickHours": {"chat": "8h–24h", "video": "8h–24h", "phone": "8h–20h"}}'::jsonb || value;
