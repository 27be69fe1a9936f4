import { Link } from 'react-router';
import { formatLongDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { classNames } from '#ui/class-names.ts';
import type { CalendarCell } from './calendar.ts';

/** As many places as are worth a word. */
const fewPlaces = 5;

/** How a day of the calendar takes part in a chosen stay. */
export type DayPart = 'single' | 'start' | 'inside' | 'end' | null;

/** A day: number, lunar day, price, and a word where places are few; the whole of it is said to a screen reader. */
export function CalendarDay({
  cell,
  href,
  part,
  noun,
  isRoomy,
}: {
  cell: CalendarCell;
  href: string | null;
  part: DayPart;
  noun: string;
  /** On the widest screens, number and lunar day beside each other. */
  isRoomy: boolean;
}) {
  const isFew = cell.state === 'open' && cell.left <= fewPlaces;
  const isEdge = part === 'start' || part === 'end' || part === 'single';
  const inside = (
    <>
      <span
        className={classNames(
          'flex w-full flex-col items-center leading-tight',
          isRoomy && '2xl:flex-row 2xl:items-start 2xl:justify-between 2xl:px-2',
        )}
      >
        <span className="relative">
          {Number(cell.day.slice(8))}
          {hasSurcharge(cell) && (
            <span className={classNames('absolute -top-0.5 -right-2.5 text-sm', !isEdge && 'text-warn')}>
              +
            </span>
          )}
          {cell.holiday && (
            <span
              className={classNames(
                'absolute -top-0.5 -left-2 size-2 rounded-full',
                isRoomy && !hasSurcharge(cell) && '2xl:-right-2.5 2xl:left-auto',
                isEdge ? 'bg-white' : 'bg-lantern',
              )}
            />
          )}
        </span>
        <span className={classNames('text-sm tracking-tighter', !isEdge && 'text-ink-soft')}>
          {cell.lunar}
        </span>
      </span>
      <span
        className={classNames(
          'text-sm leading-tight tracking-tighter whitespace-nowrap',
          cell.totalVnd !== null && 'font-semibold',
        )}
      >
        {cell.totalVnd !== null ? shortPrice(cell.totalVnd) : stateWords[cell.state]}
      </span>
      {isFew && (
        <span className={classNames('text-sm leading-none tracking-tighter', !isEdge && 'text-warn')}>
          còn {cell.left}
        </span>
      )}
    </>
  );
  const look = classNames(
    'flex h-22 w-full flex-col items-center justify-center gap-0.5 tabular-nums',
    isRoomy && '2xl:h-18',
    isEdge && 'bg-sea text-white',
    !part && cell.state === 'open' && 'border border-line',
    part === 'start' && 'rounded-l-control',
    part === 'end' && 'rounded-r-control',
    part === 'inside' && 'bg-sea-soft',
    (!part || part === 'single') && 'rounded-control',
    !part && cell.isCheapest && 'bg-good-soft text-good',
    !part && cell.state !== 'open' && 'text-ink-soft',
  );
  const told = (
    <>
      <span className="sr-only">{spoken(cell, noun)}</span>
      <span aria-hidden className="contents">
        {inside}
      </span>
    </>
  );
  const title = addedWords(cell) || undefined;
  if (!href)
    return (
      <span title={title} className={look}>
        {told}
      </span>
    );
  return (
    <Link
      to={href}
      rel="nofollow"
      title={title}
      preventScrollReset={!href.includes('#')}
      aria-current={isEdge ? 'date' : undefined}
      className={classNames(look, 'hover:bg-sea hover:text-white hover:[&_*]:text-white')}
    >
      {told}
    </Link>
  );
}

const stateWords = { open: '', soldOut: 'hết', closed: '–', past: '' };

/** '980k', '1,25tr': for a narrow cell only; the whole amount is what the link says. */
function shortPrice(priceVnd: number): string {
  if (priceVnd < 1_000_000) return `${Math.round(priceVnd / 1000)}k`;
  const maxDecimals = priceVnd < 10_000_000 ? 2 : 1;
  return `${formatNumber(priceVnd / 1_000_000, { maxDecimals })}tr`;
}

function spoken(cell: CalendarCell, noun: string): string {
  const words = {
    open: `${cell.totalVnd === null ? '' : `tổng ${formatVnd(cell.totalVnd)}`}, còn ${cell.left} ${noun}`,
    soldOut: `hết ${noun}`,
    closed: 'không mở bán',
    past: 'không đặt được nữa',
  };
  const state = cell.blackout ? `không áp dụng: ${cell.blackout}` : words[cell.state];
  return [
    formatLongDate(cell.day),
    `âm lịch ${cell.lunar}`,
    cell.holiday,
    state,
    lowerFirst(addedWords(cell)),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Whether something is charged on this day that other days do not have. */
export function hasSurcharge({ added }: CalendarCell): boolean {
  return added.some(({ isSurcharge }) => isSurcharge);
}

/** 'Đã gồm Phụ thu Tết Nguyên đán 3.300.000 ₫'; empty where the day adds nothing. */
function addedWords({ added }: CalendarCell): string {
  if (added.length === 0) return '';
  return `Đã gồm ${added.map(({ label, amountVnd }) => `${label} ${formatVnd(amountVnd)}`).join('; ')}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
