/** The tables that this module alone writes. */
export const tables = ['site_settings', 'holidays', 'wordings', 'former_wordings'] as const;
