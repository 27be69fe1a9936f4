import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import type { CalendarCell, CalendarMonth } from './calendar.ts';
import { CalendarDay, type DayPart, hasSurcharge } from './calendar-day.tsx';

const weekdays = ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'];
/**
 * Months of prices with the cheapest days marked and holidays named. `hrefOf` makes a day a link; null leaves it plain.
 * `noun` is what runs out: 'phòng', 'suất'.
 */
export function PriceCalendar({
  months,
  hrefOf,
  partOf = () => null,
  monthHref,
  noun,
  note,
  isRoomy = false,
}: {
  months: CalendarMonth[];
  hrefOf?: (cell: CalendarCell) => string | null;
  partOf?: (day: string) => DayPart;
  monthHref: { previous: string | null; next: string | null };
  noun: string;
  note: string;
  /** Over the whole width of the page. */
  isRoomy?: boolean;
}) {
  const cells = months.flatMap((month) => month.cells);
  return (
    <div>
      <div className="relative grid gap-8 lg:grid-cols-2">
        {months.map((month, index) => (
          <Month
            key={month.month}
            month={month}
            hrefOf={hrefOf}
            partOf={partOf}
            noun={noun}
            isRoomy={isRoomy}
            previous={index === 0 ? monthHref.previous : null}
            next={index === months.length - 1 ? monthHref.next : null}
          />
        ))}
      </div>
      <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
        {cells.some((cell) => cell.isCheapest) && (
          <li className="flex items-center gap-2">
            <span aria-hidden className="size-4 rounded-full border border-good bg-good-soft" />
            Giá thấp nhất
          </li>
        )}
        {cells.some((cell) => cell.holiday) && (
          <li className="flex items-center gap-2">
            <span aria-hidden className="size-2 rounded-full bg-lantern" />
            Ngày lễ
          </li>
        )}
        {cells.some(hasSurcharge) && (
          <li className="flex items-center gap-2">
            <span aria-hidden className="text-warn">
              +
            </span>
            Ngày có phụ thu, đã nằm trong giá
          </li>
        )}
        <li>Số nhạt: ngày âm lịch</li>
        <li>{note}</li>
      </ul>
    </div>
  );
}

function Month({
  month,
  hrefOf,
  partOf,
  noun,
  isRoomy,
  previous,
  next,
}: {
  month: CalendarMonth;
  hrefOf: ((cell: CalendarCell) => string | null) | undefined;
  partOf: (day: string) => DayPart;
  noun: string;
  isRoomy: boolean;
  previous: string | null;
  next: string | null;
}) {
  const title = `Tháng ${Number(month.month.slice(5))}, ${month.month.slice(0, 4)}`;
  const holidays = Map.groupBy(
    month.cells.filter((cell) => cell.holiday),
    (cell) => cell.holiday as string,
  );
  const blackouts = Map.groupBy(
    month.cells.filter((cell) => cell.blackout),
    (cell) => cell.blackout as string,
  );
  return (
    <section aria-label={title} className="drawn-late min-w-0 [--late-height:520px]">
      <div className="flex min-h-11 items-center justify-between">
        <MonthLink href={previous} label="Tháng trước" />
        <h3 className="text-lg">{title}</h3>
        <MonthLink href={next} label="Tháng sau" isNext />
      </div>
      <ul aria-hidden className="mt-1 grid grid-cols-7 text-center text-sm text-ink-soft">
        {weekdays.map((weekday) => (
          <li key={weekday} className="py-1">
            {weekday}
          </li>
        ))}
      </ul>
      <ol className="grid grid-cols-7 gap-y-1 *:px-px">
        {month.cells.map((cell, index) => (
          <li key={cell.day} style={index === 0 ? { gridColumnStart: month.blanks + 1 } : undefined}>
            <CalendarDay
              cell={cell}
              href={hrefOf?.(cell) ?? null}
              part={partOf(cell.day)}
              noun={noun}
              isRoomy={isRoomy}
            />
          </li>
        ))}
      </ol>
      {blackouts.size > 0 && (
        <ul className="mt-2 space-y-0.5 text-sm text-ink-soft">
          {[...blackouts].map(([reason, cells]) => (
            <li key={reason}>
              <span aria-hidden className="mr-2">
                –
              </span>
              {daySpan(cells.map((cell) => cell.day))}: không áp dụng, {lowerFirst(reason)}
            </li>
          ))}
        </ul>
      )}
      {holidays.size > 0 && (
        <ul className="mt-2 space-y-0.5 text-sm text-ink-soft">
          {[...holidays].map(([name, cells]) => (
            <li key={name}>
              <span aria-hidden className="mr-2 inline-block size-2 rounded-full bg-lantern" />
              {daySpan(cells.map((cell) => cell.day))}: {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function MonthLink({
  href,
  label,
  isNext = false,
}: {
  href: string | null;
  label: string;
  isNext?: boolean;
}) {
  const Icon = isNext ? ChevronRight : ChevronLeft;
  if (!href) return <span className="size-11" />;
  return (
    <Link
      to={href}
      rel="nofollow"
      preventScrollReset
      aria-label={label}
      className="inline-flex size-11 items-center justify-center rounded-full border border-line bg-rice hover:border-sea hover:text-sea"
    >
      <Icon aria-hidden className="size-5" />
    </Link>
  );
}

function daySpan(days: string[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)];
  const short = (day: string) => formatDate(day).slice(0, 5);
  return first === last ? short(first) : `${short(first)}–${short(last)}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
