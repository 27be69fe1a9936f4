import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import { NoScriptFields } from './no-script-fields.tsx';
import { type Sheet, TripBarFields } from './trip-bar-fields.tsx';
import { TripBarSheets } from './trip-bar-sheets.tsx';
import type { TripBarView } from './trip-bar-view.ts';
import { rememberPlace, rememberTrip, type SearchedPlace } from './trip-memory.ts';
import type { TripSearch } from './trip-search.ts';
import { useCurrentTrip } from './use-current-trip.ts';
import type { PricedProduct } from './use-day-prices.ts';
import { tripSearchKeys, writeTripSearch } from './write-trip-search.ts';

/** Query keys of a list's place. */
const placeKeys = ['search', 'words', 'typed', 'provinces', 'places'];

export interface TripBarProps {
  view: TripBarView;
  /** The path that the search leads to. */
  action: string;
  /** The current query: its other keys are carried along. */
  query?: string;
  hash?: string;
  /** The place in the URL, in words. */
  place?: string;
  /** 'card': rows on a phone, as on the home page; 'row': side by side where there is room; 'stay': no place. */
  look: 'card' | 'row' | 'stay';
  product?: PricedProduct;
  /** Whether a sheet's 'Xong' submits at once. */
  goesAtOnce?: boolean;
  onGo?: () => void;
  /** Its name as a part that is hydrated later. */
  part?: string;
}

/**
 * The site's search: where, when and who, adapted to each kind. Fields open sheets; nothing is submitted before 'Tìm', or where
 * `goesAtOnce` before 'Xong'. Without script it is a form with native fields.
 */
export function TripBar(props: TripBarProps) {
  const {
    view,
    action,
    query = '',
    hash = '',
    place = '',
    look,
    goesAtOnce = false,
    onGo,
    part = 'TripBar',
  } = props;
  const { kind } = view;
  const navigate = useNavigate();
  const bar = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Sheet | null>(null);
  const { trip, isProposed, choose } = useCurrentTrip(view);
  const [chosenPlace, setChosenPlace] = useState<SearchedPlace | null>(null);
  const go = (next: TripSearch, to = chosenPlace) => {
    rememberTrip(next);
    onGo?.();
    navigate(`${action}?${addressOf(next, view, query, to)}${hash}`, {
      preventScrollReset: goesAtOnce && !hash,
    });
  };
  const take = (next: TripSearch, isLast: boolean) => {
    choose(next);
    setOpen(null);
    if (isLast) go(next);
  };
  return (
    <div ref={bar} data-held={part}>
      <form
        method="get"
        action={action}
        aria-label={look === 'stay' ? 'Chọn ngày và số khách' : `Tìm ${kind.noun}`}
        onSubmit={(event) => {
          event.preventDefault();
          go(trip);
        }}
        className="flex flex-col gap-3 lg:flex-row"
      >
        <TripBarFields
          view={view}
          trip={trip}
          isProposed={isProposed}
          place={look === 'stay' ? null : chosenPlace?.label || place}
          onOpen={setOpen}
        />
        <NoScriptFields view={view} place={place} hasPlace={look !== 'stay'} />
        <SubmitButton noun={kind.noun} look={look} isForNoScript={goesAtOnce && !isProposed} />
      </form>
      {open && (
        <TripBarSheets
          {...props}
          open={open}
          trip={trip}
          anchor={bar.current?.querySelector(`[data-field=${open}]`) ?? null}
          onClose={() => setOpen(null)}
          onTrip={(next) => take(next, goesAtOnce)}
          // There the days are the last question, unless the party has to be changed.
          onSearch={look === 'card' ? (next) => take(next, true) : undefined}
          onPlace={(next) => {
            rememberPlace(next);
            setChosenPlace(next);
            // On the home page the next sheet follows; a list is submitted at once.
            setOpen(look === 'card' ? 'dates' : null);
            if (look !== 'card') go(trip, next);
          }}
          onPage={(href) => navigate(`${href}?${writeTripSearch(trip, kind)}`)}
        />
      )}
    </div>
  );
}

/** @param isForNoScript where a sheet's 'Xong' submits, and scripts run, it is not shown */
function SubmitButton({
  noun,
  look,
  isForNoScript,
}: Pick<TripBarProps, 'look'> & { noun: string; isForNoScript: boolean }) {
  return (
    <button
      type="submit"
      className={buttonClass(
        look === 'stay' ? 'sea' : 'primary',
        'md',
        classNames(
          'whitespace-nowrap lg:min-h-16 lg:px-8 noscript:lg:self-end',
          isForNoScript && 'not-noscript:hidden',
        ),
      )}
    >
      <SpriteIcon name="search" className="size-5" />
      {look === 'card' ? `Tìm ${noun}` : look === 'stay' ? 'Xem giá' : 'Tìm'}
    </button>
  );
}

function addressOf(
  trip: TripSearch,
  { kind }: TripBarView,
  query: string,
  place: SearchedPlace | null,
): URLSearchParams {
  const params = new URLSearchParams(query);
  for (const key of ['page', 'plan', ...tripSearchKeys]) params.delete(key);
  if (place) {
    for (const key of placeKeys) params.delete(key);
    for (const [key, value] of place.params) params.append(key, value);
  }
  return writeTripSearch(trip, kind, params);
}
