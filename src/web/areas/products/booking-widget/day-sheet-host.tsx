import { createContext, lazy, type ReactNode, type RefObject, Suspense, useState } from 'react';
import { useLocation, useSubmit } from 'react-router';
import { isDay } from '#platform/time/days.ts';
import type { TripParty } from '#web/parts/trip-search/trip-search.ts';
import type { PricedProduct } from '#web/parts/trip-search/use-day-prices.ts';
import { requoting } from './selection/use-form-key.ts';

const DateSheet = lazy(async () => ({
  default: (await import('#web/parts/trip-search/date-sheet.tsx')).DateSheet,
}));

/** The form field whose calendar is open. */
export interface OpenedDay {
  name: string;
  label: string;
  day: string;
  limits: { firstDay: string; lastDay: string };
  /** Product whose prices the calendar shows; none for a day that only ends something. */
  product?: PricedProduct | undefined;
  party: TripParty;
}

/** Opens the calendar of a field; `chosen` is the day just chosen in it, until the URL contains it. */
export const DaySheet = createContext<{
  open: (field: OpenedDay) => void;
  chosen: { name: string; day: string } | null;
}>({ open: () => {}, chosen: null });

/**
 * Hosts the date sheet of the form's days outside the form, because the form remounts when the URL changes, also when a device
 * fills in the trip that it remembers. A chosen day requotes the whole form.
 */
export function DaySheetHost({
  form,
  children,
}: {
  form: RefObject<HTMLFormElement | null>;
  children: ReactNode;
}) {
  const { key } = useLocation();
  const [opened, open] = useState<OpenedDay | null>(null);
  const [chosen, setChosen] = useState<{ name: string; day: string; before: string } | null>(null);
  const submit = useSubmit();
  const buttonOf = (name: string) => form.current?.querySelector<HTMLElement>(`[data-day-of="${name}"]`);
  const choose = (name: string, day: string) => {
    open(null);
    setChosen({ name, day, before: key });
    if (!form.current) return;
    const fields = new FormData(form.current);
    fields.set(name, day);
    submit(fields, { method: 'get', ...requoting(form.current) });
  };
  return (
    <DaySheet value={{ open, chosen: chosen?.before === key ? chosen : null }}>
      {children}
      {opened && (
        <Suspense>
          <DateSheet
            search={{
              ...opened.party,
              from: isDay(opened.day) ? opened.day : null,
              to: null,
              month: null,
              time: null,
            }}
            words={{ from: opened.label }}
            isRange={false}
            limits={opened.limits}
            product={opened.product}
            anchor={buttonOf(opened.name) ?? null}
            onClose={() => {
              open(null);
              // The button to which the browser returns the focus may have been remounted meanwhile.
              if (document.activeElement === document.body) buttonOf(opened.name)?.focus();
            }}
            onDone={({ from }) => from && choose(opened.name, from)}
          />
        </Suspense>
      )}
    </DaySheet>
  );
}
