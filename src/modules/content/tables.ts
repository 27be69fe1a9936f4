/** The tables that this module alone writes. */
export const tables = ['articles', 'article_provinces', 'pages', 'missing_pages'] as const;
