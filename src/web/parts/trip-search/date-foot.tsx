import type { ReactNode } from 'react';
import { buttonClass } from '#ui/button.tsx';
import type { DateRange } from '#ui/calendar/date-range.ts';
import { describeTripDates } from './describe-trip-search.ts';

/** What is chosen so far, and the one way on, off until it is whole. */
export function DateFoot({
  range,
  isRange,
  words,
  isDesk,
  isWhole,
  time,
  onDone,
  children,
}: {
  range: DateRange;
  isRange: boolean;
  words: { from: string; to?: string };
  isDesk: boolean;
  isWhole: boolean;
  time: string | null;
  onDone: () => void;
  children?: ReactNode;
}) {
  const missing = range.from === null ? words.from : isRange && range.to === null ? words.to : null;
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <p role="status" className="leading-snug">
          <span className="block font-semibold">
            {range.from && describeTripDates({ ...range, month: null, time })}
          </span>
          {missing && <span className="block text-sm text-ink-soft">Chọn {missing.toLowerCase()}</span>}
        </p>
        {children}
      </div>
      <button
        type="button"
        disabled={!isWhole}
        onClick={onDone}
        className={buttonClass(
          isDesk ? 'sea' : 'primary',
          'md',
          'w-31 shrink-0 disabled:bg-sand-deep disabled:text-ink-soft disabled:opacity-100',
        )}
      >
        Xong
      </button>
    </div>
  );
}
