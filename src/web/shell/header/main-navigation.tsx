import { Suspense } from 'react';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { Kept } from '#ui/kept.tsx';
import { mainNavigation } from '#web/app/navigation/navigation.ts';
import { NavigationLink } from '#web/shell/menu/navigation-link.tsx';
import { useSection } from '#web/shell/menu/use-section.ts';

const OtherServices = hydrateOnInteraction('OtherServices', () => import('./other-services.tsx'));

/** The five parts of the site and, under one more button, its other services (NAV-01, NAV-02). */
export function MainNavigation() {
  return (
    <nav aria-label="Điều hướng chính" className="hidden xl:block">
      <Kept part={Entries} props={{}} at={useSection()} />
    </nav>
  );
}

function Entries() {
  return (
    <ul className="flex items-center">
      {mainNavigation.map((entry) => (
        <li key={entry.href}>
          <NavigationLink entry={entry} className="bar-link" />
        </li>
      ))}
      <li>
        <Suspense>
          <OtherServices buttonClassName="bar-link" />
        </Suspense>
      </li>
    </ul>
  );
}
