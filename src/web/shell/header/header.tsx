import { Suspense } from 'react';
import type { ShownSettings } from '#modules/settings/schema.ts';
import { hydrateOnInteraction, isWanted } from '#ui/hydrate-on-interaction.ts';
import { Kept } from '#ui/kept.tsx';
import { useListSearch } from '#web/parts/trip-search/use-list-search.ts';
import { footerNavigationId } from '#web/shell/footer/footer-navigation-id.ts';
import { LogoLink } from '#web/shell/menu/logo-link.tsx';
import { preloadSearch } from '#web/shell/search/search-state.ts';
import { HeaderTools } from './header-tools.tsx';
import { MainNavigation } from './main-navigation.tsx';

const SearchLine = hydrateOnInteraction('SearchLine', () => {
  if (isWanted('SearchLine')) preloadSearch();
  return import('./search-line.tsx');
});

const TopBar = hydrateOnInteraction('TopBar', () => import('./top-bar.tsx'));

/**
 * The header of every page: the top bar scrolls away until it gets keyboard focus, the translucent bar below it is sticky
 * (SHELL-01, SHELL-02).
 */
export function Header({ settings }: { settings: ShownSettings }) {
  const listSearch = useListSearch();
  return (
    <header className="sticky top-0 z-40 bar:-top-10 bar:has-[>:first-child_:focus-visible]:top-0">
      <Suspense>
        <TopBar settings={settings} />
      </Suspense>
      <div className="border-b border-line bg-sand-85 [backdrop-filter:blur(12px)]">
        <div className="container-page flex h-14 items-center gap-2 lg:h-18 2xl:gap-4">
          <LogoLink settings={settings} className={`mr-auto xl:mr-2 ${listSearch ? 'max-lg:hidden' : ''}`} />
          {listSearch && (
            <Suspense>
              <SearchLine search={listSearch} />
            </Suspense>
          )}
          <MainNavigation menus={settings.menus} />
          <Kept
            className="-mr-2.5 flex items-center gap-1 lg:mr-0 xl:ml-auto 2xl:gap-2"
            part={HeaderTools}
            props={{ isList: listSearch !== null }}
          />
        </div>
        <noscript>
          <p className="container-page pb-2 xl:hidden">
            <a href={`#${footerNavigationId}`} className="text-sea underline">
              Danh mục ở cuối trang
            </a>
          </p>
        </noscript>
      </div>
    </header>
  );
}
