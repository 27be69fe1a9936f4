import { CalendarDays, CircleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { isDay } from '#platform/time/days.ts';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { shortDay } from './describe-trip-search.ts';

/** A form's day field: a button that opens the date sheet. Without script a date field of the browser. */
export function DayInput({
  name,
  label,
  day,
  firstDay,
  lastDay,
  error,
  isRequired = true,
  isShort = false,
  className,
  onOpen,
}: {
  name: string;
  label: string;
  day: string;
  firstDay: string;
  lastDay: string;
  error: string | undefined;
  isRequired?: boolean;
  /** Without the year, where it shares a row. */
  isShort?: boolean;
  className?: string | undefined;
  onOpen: (button: HTMLElement) => void;
}) {
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
        type="button"
        data-day-of={name}
        aria-haspopup="dialog"
        aria-label={`${label}: ${words}`}
        aria-describedby={error ? errorId : undefined}
        onClick={(event) => onOpen(event.currentTarget)}
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
          defaultValue={day}
          className="min-h-12 w-full rounded-control border border-line-strong bg-rice px-3"
        />
      </noscript>
      {error && (
        <p id={errorId} className="mt-1 flex items-start gap-1.5 text-sm text-bad">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

const never = () => () => {};
const yes = () => true;
const no = () => false;
