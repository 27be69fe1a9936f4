import { use } from 'react';
import { DayInput } from '#web/parts/trip-search/day-input.tsx';
import type { TripParty } from '#web/parts/trip-search/trip-search.ts';
import type { PricedProduct } from '#web/parts/trip-search/use-day-prices.ts';
import { DaySheet } from './day-sheet-host.tsx';

/** A day field of the booking widget; a day chosen in its calendar is priced at once. */
export function DayField({
  value,
  product,
  party,
  ...input
}: {
  name: string;
  label: string;
  value: string;
  firstDay: string;
  lastDay: string;
  /** Product whose prices the calendar shows; none for a day that only ends something. */
  product?: PricedProduct | undefined;
  party: TripParty;
  error: string | undefined;
  isRequired?: boolean;
  isShort?: boolean;
  className?: string | undefined;
}) {
  const { open, chosen } = use(DaySheet);
  const { name, label, firstDay, lastDay } = input;
  const day = chosen?.name === name ? chosen.day : value;
  return (
    <DayInput
      {...input}
      day={day}
      onOpen={() => open({ name, label, day, limits: { firstDay, lastDay }, product, party })}
    />
  );
}
