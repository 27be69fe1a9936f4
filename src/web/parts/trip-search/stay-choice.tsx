import { useState } from 'react';
import { DayInput } from './day-input.tsx';
import { FormDateSheet } from './form-date-sheet.tsx';

interface End {
  name: string;
  label: string;
  day: string;
  error: string | undefined;
}

/** A form's arrival and departure: two fields, of which either opens the same date sheet for both. */
export function StayChoice({
  from,
  to,
  days,
  isShort = false,
  className,
}: {
  from: End;
  to: End;
  /** First and last day of arrival. */
  days: { firstDay: string; lastDay: string };
  /** Without the year, where they share a row. */
  isShort?: boolean;
  className?: string;
}) {
  const [opened, setOpened] = useState<{ end: 'from' | 'to'; button: HTMLElement } | null>(null);
  const [stay, setStay] = useState({ from: from.day, to: to.day });
  const field = (end: 'from' | 'to', { name, label, error }: End) => (
    <DayInput
      {...{ name, label, error, isShort, className }}
      {...days}
      day={stay[end]}
      onOpen={(button) => setOpened({ end, button })}
    />
  );
  return (
    <>
      {field('from', from)}
      {field('to', to)}
      {opened && (
        <FormDateSheet
          from={stay.from}
          // From the departure's field the next press is a departure.
          to={opened.end === 'from' ? stay.to : ''}
          words={{ from: from.label, to: to.label }}
          isRange
          limits={days}
          anchor={opened.button}
          onClose={() => setOpened(null)}
          onDone={(dates) => {
            setOpened(null);
            if (dates.from && dates.to) setStay({ from: dates.from, to: dates.to });
          }}
        />
      )}
    </>
  );
}
