import { DateSheet } from './date-sheet.tsx';
import { GuestsSheet } from './guests-sheet.tsx';
import type { Sheet } from './trip-bar-fields.tsx';
import type { TripBarView } from './trip-bar-view.ts';
import type { SearchedPlace } from './trip-memory.ts';
import type { TripSearch } from './trip-search.ts';
import type { PricedProduct } from './use-day-prices.ts';
import { WhereSheet } from './where-sheet.tsx';

/** The open sheet. */
export function TripBarSheets({
  view: { kind, limits },
  product,
  open,
  trip,
  anchor,
  onClose,
  onTrip,
  onSearch,
  onPlace,
  onPage,
}: {
  view: TripBarView;
  product?: PricedProduct | undefined;
  open: Sheet;
  trip: TripSearch;
  anchor: Element | null;
  onClose: () => void;
  onTrip: (trip: TripSearch) => void;
  /** Set where choosing the days may complete the search. */
  onSearch?: ((trip: TripSearch) => void) | undefined;
  onPlace: (place: SearchedPlace) => void;
  onPage: (href: string) => void;
}) {
  const { words, when, takesMonth, takesTime } = kind.search;
  if (open === 'where')
    return (
      <WhereSheet title={words.where} hint={words.whereHint} {...{ anchor, onClose, onPlace, onPage }} />
    );
  if (open === 'guests')
    return (
      <GuestsSheet
        party={trip}
        kind={kind}
        {...{ anchor, onClose }}
        onDone={(party) => onTrip({ ...trip, ...party })}
      />
    );
  return (
    <DateSheet
      search={trip}
      words={words}
      isRange={when === 'nights'}
      takesMonth={takesMonth && !product}
      takesTime={takesTime}
      limits={limits}
      product={product}
      {...{ anchor, onClose }}
      onDone={(dates) => onTrip({ ...trip, ...dates })}
      next={
        onSearch && {
          label: `Tìm ${kind.noun}`,
          onPress: (dates) => onSearch({ ...trip, ...dates }),
        }
      }
    />
  );
}
