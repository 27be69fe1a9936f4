-- extends
-- What the office's list of vouchers goes by.
CREATE INDEX vouchers_newest ON vouchers (valid_from DESC, code DESC);
CREATE INDEX vouchers_contested ON vouchers (valid_from DESC, code DESC) WHERE is_contested;
CREATE INDEX vouchers_code_prefix ON vouchers (code text_pattern_ops);
-- And its list of answers of suppliers.
CREATE INDEX supplier_asks_answered ON supplier_asks (answered_at DESC, id DESC) WHERE answered_at IS NOT NULL;
