-- extends
-- What a guest has saved and seen, and their cart, on whatever device they sign in; all of it goes with the account.
CREATE TABLE wishlist_products (
  user_id    uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  list       text NOT NULL CHECK (list IN ('saved', 'seen')),
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  added_at   timestamptz NOT NULL,
  PRIMARY KEY (user_id, list, product_id)
);
CREATE INDEX wishlist_products_product ON wishlist_products (product_id);
CREATE TABLE account_carts (
  user_id    uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  cart       text NOT NULL CHECK (length(cart) <= 4096),
  changed_at timestamptz NOT NULL
);
