export type ColourScheme = 'light' | 'dark';

const cookieName = 'nv_colour_scheme';
/** Thirty days, in seconds (SHELL-10). */
const maxAgeSeconds = 2_592_000;

/** The scheme that a visitor chose, from the cookies of the browser or of a request; 'dark' when none was chosen. */
export function readColourScheme(cookies: string): ColourScheme {
  const value = cookies
    .split('; ')
    .find((entry) => entry.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
  return value === 'light' ? 'light' : 'dark';
}

/** The cookie that stores a choice for thirty days. */
export function colourSchemeCookie(scheme: ColourScheme): string {
  return `${cookieName}=${scheme}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax`;
}

/** The scheme the site is rendered in, whatever was chosen: there is one theme so far, and it is light. */
export const shownColourScheme: ColourScheme = 'light';
