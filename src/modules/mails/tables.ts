/** The tables that this module alone writes. */
export const tables = ['mails'] as const;
