/** 'system' follows the machine. */
export type Theme = 'light' | 'dark' | 'system';

const cookieName = 'nv_office_theme';

export function readTheme(cookies: string): Theme {
  const value = new RegExp(`(?:^|; )${cookieName}=(light|dark)(?:;|$)`).exec(cookies)?.[1];
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** For the browser to keep for a year. */
export function themeCookie(theme: Theme): string {
  return `${cookieName}=${theme}; Max-Age=31536000; Path=/quan-tri; SameSite=Lax`;
}
