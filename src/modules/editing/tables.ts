/** The tables that this module alone writes. */
export const tables = ['typed_drafts', 'editing_now'] as const;
