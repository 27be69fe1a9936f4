-- extends
-- One table of hours: who listens when, instead of hours at each number, of support, of the counter and of quick contacts,
-- which could say different things. Calls have the hours of the first number; a number that had others keeps them in its name.
-- What stood there stays for nodes of the version before, until somebody saves the settings.
UPDATE site_settings SET value = value || jsonb_build_object(
  'hours', (
    SELECT jsonb_object_agg(who, CASE
      WHEN said ~ '^\d{1,2}h–\d{1,2}h$'
        THEN lpad(split_part(said, 'h', 1), 2, '0') || ':00–' || lpad(rtrim(split_part(said, '–', 2), 'h'), 2, '0') || ':00'
      ELSE said END)
    FROM (VALUES
      ('phone', coalesce(value #>> '{hotlines,0,hours}', value #>> '{quickHours,phone}')),
      ('chat', value #>> '{quickHours,chat}'),
      ('mail', value ->> 'supportHours'),
      ('counter', value ->> 'officeHours')
    ) AS old (who, said)
  ),
  'hotlines', (
    SELECT coalesce(jsonb_agg(CASE
      WHEN line ->> 'hours' = value #>> '{hotlines,0,hours}' THEN line
      ELSE line || jsonb_build_object('label', (line ->> 'label') || ' (' || (line ->> 'hours') || ')') END
      ORDER BY at), '[]')
    FROM jsonb_array_elements(value -> 'hotlines') WITH ORDINALITY AS lines (line, at)
  )
)
WHERE value ? 'quickHours' AND NOT value ? 'hours';
