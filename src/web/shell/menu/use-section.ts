import { useLocation } from 'react-router';
import type { ShownMenus } from '#modules/settings/wordings/shown-menus.ts';
import { isCurrent, ownPages } from '#web/app/navigation/own-pages.ts';

/**
 * The menu entry that a page belongs to, which is all that menus depend on. The same value for all other pages, so that made-up
 * URLs do not fill the render cache (`Kept`).
 */
export function useSection(menus: ShownMenus): string {
  const { pathname } = useLocation();
  const entries = [menus.main, menus.more, menus.help, ownPages].flat();
  const longest = entries
    .filter((entry) => isCurrent(entry, pathname))
    .toSorted((one, other) => other.href.length - one.href.length)[0];
  return longest?.href ?? '/-';
}
