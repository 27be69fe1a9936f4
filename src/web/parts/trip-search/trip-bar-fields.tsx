import type { ReactNode } from 'react';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import { describeTripDates, describeTripParty } from './describe-trip-search.ts';
import type { TripBarView } from './trip-bar-view.ts';
import type { TripSearch } from './trip-search.ts';

export type Sheet = 'where' | 'dates' | 'guests';

/** The current choice, each field a button that opens its sheet; `place` is null where no place is requested. */
export function TripBarFields({
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
          icon={<SpriteIcon name="map-pin" />}
          isEmpty={place === ''}
          onPress={() => onOpen('where')}
        >
          {place || words.whereHint}
        </Field>
      )}
      <Field
        name="dates"
        label={when === 'nights' ? 'Ngày' : words.from}
        icon={<SpriteIcon name="calendar-days" />}
        note={isProposed ? 'Gợi ý' : undefined}
        onPress={() => onOpen('dates')}
      >
        {describeTripDates(trip)}
      </Field>
      {party !== null && (
        <Field
          name="guests"
          label="Khách"
          icon={<SpriteIcon name="users" />}
          onPress={() => onOpen('guests')}
        >
          {describeTripParty(trip, kind)}
        </Field>
      )}
    </div>
  );
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
    <button type="button" data-field={name} aria-haspopup="dialog" onClick={onPress} className="trip-field">
      {icon}
      <span>
        <span>
          {label}
          <span className="sr-only">: </span>
        </span>
        <span className={isEmpty ? 'text-ink-soft' : 'font-semibold max-sm:tracking-tight'}>{children}</span>
      </span>
      {note && <span className="shrink-0 text-sm text-ink-soft">{note}</span>}
    </button>
  );
}
