import { Suspense } from 'react';
import { Link } from 'react-router';
import type { ShownSettings } from '#modules/settings/schema.ts';
import { DrawnIcon } from '#ui/drawn-icon.tsx';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { cartCountSlot, scrollToTopSlot } from '#web/parts/device/slots.ts';
import { useListSearch } from '#web/parts/trip-search/use-list-search.ts';
import { footerNavigationId } from '#web/shell/footer/footer-navigation-id.ts';
import { LogoLink } from '#web/shell/menu/logo-link.tsx';
import { menuCommand } from '#web/shell/menu/menu-command.ts';
import { openSearch, preloadSearch } from '#web/shell/search/search-state.ts';
import { MainNavigation } from './main-navigation.tsx';

const SavedLink = hydrateOnInteraction('SavedLink', () => import('#web/parts/device/saved-link.tsx'));

const SearchLine = hydrateOnInteraction('SearchLine', () => import('./search-line.tsx'));

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
          <div className="-mr-2.5 flex items-center gap-1 lg:mr-0 xl:ml-auto 2xl:gap-2">
            <scrollToTopSlot.Outlet className="size-11 rounded-control text-sea hover:bg-sea-soft contact:hidden" />
            <div className={listSearch ? 'max-lg:hidden' : undefined}>
              <SearchButton />
            </div>
            <div className="hidden size-11 md:block">
              <Suspense>
                <SavedLink />
              </Suspense>
            </div>
            <Link to="/gio-hang" className="sign-link">
              <DrawnIcon name="shopping-bag" className="size-5.5" />
              <span className="sr-only">Giỏ của bạn</span>
              <cartCountSlot.Outlet />
            </Link>
            <button
              type="button"
              aria-label="Mở menu"
              aria-haspopup="dialog"
              {...menuCommand('show-modal')}
              className="sign-link"
            >
              <DrawnIcon name="menu" className="size-6" />
            </button>
          </div>
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

/** Opens the search dialog; before its script has loaded it links to the search page. */
function SearchButton() {
  return (
    <form action="/tim-kiem">
      <button
        type="submit"
        aria-haspopup="dialog"
        onPointerEnter={preloadSearch}
        onFocus={preloadSearch}
        onClick={(event) => {
          event.preventDefault();
          openSearch();
        }}
        className="inline-flex size-11 items-center justify-center gap-2 rounded-full whitespace-nowrap hover:bg-sea-soft hover:text-sea lg:w-auto lg:border lg:border-line-strong lg:bg-rice lg:pr-5 lg:pl-4 xl:size-11 xl:p-0 2xl:w-auto 2xl:pr-5 2xl:pl-4"
      >
        <DrawnIcon name="search" className="size-5" />
        <span className="sr-only whitespace-nowrap! lg:not-sr-only xl:sr-only 2xl:not-sr-only">Tìm kiếm</span>
      </button>
    </form>
  );
}
