import { Suspense } from 'react';
import type { ShownMenus } from '#modules/settings/wordings/shown-menus.ts';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { Kept } from '#ui/kept.tsx';
import { NavigationLink } from '#web/shell/menu/navigation-link.tsx';
import { useSection } from '#web/shell/menu/use-section.ts';

const OtherServices = hydrateOnInteraction('OtherServices', () => import('./other-services.tsx'));

/** The main navigation and, under one more button, further services (NAV-01, NAV-02). */
export function MainNavigation({ menus }: { menus: ShownMenus }) {
  return (
    <nav aria-label="Điều hướng chính" className="hidden xl:block">
      <Kept part={Entries} props={{ menus }} at={useSection(menus)} />
    </nav>
  );
}

function Entries({ menus }: { menus: ShownMenus }) {
  return (
    <ul className="flex items-center">
      {menus.main.map((entry) => (
        <li key={entry.href}>
          <NavigationLink entry={entry} className="bar-link" />
        </li>
      ))}
      {menus.more.length > 0 && (
        <li>
          <Suspense>
            <OtherServices menus={menus} buttonClassName="bar-link" />
          </Suspense>
        </li>
      )}
    </ul>
  );
}
