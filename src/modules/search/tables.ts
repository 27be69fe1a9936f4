/** The tables that only this module writes; `search_documents` is written by its own triggers. */
export const tables = ['search_documents', 'search_words', 'search_slips'] as const;
