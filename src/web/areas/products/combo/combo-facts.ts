import { BedDouble, CalendarCheck, CalendarClock, Clock, Sun, Ticket, Users } from 'lucide-react';
import { formatNights, formatRange } from '#platform/vietnamese/format-date.ts';
import type { Fact } from '#ui/fact-list.tsx';
import type { DecidingFact } from '#web/areas/products/detail/deciding-facts.tsx';
import type { ComboView } from './combo-view.ts';

function pricedFor({ pricedPer, paxIncluded }: ComboView['details']): string {
  if (pricedPer === 'room') return `Một phòng, ${paxIncluded} người lớn`;
  return pricedPer === 'two' ? 'Hai khách' : 'Một khách, hai khách một phòng';
}

/** The combo's facts: length, guests, usage window and advance booking. */
export function comboFacts(details: ComboView['details']): Fact[] {
  return [
    { icon: Clock, label: 'Thời gian', value: formatNights(details.days, details.nights) },
    { icon: Users, label: 'Giá tính cho', value: pricedFor(details) },
    { icon: CalendarCheck, label: 'Dùng trong', value: formatRange(details.useFrom, details.useTo) },
    {
      icon: CalendarClock,
      label: 'Đặt trước',
      value: details.advanceBookingDays
        ? `Ít nhất ${details.advanceBookingDays} ngày`
        : 'Trong ngày cũng được',
    },
    { icon: Ticket, label: 'Đặt tối thiểu', value: `${details.minQuantity} gói` },
    { icon: Sun, label: 'Tháng đẹp', value: monthWords(details.months) },
  ];
}

function monthWords(months: number[]): string {
  if (months.length === 12) return 'Quanh năm';
  return `Tháng ${months.join(', ')}`;
}

/** The deciding facts: accommodation, usage window, advance booking. */
export function decidingComboFacts({ details, components }: ComboView): DecidingFact[] {
  const stay = components.find(({ kind }) => kind === 'roomNights' || kind === 'cruise');
  const days = details.advanceBookingDays;
  return [
    ...(stay ? [{ icon: BedDouble, text: stay.label }] : []),
    { icon: CalendarCheck, text: `Dùng ${formatRange(details.useFrom, details.useTo)}` },
    { icon: CalendarClock, text: days ? `Đặt trước ít nhất ${days} ngày` : 'Đặt trong ngày cũng được' },
  ];
}
