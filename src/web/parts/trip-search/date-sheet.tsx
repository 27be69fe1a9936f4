import { useLayoutEffect, useState } from 'react';
import { Calendar } from '#ui/calendar/calendar.tsx';
import { addMonths, weeksLeft } from '#ui/calendar/calendar-month.ts';
import { type DateRange, pickDay } from '#ui/calendar/date-range.ts';
import { Modal } from '#ui/modal.tsx';
import { DateEnds } from './date-ends.tsx';
import { DateFoot } from './date-foot.tsx';
import { type DatePreset, datePresets, type Holiday, holidayLegend } from './holiday.ts';
import { HourField } from './hour-field.tsx';
import { sheetPlace } from './sheet-place.ts';
import type { TripSearch } from './trip-search.ts';
import type { PricedProduct } from './use-day-prices.ts';
import { useDays } from './use-days.ts';

/** What a calendar chooses: days, for a vehicle with an hour, or a whole month. */
export type ChosenDates = Pick<TripSearch, 'from' | 'to' | 'month' | 'time'>;

const desk = '(min-width: 900px)';
const usualHour = '09:00';

interface DateSheetProps {
  /** The previous choice, and the party that prices are for. */
  search: TripSearch;
  /** Labels of the days: 'Ngày nhận phòng', 'Ngày trả phòng'. */
  words: { from: string; to?: string };
  isRange: boolean;
  takesMonth?: boolean;
  takesTime?: boolean;
  limits: { firstDay: string; lastDay: string };
  product?: PricedProduct | undefined;
  anchor: Element | null;
  onClose: () => void;
  onDone: (dates: ChosenDates) => void;
  /** A second button, which searches with these days at once. */
  next?: { label: string; onPress: (dates: ChosenDates) => void } | undefined;
}

/**
 * The site's date sheet: over a phone's whole screen, or below its field. Choosing days submits nothing; `onDone` is called once
 * at the end.
 */
export function DateSheet({
  search,
  words,
  isRange,
  takesMonth = false,
  takesTime = false,
  limits,
  product,
  anchor,
  onClose,
  onDone,
  next,
}: DateSheetProps) {
  const [isDesk] = useState(() => matchMedia(desk).matches);
  useLayoutEffect(() => focusFirst(anchor), [anchor]);
  const [range, setRange] = useState<DateRange>({ from: search.from, to: isRange ? search.to : null });
  const [month, setMonth] = useState((search.from ?? search.month ?? limits.firstDay).slice(0, 7));
  const [time, setTime] = useState(search.time ?? (takesTime ? usualHour : null));
  // On a phone a month that is nearly over leaves room for the next one below it.
  const monthsShown = isDesk || weeksLeft(month, limits.firstDay) <= 2 ? 2 : 1;
  const months = [month, addMonths(month, 1)].slice(0, monthsShown);
  const { holidays, infoOf, dateLimits, about } = useDays({ search, isRange, limits, product, months });
  const isWhole = range.from !== null && (!isRange || range.to !== null);
  const show = (preset: DateRange) => {
    setRange(preset);
    if (preset.from) setMonth(preset.from.slice(0, 7));
  };
  const wholeMonth = (one: string) => (
    <WholeMonth month={one} onPick={() => onDone({ from: null, to: null, month: one, time })} />
  );
  return (
    <Modal
      isOpen
      title="Chọn ngày"
      onClose={onClose}
      place={
        isDesk && anchor ? sheetPlace(anchor, { width: 856, height: takesMonth ? 684 : 640 }) : undefined
      }
      className={isDesk ? 'w-[856px] rounded-card' : 'h-dvh w-full'}
      foot={
        <DateFoot
          range={range}
          isRange={isRange}
          words={words}
          isDesk={isDesk}
          isWhole={isWhole}
          time={time}
          onDone={() => isWhole && onDone({ ...range, month: null, time })}
          next={next && { ...next, onPress: () => isWhole && next.onPress({ ...range, month: null, time }) }}
        >
          {isDesk && <Legend holidays={holidays} months={months} />}
        </DateFoot>
      }
    >
      <div className="px-4 pt-3 pb-4 md:px-6">
        <Presets presets={datePresets(holidays, dateLimits)} onPick={(preset) => show(preset.range)} />
        {time !== null && <HourField value={time} onChange={setTime} />}
        {isRange && !isDesk && <DateEnds range={range} words={words} />}
        <div className="-mx-2">
          <Calendar
            range={range}
            limits={dateLimits}
            month={month}
            monthsShown={monthsShown}
            isStacked={!isDesk}
            infoOf={infoOf}
            onPick={(day) => setRange(pickDay(range, day, dateLimits))}
            onMonth={setMonth}
            monthAction={takesMonth ? wholeMonth : undefined}
          />
        </div>
        <p className="mt-3 text-sm text-ink-soft">{about}</p>
        {!isDesk && <Legend holidays={holidays} months={months} />}
      </div>
    </Modal>
  );
}

/** The focus comes back to the field when its sheet closes, also where the sheet of another one led to it. */
function focusFirst(field: Element | null): void {
  if (field instanceof HTMLElement && field !== document.activeElement) field.focus({ preventScroll: true });
}

function Presets({ presets, onPick }: { presets: DatePreset[]; onPick: (preset: DatePreset) => void }) {
  return (
    <ul aria-label="Ngày gợi ý" className="-mx-4 mb-4 flex gap-2 overflow-x-auto px-4 md:-mx-6 md:px-6">
      {presets.map((preset) => (
        <li key={preset.label} className="shrink-0">
          <button
            type="button"
            onClick={() => onPick(preset)}
            className="min-h-11 rounded-full border border-line-strong bg-rice px-4 text-sm whitespace-nowrap hover:border-sea hover:text-sea"
          >
            {preset.label}
          </button>
        </li>
      ))}
    </ul>
  );
}

function WholeMonth({ month, onPick }: { month: string; onPick: () => void }) {
  return (
    <p className="text-center">
      <button
        type="button"
        onClick={onPick}
        className="min-h-11 px-3 text-sm font-semibold text-sea hover:underline"
      >
        Chọn cả tháng {Number(month.slice(5))}
      </button>
    </p>
  );
}

function Legend({ holidays, months }: { holidays: readonly Holiday[]; months: readonly string[] }) {
  const lines = holidayLegend(holidays, months);
  if (lines.length === 0) return null;
  return (
    <p className="text-sm text-ink-soft">
      <span aria-hidden className="mr-1.5 inline-block h-1 w-4.5 rounded-full bg-lantern align-middle" />
      {lines.join(' · ')}
    </p>
  );
}
