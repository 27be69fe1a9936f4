/** Any one of these rights allows reading products. */
export const productRights = ['catalogue.edit', 'catalogue.publish', 'catalogue.withdraw'];
