import { DrawnIcon } from '#ui/drawn-icon.tsx';
import { describeTripBriefly } from '#web/parts/trip-search/describe-trip-search.ts';
import { useCurrentTrip } from '#web/parts/trip-search/use-current-trip.ts';
import type { ListSearch } from '#web/parts/trip-search/use-list-search.ts';
import { openSearch } from '#web/shell/search/search-state.ts';

/** On a phone, the search of a list in one line in place of the logo; it opens the search dialog. */
export function SearchLine({ search: { bar, list } }: { search: ListSearch }) {
  const { trip, isProposed } = useCurrentTrip(bar);
  const words = isProposed ? 'Chọn ngày' : describeTripBriefly(trip, bar.kind);
  return (
    <form action="/tim-kiem" data-held="SearchLine" className="min-w-0 grow lg:hidden">
      <button
        type="submit"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          openSearch();
        }}
        className="flex min-h-11 w-full items-center gap-1 rounded-full border border-line-strong bg-rice pr-2 pl-3 text-left"
      >
        <DrawnIcon name="search" className="size-5 text-sea" />
        <span className="sr-only">Tìm kiếm: </span>
        {/* What has no room is left out whole: the guests before the place. */}
        <span className="flex h-[1.375em] flex-wrap gap-1 overflow-hidden leading-snug font-semibold tracking-tight max-xs:text-sm">
          {[list.place || 'Mọi nơi', ...words.split(' · ')].map((part, index) => (
            <span key={part} className="max-w-full truncate">
              {index > 0 ? ` · ${part}` : part}
            </span>
          ))}
        </span>
      </button>
    </form>
  );
}
