import { lazy, Suspense, useState } from 'react';
import { addDays, dayInVietnam, isDay } from '#platform/time/days.ts';
import { DayInput } from './day-input.tsx';

const DateSheet = lazy(async () => ({ default: (await import('./date-sheet.tsx')).DateSheet }));

/** Calendar prices depend on a party; these fields show none. */
const anybody = { rooms: 1, adults: 1, childAges: [], to: null, month: null, time: null };

/** How far ahead such a field goes, in days. */
const farthest = 730;

/** The days from the moment (ISO) at which a form was opened; from today where it came back with something else. */
export function daysFrom(openedAt: string): { firstDay: string; lastDay: string } {
  const isMoment = /^\d{4}-/.test(openedAt) && !Number.isNaN(Date.parse(openedAt));
  const firstDay = dayInVietnam(isMoment ? new Date(openedAt) : new Date());
  return { firstDay, lastDay: addDays(firstDay, farthest) };
}

/** A form's day field with a date sheet of its own; keeps the day itself unless `onChoose` takes it. */
export function DayChoice({
  name,
  label,
  day,
  days,
  error,
  isRequired = true,
  isShort = false,
  className,
  onChoose,
}: {
  name: string;
  label: string;
  day: string;
  days: { firstDay: string; lastDay: string };
  error: string | undefined;
  isRequired?: boolean;
  /** Without the year, where it shares a row. */
  isShort?: boolean;
  className?: string;
  onChoose?: (day: string) => void;
}) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [own, setOwn] = useState(day);
  const shown = onChoose ? day : own;
  return (
    <>
      <DayInput
        {...{ name, label, error, isRequired, isShort, className }}
        {...days}
        day={shown}
        onOpen={setButton}
      />
      {button && (
        <Suspense>
          <DateSheet
            search={{ ...anybody, from: isDay(shown) ? shown : null }}
            words={{ from: label }}
            isRange={false}
            limits={days}
            anchor={button}
            onClose={() => setButton(null)}
            onDone={({ from }) => {
              setButton(null);
              if (from) (onChoose ?? setOwn)(from);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
