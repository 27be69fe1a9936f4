-- extends
UPDATE site_settings SET value = value || '{"groupPayment": {"hours": 24}}'::jsonb WHERE NOT value ? 'groupPayment';
