-- extends
-- When a promotion was stopped that had run; null while it runs and before its first start.
ALTER TABLE promotions ADD COLUMN stopped_at timestamptz;
UPDATE promotions o SET stopped_at = h.at
  FROM (SELECT object_id, max(at) AS at FROM history WHERE object_type = 'promotion' AND verb = 'promotion.stop' GROUP BY object_id) h
  WHERE h.object_id = o.id::text AND NOT o.status;
