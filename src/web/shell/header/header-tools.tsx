import { Suspense } from 'react';
import { Link } from 'react-router';
import { DrawnIcon } from '#ui/drawn-icon.tsx';
import { hydrateOnInteraction } from '#ui/hydrate-on-interaction.ts';
import { cartCountSlot, scrollToTopSlot } from '#web/parts/device/slots.ts';
import { menuCommand } from '#web/shell/menu/menu-command.ts';
import { openSearch, preloadSearch } from '#web/shell/search/search-state.ts';

const SavedLink = hydrateOnInteraction('SavedLink', () => import('#web/parts/device/saved-link.tsx'));

/** Search, saved products, cart and menu: the same on all pages. A list has its own search in a phone's header. */
export function HeaderTools({ isList }: { isList: boolean }) {
  return (
    <>
      <scrollToTopSlot.Outlet className="size-11 rounded-control text-sea hover:bg-sea-soft contact:hidden" />
      <div className={isList ? 'max-lg:hidden' : undefined}>
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
    </>
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
