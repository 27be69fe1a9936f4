import { ArrowRightLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { DayChoice } from '#web/parts/trip-search/day-choice.tsx';
import { AirportField } from './airport-field.tsx';
import type { FlightErrors, FlightValues } from './flight-values.ts';
import type { Airport } from './suggest-airports.ts';

/** One leg: origin, destination and date. `children` gets the chosen day and is rendered beside it. */
export function FlightLeg({
  index,
  leg,
  labels,
  airports,
  errors,
  days,
  children,
}: {
  index: number;
  leg: FlightValues['legs'][number];
  labels: { from: string; to: string; date: string };
  airports: Airport[];
  errors: FlightErrors;
  days: { firstDay: string; lastDay: string };
  children?: (chosenOn: string) => ReactNode;
}) {
  const [from, setFrom] = useState(() => typedIn(`from-${index}`) ?? leg.from);
  const [to, setTo] = useState(() => typedIn(`to-${index}`) ?? leg.to);
  const [date, setDate] = useState(leg.date);
  const swap = () => {
    setFrom(to);
    setTo(from);
  };
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="grid grid-cols-[1fr_auto_1fr] items-start gap-2 max-sm:grid-cols-[1fr_auto]">
        <AirportField
          name={`from-${index}`}
          label={labels.from}
          value={from}
          onChange={setFrom}
          error={errors[`from-${index}`]}
          airports={airports}
        />
        <button
          type="button"
          aria-label="Đổi chiều điểm đi và điểm đến"
          onClick={swap}
          className="mt-7 inline-flex size-12 items-center justify-center rounded-full border border-line-strong text-sea hover:bg-sea-soft max-sm:row-span-2 max-sm:self-center noscript:hidden"
        >
          <ArrowRightLeft aria-hidden className="size-5 max-sm:rotate-90" />
        </button>
        {/* Its place is stated: without script there is no button between them. */}
        <div className="col-start-1 min-w-0 sm:col-start-3 sm:row-start-1">
          <AirportField
            name={`to-${index}`}
            label={labels.to}
            value={to}
            onChange={setTo}
            error={errors[`to-${index}`]}
            airports={airports}
          />
        </div>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DayChoice
          name={`date-${index}`}
          label={labels.date}
          day={date}
          days={days}
          error={errors[`date-${index}`]}
          onChoose={setDate}
        />
        {children?.(date)}
      </div>
    </div>
  );
}

/** What stands in a field of the page when it is hydrated: it may have been typed before. */
function typedIn(name: string): string | undefined {
  return globalThis.document?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value;
}
