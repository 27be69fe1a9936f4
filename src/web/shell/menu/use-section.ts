import { useLocation } from 'react-router';
import type { ShownMenus } from '#modules/settings/wordings/shown-menus.ts';
import { isCurrent, ownPages } from '#web/app/navigation/own-pages.ts';

/**
 * The entry of the menus that a page belongs to, all that a menu looks at. One name for all other pages, so that addresses
 * that somebody makes up do not fill the memory for what is kept (`Kept`).
 */
export function useSection(menus: ShownMenus): string {
  const { pathname } = useLocation();
  const entries = [menus.main, menus.more, menus.help, ownPages].flat();
  const longest = entries
    .filter((entry) => isCurrent(entry, pathname))
    .toSorted((one, other) => other.href.length - one.href.length)[0];
  return longest?.href ?? '/-';
}
