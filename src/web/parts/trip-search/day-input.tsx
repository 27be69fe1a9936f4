import { CalendarDays, CircleAlert, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { isDay } from '#platform/time/days.ts';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { classNames } from '#ui/class-names.ts';
import { shortDay } from './describe-trip-search.ts';

/**
 * A form's day field: a button that opens the date sheet. Without script a date field of the browser. Before hydration it has no
 * value: its form is `data-held`.
 */
export function DayInput({
  name,
  label,
  day,
  firstDay,
  lastDay,
  error,
  hint,
  isRequired = true,
  isShort = false,
  className,
  onOpen,
  onClear,
}: {
  name: string;
  label: string;
  day: string;
  firstDay: string;
  lastDay: string;
  error: string | undefined;
  hint?: string | undefined;
  isRequired?: boolean;
  /** Without the year, where it shares a row. */
  isShort?: boolean;
  className?: string | undefined;
  onOpen: (button: HTMLElement) => void;
  /** Empties the field, which has a button for it then. */
  onClear?: (() => void) | undefined;
}) {
  const isLive = useSyncExternalStore(never, yes, no);
  const isChosen = isDay(day);
  const errorId = `${name}-error`;
  const hintId = `${name}-hint`;
  const canClear = isChosen && onClear;
  const written = isShort ? shortDay : formatWeekdayDate;
  const words = isChosen ? written(day) : 'Chọn ngày';
  return (
    <div className={className}>
      <span className="mb-1 block font-semibold">
        {label}
        {!isRequired && <span className="font-normal text-ink-soft"> (không bắt buộc)</span>}
      </span>
      <div className="relative noscript:hidden">
        <button
          type="button"
          data-day-of={name}
          aria-haspopup="dialog"
          aria-label={`${label}: ${words}`}
          aria-describedby={[error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined}
          onClick={(event) => onOpen(event.currentTarget)}
          className={classNames(
            'flex min-h-12 w-full items-center gap-2 rounded-control border bg-rice pl-3 text-left',
            error ? 'border-bad' : 'border-line-strong',
            canClear ? 'pr-12' : 'pr-3',
          )}
        >
          <CalendarDays aria-hidden className="size-5 shrink-0 text-sea" />
          <span className={isChosen ? 'truncate' : 'truncate text-ink-soft'}>{words}</span>
        </button>
        {canClear && <Clear day={words} onClear={onClear} />}
      </div>
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
      <Messages {...{ hint, hintId, error, errorId }} />
    </div>
  );
}

function Clear({ day, onClear }: { day: string; onClear: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Bỏ chọn ${day}`}
      onClick={(event) => {
        onClear();
        // The button goes with the day.
        (event.currentTarget.previousElementSibling as HTMLElement | null)?.focus();
      }}
      className="absolute top-0.5 right-0.5 inline-flex size-11 items-center justify-center rounded-control text-ink-soft hover:text-ink"
    >
      <X aria-hidden className="size-4" />
    </button>
  );
}

function Messages({
  hint,
  hintId,
  error,
  errorId,
}: {
  hint: string | undefined;
  hintId: string;
  error: string | undefined;
  errorId: string;
}) {
  return (
    <>
      {hint && (
        <p id={hintId} className="mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="mt-1 flex items-start gap-1.5 text-sm text-bad">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </>
  );
}

const never = () => () => {};
const yes = () => true;
const no = () => false;
