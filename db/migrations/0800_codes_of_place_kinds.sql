-- extends
-- The kind of a place is a code, as all enumerations are, and what it is called its label. The release before reads and writes the label
-- in `kind`: both columns are written until that one is dropped, and what that release writes gets its code here. A label that
-- nothing knows stays where it is; its kind is 'other'.
ALTER TABLE places ADD COLUMN kind_code text NOT NULL DEFAULT 'other';

CREATE FUNCTION place_kind_code(label text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT code FROM (VALUES
    ('sân bay', 'airport'),
    ('làng cổ', 'ancient-village'),
    ('quần đảo', 'archipelago'),
    ('vịnh', 'bay'),
    ('biển', 'beach'),
    ('cửa khẩu', 'border-crossing'),
    ('cầu', 'bridge'),
    ('hang động', 'cave'),
    ('nhà thờ', 'church'),
    ('thành phố', 'city'),
    ('làng nghề', 'craft-village'),
    ('di sản', 'heritage-site'),
    ('di tích', 'historic-site'),
    ('suối khoáng', 'hot-spring'),
    ('đảo', 'island'),
    ('hồ', 'lake'),
    ('công trình', 'landmark'),
    ('chợ', 'market'),
    ('núi', 'mountain'),
    ('đèo', 'mountain-pass'),
    ('bảo tàng', 'museum'),
    ('vườn quốc gia', 'national-park'),
    ('khu bảo tồn', 'nature-reserve'),
    ('khu phố', 'neighbourhood'),
    ('phố cổ', 'old-town'),
    ('chùa', 'pagoda'),
    ('công viên', 'park'),
    ('cao nguyên', 'plateau'),
    ('bến cảng', 'port'),
    ('nhà ga', 'railway-station'),
    ('vùng', 'region'),
    ('ruộng bậc thang', 'rice-terraces'),
    ('sông', 'river'),
    ('huyện', 'rural-district'),
    ('trung tâm thương mại', 'shopping-mall'),
    ('điểm tham quan', 'sight'),
    ('đồi chè', 'tea-hills'),
    ('đền', 'temple'),
    ('công viên giải trí', 'theme-park'),
    ('thị trấn', 'town'),
    ('đô thị', 'urban-area'),
    ('quận', 'urban-district'),
    ('bản làng', 'village'),
    ('phố đi bộ', 'walking-street'),
    ('thác', 'waterfall')
  ) AS kinds (called, code) WHERE called = label
$$;

CREATE FUNCTION code_place_kind() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' AND NEW.kind_code = 'other'
    OR TG_OP = 'UPDATE' AND NEW.kind <> OLD.kind AND NEW.kind_code = OLD.kind_code
  THEN
    NEW.kind_code := coalesce(place_kind_code(NEW.kind), NEW.kind_code);
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER code_place_kind BEFORE INSERT OR UPDATE ON places
  FOR EACH ROW EXECUTE FUNCTION code_place_kind();

-- Nothing changes that is searched, cached or open in a form: no other trigger has to know.
ALTER TABLE places DISABLE TRIGGER USER;
UPDATE places SET kind_code = coalesce(place_kind_code(kind), 'other');
ALTER TABLE places ENABLE TRIGGER USER;
