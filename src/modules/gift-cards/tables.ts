/** The tables that only this module writes. */
export const tables = ['gift_cards'] as const;
