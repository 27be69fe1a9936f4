import { Anchor, CalendarDays, Clock, DoorOpen, LogOut, Route, Ship } from 'lucide-react';
import { formatNights } from '#platform/vietnamese/format-date.ts';
import type { Fact } from '#ui/fact-list.tsx';
import type { CruiseView } from './cruise-view.ts';

/** The ship's and the route's facts. */
export function cruiseFacts(details: CruiseView['details']): Fact[] {
  return [
    {
      icon: Clock,
      label: 'Thời gian',
      value: details.nights ? formatNights(details.days, details.nights) : 'Trong ngày',
    },
    { icon: Ship, label: 'Tàu', value: `${details.cabinsCount} cabin, ${details.decks} tầng` },
    { icon: CalendarDays, label: 'Năm đóng', value: String(details.yearBuilt) },
    { icon: Anchor, label: 'Bến', value: details.pierName },
    { icon: DoorOpen, label: 'Lên tàu', value: details.boardingAt },
    { icon: LogOut, label: 'Về bến', value: details.disembarkAt },
    { icon: Route, label: 'Hành trình', value: details.routeName },
  ];
}
