import { lazy, Suspense, useState } from 'react';
import { isDay } from '#platform/time/days.ts';
import { DayInput } from '#web/parts/trip-search/day-input.tsx';

const DateSheet = lazy(async () => ({
  default: (await import('#web/parts/trip-search/date-sheet.tsx')).DateSheet,
}));

/** Calendar prices depend on a party; flights have no such prices. */
const anybody = { rooms: 1, adults: 1, childAges: [], to: null, month: null, time: null };

/** The date field of a flight. */
export function FlightDate({
  name,
  label,
  day,
  days,
  error,
  className,
  onChoose,
}: {
  name: string;
  label: string;
  day: string;
  days: { firstDay: string; lastDay: string };
  error: string | undefined;
  className?: string;
  onChoose: (day: string) => void;
}) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <>
      <DayInput {...{ name, label, day, error, className }} {...days} onOpen={setButton} />
      {button && (
        <Suspense>
          <DateSheet
            search={{ ...anybody, from: isDay(day) ? day : null }}
            words={{ from: label }}
            isRange={false}
            limits={days}
            anchor={button}
            onClose={() => setButton(null)}
            onDone={({ from }) => {
              setButton(null);
              if (from) onChoose(from);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
