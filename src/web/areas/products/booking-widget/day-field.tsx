import { CalendarDays, CircleAlert } from 'lucide-react';
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { useSubmit } from 'react-router';
import { isDay } from '#platform/time/days.ts';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { shortDay } from '#web/parts/trip-search/describe-trip-search.ts';
import type { TripParty } from '#web/parts/trip-search/trip-search.ts';
import type { PricedProduct } from '#web/parts/trip-search/use-day-prices.ts';
import { submittedByScript } from './selection/use-form-key.ts';

const DateSheet = lazy(async () => ({
  default: (await import('#web/parts/trip-search/date-sheet.tsx')).DateSheet,
}));

interface DayFieldProps {
  name: string;
  label: string;
  value: string;
  firstDay: string;
  lastDay: string;
  /** Whose prices the days have; none for a day that only ends something. */
  product?: PricedProduct | undefined;
  party: TripParty;
}

/**
 * A day of the booking widget: a button that opens the site's calendar, and what it chose is priced at once. Without
 * script a date field of the browser.
 */
export function DayField({
  error,
  isRequired = true,
  isShort = false,
  className,
  ...props
}: DayFieldProps & {
  error: string | undefined;
  isRequired?: boolean;
  /** Without the year, where it shares a row. */
  isShort?: boolean;
  className?: string | undefined;
}) {
  const { name, label, value, firstDay, lastDay } = props;
  const { day, button, open, sheet } = useDaySheet(props);
  const isLive = useSyncExternalStore(never, yes, no);
  const errorId = `${name}-error`;
  const words = isDay(day) ? formatWeekdayDate(day) : 'Chọn ngày';
  return (
    <div className={className}>
      <span className="mb-1 block font-semibold">
        {label}
        {!isRequired && <span className="font-normal text-ink-soft"> (không bắt buộc)</span>}
      </span>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-label={`${label}: ${words}`}
        aria-describedby={error ? errorId : undefined}
        onClick={open}
        className="flex min-h-12 w-full items-center gap-2 rounded-control border border-line-strong bg-rice px-3 text-left noscript:hidden"
      >
        <CalendarDays aria-hidden className="size-5 shrink-0 text-sea" />
        <span className={isDay(day) ? 'truncate' : 'truncate text-ink-soft'}>
          {isShort && isDay(day) ? shortDay(day) : words}
        </span>
      </button>
      {isLive && <input type="hidden" name={name} value={day} />}
      <noscript>
        <input
          type="date"
          name={name}
          aria-label={label}
          min={firstDay}
          max={lastDay}
          defaultValue={value}
          className="min-h-12 w-full rounded-control border border-line-strong bg-rice px-3"
        />
      </noscript>
      {error && (
        <p id={errorId} className="mt-1 flex items-start gap-1.5 text-sm text-bad">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {sheet}
    </div>
  );
}

/** The calendar of a button in the widget's form; what is chosen in it asks for the price of the whole form. */
function useDaySheet({ name, label, value, firstDay, lastDay, product, party }: DayFieldProps) {
  const [day, setDay] = useState(value);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const submit = useSubmit();
  const choose = (next: string) => {
    setDay(next);
    setOpen(false);
    const form = button.current?.form;
    if (!form) return;
    const fields = new FormData(form);
    fields.set(name, next);
    const action = form.getAttribute('action') ?? '';
    submit(fields, {
      method: 'get',
      action,
      state: submittedByScript,
      replace: true,
      preventScrollReset: true,
    });
  };
  const sheet = isOpen && (
    <Suspense>
      <DateSheet
        search={{ ...party, from: isDay(day) ? day : null, to: null, month: null, time: null }}
        words={{ from: label }}
        isRange={false}
        limits={{ firstDay, lastDay }}
        product={product}
        anchor={button.current}
        onClose={() => setOpen(false)}
        onDone={({ from }) => from && choose(from)}
      />
    </Suspense>
  );
  return { day, button, sheet, open: () => setOpen(true) };
}

const never = () => () => {};
const yes = () => true;
const no = () => false;
