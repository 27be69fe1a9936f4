import type { ReactNode } from 'react';
import { buttonClass } from '#ui/button.tsx';
import type { DateRange } from '#ui/calendar/date-range.ts';
import { classNames } from '#ui/class-names.ts';
import { DottedWords } from '#ui/dotted-words.tsx';
import { describeTripDates } from './describe-trip-search.ts';

/** The dates chosen so far, and the confirm button, disabled until they are complete; `next` is a second button, which searches at once. */
export function DateFoot({
  range,
  isRange,
  words,
  isDesk,
  isWhole,
  time,
  onDone,
  next,
  children,
}: {
  range: DateRange;
  isRange: boolean;
  words: { from: string; to?: string };
  isDesk: boolean;
  isWhole: boolean;
  time: string | null;
  onDone: () => void;
  next?: { label: string; onPress: () => void } | undefined;
  children?: ReactNode;
}) {
  const missing = range.from === null ? words.from : isRange && range.to === null ? words.to : null;
  const button = (label: string, look: 'sea' | 'primary' | 'outline', onPress: () => void) => (
    <button
      type="button"
      disabled={!isWhole}
      onClick={onPress}
      className={buttonClass(
        look,
        'md',
        classNames(
          'shrink-0 whitespace-nowrap disabled:bg-sand-deep disabled:text-ink-soft disabled:opacity-100',
          next ? 'max-md:grow max-md:basis-0' : 'w-31',
        ),
      )}
    >
      {label}
    </button>
  );
  return (
    <div
      className={classNames(
        'flex justify-between gap-x-4 gap-y-2 md:items-center',
        next ? 'max-md:flex-col' : 'items-center',
      )}
    >
      <div className="min-w-0">
        <p role="status" className="leading-snug">
          {range.from && (
            <DottedWords
              words={describeTripDates({ ...range, month: null, time }).split(' · ')}
              className="font-semibold"
            />
          )}
          {missing && <span className="block text-sm text-ink-soft">Chọn {missing.toLowerCase()}</span>}
        </p>
        {children}
      </div>
      <div className="flex gap-3">
        {button('Xong', next ? 'outline' : isDesk ? 'sea' : 'primary', onDone)}
        {next && button(next.label, 'primary', next.onPress)}
      </div>
    </div>
  );
}
