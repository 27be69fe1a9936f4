import { Search } from 'lucide-react';
import { openSearch, preloadSearch } from '#web/shell/search/search-opener.ts';

/** Opens the search dialog; before the script arrives it leads to the search page. */
export function SearchButton() {
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
        <Search aria-hidden className="size-5" />
        <span className="sr-only whitespace-nowrap! lg:not-sr-only xl:sr-only 2xl:not-sr-only">Tìm kiếm</span>
      </button>
    </form>
  );
}
