-- What the price printed on a card is for, so that it can be said and looked after: the unit, plan and day, who comes,
-- what they pay in all, and the places that it would take ({unitId, ratePlanId, from, to, quantity, adults, totalVnd,
-- unitTitle, planTitle, takes: [{unitId, day, quantity}]}). Null where no price is printed.
ALTER TABLE products
  ADD price_for jsonb,
  -- The last day on which whoever books pays that price for that day.
  ADD price_until_on date,
  -- Over all days on sale: 'limited' is few places in the coming weeks, 'sold_out' none at all on days that are on sale.
  ADD availability text NOT NULL DEFAULT 'not_on_sale'
    CHECK (availability IN ('in_stock', 'limited', 'sold_out', 'not_on_sale'));

UPDATE products SET availability = 'in_stock' WHERE final_price_vnd > 0;
