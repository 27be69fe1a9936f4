-- extends
-- What a supplier gets for a month, closed once the month is over: the lines of services that ended by then and stand on no
-- statement of before. What is corrected later is a line of the next one. Nothing here is ever changed.
CREATE TABLE supplier_statements (
  id          int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  supplier_id int NOT NULL REFERENCES suppliers,
  -- The first of the month.
  month_on    date NOT NULL CHECK (extract(day FROM month_on) = 1),
  -- Negative where corrections are more than what was sold.
  amount_vnd  bigint NOT NULL,
  due_on      date NOT NULL CHECK (due_on > month_on),
  closed_by   text NOT NULL,
  closed_name text NOT NULL,
  closed_at   timestamptz NOT NULL,
  UNIQUE (supplier_id, month_on)
);

-- A line stands on one statement.
CREATE TABLE supplier_statement_lines (
  sale_line_id bigint PRIMARY KEY REFERENCES sale_lines,
  statement_id int NOT NULL REFERENCES supplier_statements,
  cost_vnd     bigint NOT NULL
);
CREATE INDEX supplier_statement_lines_statement ON supplier_statement_lines (statement_id);

-- What was paid to a supplier; it settles the oldest statement first.
CREATE TABLE supplier_payments (
  id          int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  supplier_id int NOT NULL REFERENCES suppliers,
  amount_vnd  bigint NOT NULL CHECK (amount_vnd > 0),
  paid_on     date NOT NULL,
  -- What the bank calls the transfer.
  evidence    text NOT NULL CHECK (evidence <> ''),
  actor       text NOT NULL,
  actor_name  text NOT NULL,
  at          timestamptz NOT NULL,
  UNIQUE (supplier_id, evidence)
);

CREATE TRIGGER supplier_statements_append_only BEFORE UPDATE OR DELETE ON supplier_statements
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER supplier_statement_lines_append_only BEFORE UPDATE OR DELETE ON supplier_statement_lines
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER supplier_payments_append_only BEFORE UPDATE OR DELETE ON supplier_payments
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- A statement is what its lines come to, when it is closed and ever after.
CREATE FUNCTION statement_adds_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT amount_vnd FROM supplier_statements WHERE id = NEW.statement_id)
     <> (SELECT sum(cost_vnd) FROM supplier_statement_lines WHERE statement_id = NEW.statement_id) THEN
    RAISE EXCEPTION 'statement % does not add up', NEW.statement_id;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER statement_adds_up AFTER INSERT ON supplier_statement_lines
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION statement_adds_up();

-- Nobody is paid more than their statements come to.
CREATE FUNCTION payments_within_statements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT sum(amount_vnd) FROM supplier_payments WHERE supplier_id = NEW.supplier_id)
     > (SELECT coalesce(sum(amount_vnd), 0) FROM supplier_statements WHERE supplier_id = NEW.supplier_id) THEN
    RAISE EXCEPTION 'payments to supplier % exceed the statements', NEW.supplier_id;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER payments_within_statements AFTER INSERT ON supplier_payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION payments_within_statements();

-- Accountants look after costs and pay suppliers, unless the company has decided on it already.
UPDATE staff_roles SET
  rights = '{"sale.margin": null, "cost.edit": null, "payable.close": null, "payable.pay": null}'::jsonb || rights,
  version = version + 1, updated_at = now()
WHERE slug = 'ke-toan' AND jsonb_typeof(rights) = 'object';
UPDATE staff_roles SET rights = '{"sale.margin": null}'::jsonb || rights, version = version + 1, updated_at = now()
WHERE slug = 'dieu-hanh' AND jsonb_typeof(rights) = 'object';
