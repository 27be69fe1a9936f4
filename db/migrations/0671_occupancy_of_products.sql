-- extends
-- Places and sales of the products of one kind or province, in the index itself: the days of a product lie all over the table.
CREATE INDEX occupancy_days_of_product ON occupancy_days (product_id, day) INCLUDE (places, sold);
