-- contracts
-- Enumerations in the details of products were Vietnamese words; they are codes now, and the words their labels.
CREATE FUNCTION pg_temp.coded(details jsonb, field text, codes jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE WHEN codes ? (details ->> field) THEN details || jsonb_build_object(field, codes -> (details ->> field))
    ELSE details END
$$;
UPDATE products SET details = pg_temp.coded(pg_temp.coded(pg_temp.coded(details,
    'mode', '{"đưa đón sân bay": "airport-transfer", "có tài xế": "with-driver", "tự lái": "self-drive"}'),
    'transmission', '{"số sàn": "manual", "số tự động": "automatic"}'),
    'fuel', '{"xăng": "petrol", "dầu": "diesel", "điện": "electric"}')
  WHERE kind = 'car';
UPDATE products SET details = pg_temp.coded(pg_temp.coded(details,
    'redemption', '{"quét QR tại cổng": "qr-at-gate", "đổi vé giấy": "paper-ticket"}'),
    'delivery', '{"một QR mỗi khách": "per-guest", "một QR cả đoàn": "per-party"}')
  WHERE kind = 'attraction';
UPDATE products SET details = pg_temp.coded(details,
    'difficulty', '{"nhẹ nhàng": "easy", "vừa sức": "moderate", "cần thể lực": "demanding"}')
  WHERE kind = 'experience';
UPDATE products SET details = pg_temp.coded(details,
    'per', '{"chuyến": "trip", "giờ": "hour", "ngày": "day", "khách": "guest", "gói": "package"}')
  WHERE kind = 'service';
UPDATE products SET details = pg_temp.coded(details, 'tourType', '{"ghép đoàn": "shared", "riêng": "private"}')
  WHERE kind = 'tour';
DROP FUNCTION pg_temp.coded;
