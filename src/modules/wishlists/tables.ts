/** The tables that this module alone writes. */
export const tables = ['wishlist_products', 'account_carts'] as const;
