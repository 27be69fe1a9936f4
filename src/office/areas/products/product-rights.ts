/** Whoever may do one of these sees the products. */
export const productRights = ['catalogue.edit', 'catalogue.publish', 'catalogue.withdraw'];
