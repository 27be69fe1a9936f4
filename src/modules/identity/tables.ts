/** The tables that this module alone writes. */
export const tables = ['staff_roles'] as const;
