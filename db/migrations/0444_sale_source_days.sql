-- extends
-- Sales on the site by day and by where their guests came from ('' where nobody knows), up to the same day as the other sums of sales
-- (`sale_days_summed`).
CREATE TABLE sale_source_days (
  day        date NOT NULL,
  source     text NOT NULL,
  bookings   int NOT NULL,
  amount_vnd bigint NOT NULL,
  PRIMARY KEY (day, source)
);
INSERT INTO sale_source_days (day, source, bookings, amount_vnd)
SELECT l.day, coalesce(b.source, ''), count(DISTINCT l.booking_id) FILTER (WHERE l.cause = 'sold'), sum(l.amount_vnd)
FROM sale_lines l JOIN bookings b ON b.id = l.booking_id
WHERE l.channel = 'web' AND l.day <= (SELECT until_on FROM sale_days_summed)
GROUP BY 1, 2;
