import { ChevronLeft, ChevronRight, Minus, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { addDays, isoWeekday } from '#platform/time/days.ts';
import { classNames } from '#ui/class-names.ts';
import { buttonClass } from '../../parts/button.tsx';
import { formatDay } from '../../parts/format-moment.ts';
import { moveFocus } from '../../parts/move-focus.ts';
import { type Call, callAddress, nightsOfCall } from './call-address.ts';
import type { CallMonth } from './load-month.ts';

const weekdays = ['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'];
const stepClass = buttonClass('plain', 'sm', 'px-1.5!');

/** The days of a month with their lunar days; one click starts the trip there and keeps its nights. */
export function MonthDays({ call, month }: { call: Call; month: CallMonth }) {
  const { days, feasts, previousHref, nextHref } = month;
  const stop = days.find(({ isEnd }) => isEnd) ?? days.find(({ isPast }) => !isPast);
  return (
    <section aria-label="Chọn ngày đi" className="flex flex-col gap-2">
      {/* Phones use their own date picker; lunar days are beside the prices. */}
      <div className="flex items-center gap-2 max-sm:hidden">
        <h2 className="flex-1 font-semibold">
          Tháng {Number(month.month.slice(5))}/{month.month.slice(0, 4)}
        </h2>
        {previousHref && (
          <Link to={previousHref} preventScrollReset aria-label="Tháng trước" className={stepClass}>
            <ChevronLeft size={16} aria-hidden />
          </Link>
        )}
        <Link to={nextHref} preventScrollReset aria-label="Tháng sau" className={stepClass}>
          <ChevronRight size={16} aria-hidden />
        </Link>
      </div>
      <ol
        aria-label="Bấm một ngày để bắt đầu chuyến đi; số nhỏ là ngày âm lịch"
        className="grid grid-cols-7 gap-y-0.5 text-center max-sm:hidden"
      >
        {weekdays.map((weekday) => (
          <li key={weekday} aria-hidden className="text-sm text-ink-faint">
            {weekday}
          </li>
        ))}
        {days.map((day, at) => (
          <li key={day.day} style={at === 0 ? { gridColumnStart: isoWeekday(day.day) } : undefined}>
            <Day {...day} isStop={day === stop} />
          </li>
        ))}
      </ol>
      {call.from && <Nights call={call} />}
      {feasts.length > 0 && (
        <ul aria-label="Dịp lễ trong tháng" className="flex flex-wrap gap-1.5">
          {feasts.map(({ title, href }) => (
            <li key={href}>
              <Link to={href} preventScrollReset className={buttonClass('plain', 'sm')}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Day({
  day,
  lunar,
  told: description,
  isHoliday,
  isPast,
  isWeekend,
  isEnd,
  isBetween,
  href,
  isStop,
}: CallMonth['days'][number] & { isStop: boolean }) {
  const figures = (
    <>
      <span aria-hidden className={classNames('block', isWeekend && 'font-semibold')}>
        {Number(day.slice(8))}
      </span>
      <span aria-hidden className={classNames('block text-tiny', !isEnd && !isHoliday && 'text-ink-faint')}>
        {lunar}
      </span>
      <span className="sr-only">{description}</span>
    </>
  );
  if (isPast) return <span className="block py-0.5 leading-4 text-ink-faint">{figures}</span>;
  return (
    <Link
      to={href}
      preventScrollReset
      data-day={day}
      tabIndex={isStop ? 0 : -1}
      title={description}
      aria-current={isEnd || undefined}
      onKeyDown={(event) => moveFocus(event, { down: 7 })}
      className={classNames(
        'block py-0.5 leading-4',
        isEnd && 'rounded-badge bg-sea text-on-sea',
        isBetween && 'bg-sea-soft',
        !isEnd && 'hover:inset-ring hover:inset-ring-sea',
        isHoliday && !isEnd && 'text-bad',
      )}
    >
      {figures}
    </Link>
  );
}

/** One night more or less, by moving the return day. */
function Nights({ call }: { call: Call }) {
  const nights = nightsOfCall(call);
  const withNights = (count: number) =>
    callAddress({ ...call, to: count > 0 ? addDays(call.from, count) : '' });
  return (
    <p className="flex items-center gap-2">
      <span className="flex-1">
        {formatDay(call.from)}
        {call.to && ` – ${formatDay(call.to)}`}
      </span>
      {nights > 0 && (
        <Link
          to={withNights(nights - 1)}
          preventScrollReset
          aria-label="Ít hơn một đêm"
          className={stepClass}
        >
          <Minus size={14} aria-hidden />
        </Link>
      )}
      <b>{nights > 0 ? `${nights} đêm` : 'trong ngày'}</b>
      <Link
        to={withNights(nights + 1)}
        preventScrollReset
        aria-label="Nhiều hơn một đêm"
        className={stepClass}
      >
        <Plus size={14} aria-hidden />
      </Link>
    </p>
  );
}
