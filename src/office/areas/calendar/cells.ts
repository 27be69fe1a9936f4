import type { DayField } from '#modules/pricing/day-edits/edit-days.ts';
import { addDays, isoWeekday } from '#platform/time/days.ts';

/** A unit on a day, as the calendar shows it; null for what was never opened or priced. Amounts in đồng. */
export interface Cell {
  allotment: number | null;
  held: number;
  sold: number;
  /** Sold on other channels; may exceed what is left. */
  blocked: number;
  priceVnd: number | null;
  minStay: number | null;
  /** Maximum nights of a stay that begins that day; 0 without a limit. */
  maxStay: number;
  /** Release days: so many days before this day its sale ends. */
  releaseDays: number;
  isClosed: boolean;
  isStopped: boolean;
  isSet: boolean;
  noArrival: boolean;
  noDeparture: boolean;
}

/** Parses the days of a unit as `listCalendarUnits` encodes them. */
export function readCells(days: string): Cell[] {
  if (days === '') return [];
  return days.split(';').map((text) => {
    const [allotment, held, sold, priceVnd, minStay, flags, blocked, maxStay, releaseDays] = text
      .split(',')
      .map((one) => (one === '' ? null : Number(one)));
    const has = (flag: number) => ((flags ?? 0) & flag) !== 0;
    return {
      ...{ allotment: allotment ?? null, held: held ?? 0, sold: sold ?? 0, blocked: blocked ?? 0 },
      ...{ priceVnd: priceVnd ?? null, minStay: minStay ?? null },
      ...{ maxStay: maxStay ?? 0, releaseDays: releaseDays ?? 0 },
      ...{ isClosed: has(1), isStopped: has(2), isSet: has(4), noArrival: has(8), noDeparture: has(16) },
    };
  });
}

/** How many of an open day can still be sold here. */
export function placesLeft({ allotment, held, sold, blocked }: Cell): number {
  return Math.max((allotment ?? 0) - held - sold - blocked, 0);
}

/** The value of a cell's field that a command gets as seen. */
export function seenOf(cell: Cell, field: string): number | null {
  switch (field) {
    case 'allotment':
      return cell.allotment;
    case 'closed':
      return cell.allotment === null ? null : Number(cell.isClosed);
    case 'price':
      return cell.priceVnd;
    case 'minStay':
      return cell.minStay;
    case 'maxStay':
    case 'releaseDays':
      return cell.minStay === null ? null : cell[field];
    default:
      return cell.minStay === null ? null : Number(field === 'noArrival' ? cell.noArrival : cell.noDeparture);
  }
}

/** The days from one to another, both included, on these ISO weekdays; on all where none is given. */
export function chosenDays(from: string, to: string, weekdays: readonly number[]): string[] {
  const days: string[] = [];
  for (let day = from; day <= to && days.length < maxDays; day = addDays(day, 1))
    if (weekdays.length === 0 || weekdays.includes(isoWeekday(day))) days.push(day);
  return days;
}

/** Maximum length of a span in days; longer ones are cut. */
const maxDays = 548;

/** Changes of days by their name in the form: the field, its new value, and whether a number is typed for it. */
export const fieldOperations: Readonly<
  Record<string, { title: string; field: string; to?: number | null; hint?: string }>
> = {
  cho: { title: 'Số chỗ mở bán', field: 'allotment', hint: 'Ví dụ 8' },
  gia: { title: 'Giá, đặt bằng', field: 'price', hint: 'Đồng, ví dụ 2.470.000' },
  'gia-phan-tram': { title: 'Giá, tăng giảm %', field: 'price', hint: 'Ví dụ 15 hoặc -10' },
  'gia-dong': { title: 'Giá, cộng trừ đồng', field: 'price', hint: 'Ví dụ 100.000 hoặc -50.000' },
  'gia-luat': { title: 'Giá, theo luật như cũ', field: 'price', to: null },
  ngung: { title: 'Ngừng bán', field: 'closed', to: 1 },
  mo: { title: 'Mở bán', field: 'closed', to: 0 },
  dem: { title: 'Ở tối thiểu', field: 'minStay', hint: 'Số đêm, ví dụ 2' },
  'toi-da': { title: 'Ở tối đa', field: 'maxStay', hint: 'Số đêm, ví dụ 7; 0 là không giới hạn' },
  'nha-cho': {
    title: 'Nhả chỗ trước',
    field: 'releaseDays',
    hint: 'Số ngày trước ngày đến, ví dụ 3; 0 là bán đến ngày đến',
  },
  'khong-den': { title: 'Không nhận đến', field: 'noArrival', to: 1 },
  den: { title: 'Nhận đến', field: 'noArrival', to: 0 },
  'khong-di': { title: 'Không cho trả phòng', field: 'noDeparture', to: 1 },
  di: { title: 'Cho trả phòng', field: 'noDeparture', to: 0 },
};

/** Actions that copy the first days of the period onto the later ones; all others change one field. */
export const copies: Readonly<Record<string, { title: string; about: string; step: 1 | 7 }>> = {
  'chep-tuan': {
    title: 'Chép tuần đầu sang các tuần sau',
    about: '7 ngày đầu của khoảng là mẫu, thứ nào chép sang thứ đó.',
    step: 7,
  },
  'chep-ngay': {
    title: 'Chép ngày đầu ra cả khoảng',
    about: 'Mỗi hạng theo ngày đầu khoảng của mình.',
    step: 1,
  },
};

/** Groups of copied fields, by their name in the form. */
export const copied: Readonly<Record<string, { title: string; fields: readonly DayField[] }>> = {
  cho: { title: 'Số chỗ mở bán', fields: ['allotment'] },
  gia: { title: 'Giá', fields: ['price'] },
  ban: { title: 'Ngừng bán, mở bán', fields: ['closed'] },
  han: {
    title: 'Hạn chế ở, đến, đi, nhả chỗ',
    fields: ['minStay', 'maxStay', 'releaseDays', 'noArrival', 'noDeparture'],
  },
};
