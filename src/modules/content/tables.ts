/** The tables that this module alone writes. */
export const tables = ['articles', 'article_provinces', 'pages', 'former_texts', 'missing_pages'] as const;
