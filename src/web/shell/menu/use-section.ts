import { useLocation } from 'react-router';
import { helpPages, mainNavigation, otherServices, ownPages } from '#web/app/navigation/navigation.ts';

const sections = new Set([mainNavigation, otherServices, ownPages, helpPages].flat().map(({ href }) => href));

/**
 * The entry of the navigation that a page belongs to, all that a menu looks at. One name for all other pages, so that
 * addresses that somebody makes up do not fill the memory for what is kept (`Kept`).
 */
export function useSection(): string {
  const [, first = ''] = useLocation().pathname.split('/');
  return sections.has(`/${first}`) ? `/${first}` : '/-';
}
