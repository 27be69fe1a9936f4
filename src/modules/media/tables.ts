/** The tables that this module alone writes. */
export const tables = ['media_files'] as const;
