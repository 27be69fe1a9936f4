-- extends
-- no transaction
-- All that the report of promotions sums stands in the index: two years of it are read without the lines themselves.
DROP INDEX CONCURRENTLY IF EXISTS sale_lines_promotion;
CREATE INDEX CONCURRENTLY sale_lines_promotion ON sale_lines (promotion_id, day)
  INCLUDE (booking_id, position, cause, amount_vnd, discount_vnd) WHERE promotion_id IS NOT NULL;
