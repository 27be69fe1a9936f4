/** The query keys of a list's prices: amounts in đồng. */
export const priceKeys = ['priceMin', 'priceMax'] as const;

export const isPriceKey = (name: string): boolean => priceKeys.some((key) => key === name);
