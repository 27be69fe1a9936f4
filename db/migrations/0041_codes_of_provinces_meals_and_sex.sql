-- contracts
-- Enumerations were Vietnamese words; they are codes now, and the words their labels.
ALTER TABLE provinces DROP CONSTRAINT provinces_type_check, DROP CONSTRAINT provinces_region_check;
UPDATE provinces SET
  type = CASE type WHEN 'tỉnh' THEN 'province' WHEN 'thành phố' THEN 'city' ELSE type END,
  region = CASE region WHEN 'Bắc' THEN 'north' WHEN 'Trung' THEN 'central' WHEN 'Nam' THEN 'south' ELSE region END;
ALTER TABLE provinces
  ADD CONSTRAINT provinces_type_check CHECK (type IN ('province', 'city')),
  ADD CONSTRAINT provinces_region_check CHECK (region IN ('north', 'central', 'south'));
UPDATE itinerary_days SET
  meals = array_replace(array_replace(array_replace(meals, 'Sáng', 'breakfast'), 'Trưa', 'lunch'), 'Tối', 'dinner')
  WHERE meals <> '{}';
ALTER TABLE itinerary_days ADD CONSTRAINT itinerary_days_meals CHECK (meals <@ '{breakfast,lunch,dinner}');
UPDATE travellers SET
  details = details || jsonb_build_object('sex', CASE details ->> 'sex' WHEN 'nam' THEN 'male' ELSE 'female' END)
  WHERE details ->> 'sex' IN ('nam', 'nữ');
