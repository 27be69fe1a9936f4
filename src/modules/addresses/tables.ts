/** The tables that this module alone writes. */
export const tables = ['moved_addresses'] as const;
