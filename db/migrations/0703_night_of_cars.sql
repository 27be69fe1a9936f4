-- extends
-- When the night begins and ends is said by each car, as its surcharge is.
UPDATE products SET details = details || '{"nightFrom": "22:00", "nightUntil": "05:00"}'
WHERE kind = 'car' AND details ? 'nightPercent' AND NOT details ? 'nightFrom';
UPDATE product_drafts d
SET content = jsonb_set(d.content, '{details}', (d.content -> 'details') || '{"nightFrom": "22:00", "nightUntil": "05:00"}')
FROM products p
WHERE p.id = d.product_id AND p.kind = 'car' AND d.content -> 'details' ? 'nightPercent' AND NOT d.content -> 'details' ? 'nightFrom';
