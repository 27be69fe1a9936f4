import { Link } from 'react-router';
import type { ShownMenus } from '#modules/settings/wordings/shown-menus.ts';
import { footerNavigationId } from './footer-navigation-id.ts';

/**
 * The full navigation in a few lines, for those who scroll to the end and for browsers without a menu: collapsed on a phone,
 * where it opens by itself when its anchor is followed.
 */
export function FooterNavigation({ menus }: { menus: ShownMenus }) {
  const groups = [
    { title: 'Khám phá', entries: menus.main.filter(({ href }) => href !== '/') },
    { title: menus.moreTitle, entries: menus.more },
    { title: menus.featuredTitle, entries: menus.featured },
  ].filter(({ entries }) => entries.length > 0);
  return (
    <details name="footer" className="open-on-desk border-line text-sm max-lg:border-b lg:border-t">
      <summary className="folded-head min-h-12 text-base font-semibold lg:hidden">Danh mục</summary>
      <nav
        id={footerNavigationId}
        aria-label="Danh mục cuối trang"
        className="flex flex-col gap-x-10 gap-y-3 pb-6 lg:pt-6"
      >
        {groups.map((group) => (
          <div key={group.title} className="flex flex-col gap-x-4 md:flex-row md:items-baseline">
            <h2 className="w-32 shrink-0 text-sm">{group.title}</h2>
            <ul className="foot-links">
              {group.entries.map((entry) => (
                <li key={entry.href}>
                  <Link to={entry.href}>{entry.label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </details>
  );
}
