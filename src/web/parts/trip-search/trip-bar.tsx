import { CalendarDays, MapPin, Search, Users } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DateSheet } from './date-sheet.tsx';
import { describeTripDates, describeTripParty } from './describe-trip-search.ts';
import { GuestsSheet } from './guests-sheet.tsx';
import { NoScriptFields } from './no-script-fields.tsx';
import type { TripBarView } from './trip-bar-view.ts';
import { rememberPlace, rememberTrip, type SearchedPlace } from './trip-memory.ts';
import type { TripSearch } from './trip-search.ts';
import { useCurrentTrip } from './use-current-trip.ts';
import type { PricedProduct } from './use-day-prices.ts';
import { WhereSheet } from './where-sheet.tsx';
import { tripSearchKeys, writeTripSearch } from './write-trip-search.ts';

/** What of a list's address says where. */
const placeKeys = ['search', 'provinces', 'places'];

type Sheet = 'where' | 'dates' | 'guests';

interface TripBarProps {
  view: TripBarView;
  /** The path that is searched. */
  action: string;
  /** The address as it is: what it says besides goes along. */
  query?: string;
  hash?: string;
  /** What the address says of the place, in words. */
  place?: string;
  /** 'card': rows on a phone, as on the home page; 'row': beside each other where there is room; 'stay': no place. */
  look: 'card' | 'row' | 'stay';
  product?: PricedProduct;
  /** Whether 'Xong' of a sheet asks at once. */
  goesAtOnce?: boolean;
  onGo?: () => void;
}

/**
 * The search of the site: where, when and who, in one shape for each kind. Fields open sheets; nothing is asked of the
 * server before 'Tìm', or where `goesAtOnce` before 'Xong'. Without script it is a form with fields of the browser.
 */
export function TripBar(props: TripBarProps) {
  const { view, action, query = '', hash = '', place = '', look, goesAtOnce = false, onGo } = props;
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
  const submitLook = look === 'stay' ? 'sea' : 'primary';
  return (
    <div ref={bar} data-held>
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
        <Fields
          view={view}
          trip={trip}
          isProposed={isProposed}
          place={look === 'stay' ? null : chosenPlace?.label || place}
          onOpen={setOpen}
        />
        <NoScriptFields view={view} place={place} hasPlace={look !== 'stay'} />
        <button
          type="submit"
          className={buttonClass(
            submitLook,
            'md',
            classNames(
              'whitespace-nowrap lg:min-h-16 lg:px-8',
              goesAtOnce && !isProposed && 'not-noscript:hidden',
            ),
          )}
        >
          <Search aria-hidden className="size-5" />
          {look === 'card' ? `Tìm ${kind.noun}` : look === 'stay' ? 'Xem giá' : 'Tìm'}
        </button>
      </form>
      {open && (
        <Sheets
          {...props}
          open={open}
          trip={trip}
          anchor={bar.current?.querySelector(`[data-field=${open}]`) ?? null}
          onClose={() => setOpen(null)}
          onTrip={(next) => {
            choose(next);
            setOpen(null);
            if (goesAtOnce) go(next);
          }}
          onPlace={(next) => {
            rememberPlace(next);
            setChosenPlace(next);
            // On the home page the next question follows; a list is asked at once.
            setOpen(look === 'card' ? 'dates' : null);
            if (look !== 'card') go(trip, next);
          }}
          onProduct={(href) => navigate(`${href}?${writeTripSearch(trip, kind)}`)}
        />
      )}
    </div>
  );
}

/** What is chosen, each field a way to its sheet; `place` is null where no place is asked for. */
function Fields({
  view: { kind },
  trip,
  isProposed,
  place,
  onOpen,
}: {
  view: TripBarView;
  trip: TripSearch;
  isProposed: boolean;
  place: string | null;
  onOpen: (sheet: Sheet) => void;
}) {
  const { words, party, when } = kind.search;
  return (
    <div className="grid min-w-0 grow divide-y divide-line rounded-control border border-line-strong bg-rice lg:auto-cols-fr lg:grid-flow-col lg:divide-x lg:divide-y-0 noscript:hidden">
      {place !== null && (
        <Field
          name="where"
          label={words.where}
          icon={<MapPin aria-hidden />}
          isEmpty={place === ''}
          onPress={() => onOpen('where')}
        >
          {place || words.whereHint}
        </Field>
      )}
      <Field
        name="dates"
        label={when === 'nights' ? 'Ngày' : words.from}
        icon={<CalendarDays aria-hidden />}
        note={isProposed ? 'Gợi ý' : undefined}
        onPress={() => onOpen('dates')}
      >
        {describeTripDates(trip)}
      </Field>
      {party !== null && (
        <Field name="guests" label="Khách" icon={<Users aria-hidden />} onPress={() => onOpen('guests')}>
          {describeTripParty(trip, kind)}
        </Field>
      )}
    </div>
  );
}

/** The sheet that is open. */
function Sheets({
  view: { kind, limits },
  product,
  open,
  trip,
  anchor,
  onClose,
  onTrip,
  onPlace,
  onProduct,
}: Pick<TripBarProps, 'view' | 'product'> & {
  open: Sheet;
  trip: TripSearch;
  anchor: Element | null;
  onClose: () => void;
  onTrip: (trip: TripSearch) => void;
  onPlace: (place: SearchedPlace) => void;
  onProduct: (href: string) => void;
}) {
  const { words, when, takesMonth } = kind.search;
  if (open === 'where')
    return (
      <WhereSheet title={words.where} hint={words.whereHint} {...{ anchor, onClose, onPlace, onProduct }} />
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
      limits={limits}
      product={product}
      {...{ anchor, onClose }}
      onDone={(dates) => onTrip({ ...trip, ...dates })}
    />
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

function Field({
  name,
  label,
  icon,
  note,
  isEmpty = false,
  onPress,
  children,
}: {
  name: Sheet;
  label: string;
  icon: ReactNode;
  note?: string | undefined;
  isEmpty?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      data-field={name}
      aria-haspopup="dialog"
      onClick={onPress}
      className="flex min-h-13 min-w-0 items-center gap-2.5 px-3 text-left first:rounded-t-control last:rounded-b-control hover:bg-sea-soft lg:min-h-16 lg:first:rounded-l-control lg:last:rounded-r-control"
    >
      <span className="shrink-0 text-sea [&>svg]:size-5">{icon}</span>
      <span className="min-w-0 grow">
        <span className="block text-sm leading-snug text-ink-soft max-lg:sr-only">{label}: </span>
        <span
          className={classNames(
            'block truncate leading-snug',
            isEmpty ? 'text-ink-soft' : 'font-semibold max-sm:tracking-tight',
          )}
        >
          {children}
        </span>
      </span>
      {note && <span className="shrink-0 text-sm text-ink-soft">{note}</span>}
    </button>
  );
}
