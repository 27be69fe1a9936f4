import { useState } from 'react';
import { addDays, dayInVietnam } from '#platform/time/days.ts';
import { DayInput } from './day-input.tsx';
import { FormDateSheet } from './form-date-sheet.tsx';

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
  hint,
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
  hint?: string;
  /** One that is not required can be emptied again. */
  isRequired?: boolean;
  /** Without the year, where it shares a row. */
  isShort?: boolean;
  className?: string;
  onChoose?: (day: string) => void;
}) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [own, setOwn] = useState(day);
  const shown = onChoose ? day : own;
  const choose = onChoose ?? setOwn;
  return (
    <>
      <DayInput
        {...{ name, label, error, hint, isRequired, isShort, className }}
        {...days}
        day={shown}
        onOpen={setButton}
        onClear={isRequired ? undefined : () => choose('')}
      />
      {button && (
        <FormDateSheet
          from={shown}
          words={{ from: label }}
          isRange={false}
          limits={days}
          anchor={button}
          onClose={() => setButton(null)}
          onDone={({ from }) => {
            setButton(null);
            if (from) choose(from);
          }}
        />
      )}
    </>
  );
}
