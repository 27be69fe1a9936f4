/** The tables that this module alone writes. */
export const tables = ['media_files', 'media_uploads'] as const;
