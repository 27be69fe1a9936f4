/** 'system' follows the operating system's setting. */
export type Theme = 'light' | 'dark' | 'system';

const cookieName = 'nv_office_theme';

export function readTheme(cookies: string): Theme {
  const value = new RegExp(`(?:^|; )${cookieName}=(light|dark)(?:;|$)`).exec(cookies)?.[1];
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** The theme cookie, kept for a year. */
export function themeCookie(theme: Theme): string {
  return `${cookieName}=${theme}; Max-Age=31536000; Path=/quan-tri; SameSite=Lax`;
}
