import { Suspense } from 'react';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { mainNavigation } from '#web/app/navigation/navigation.ts';
import { NavigationLink } from '#web/shell/menu/navigation-link.tsx';

const OtherServices = hydrateOnInteraction('OtherServices', () => import('./other-services.tsx'));

const item =
  'relative inline-flex min-h-11 items-center rounded-control px-2.5 text-[15px] font-semibold whitespace-nowrap transition-colors duration-150 hover:text-sea 2xl:px-3.5 2xl:text-base';
const underline =
  'after:absolute after:inset-x-2.5 after:bottom-1 after:h-0.5 after:origin-left after:scale-x-0 after:rounded-full after:bg-sun after:transition-transform after:duration-200 hover:after:scale-x-100 aria-[current=page]:text-sea aria-[current=page]:after:scale-x-100 2xl:after:inset-x-3.5';

/** The five parts of the site and, under one more button, its other services (NAV-01, NAV-02). */
export function MainNavigation() {
  return (
    <nav aria-label="Điều hướng chính" className="hidden xl:block">
      <ul className="flex items-center">
        {mainNavigation.map((entry) => (
          <li key={entry.href}>
            <NavigationLink entry={entry} className={`${item} ${underline}`} />
          </li>
        ))}
        <li>
          <Suspense>
            <OtherServices buttonClassName={item} />
          </Suspense>
        </li>
      </ul>
    </nav>
  );
}
