import { Building2, CalendarDays, Clock, DoorOpen, Users, Waves } from 'lucide-react';
import { listWords } from '#platform/vietnamese/list-words.ts';
import type { Fact } from '#ui/fact-list.tsx';
import type { HotelView } from './hotel-view.ts';

/** Further facts of the hotel, in a word or two each. */
export function hotelFacts({ details, suits }: Pick<HotelView, 'details' | 'suits'>): Fact[] {
  const beach = details.beachDistanceM;
  const facts: (Fact | null)[] = [
    { icon: Clock, label: 'Nhận phòng', value: `Từ ${details.checkInFrom}` },
    { icon: DoorOpen, label: 'Trả phòng', value: `Trước ${details.checkOutUntil}` },
    {
      icon: Building2,
      label: 'Quy mô',
      value: `${details.roomsCount} phòng, ${details.floors} tầng`,
    },
    { icon: CalendarDays, label: 'Năm xây dựng', value: String(details.yearBuilt) },
    beach === undefined
      ? null
      : { icon: Waves, label: 'Ra biển', value: beach < 50 ? 'Sát biển' : `${beach} m đi bộ` },
    suits.length > 0 ? { icon: Users, label: 'Phù hợp với', value: listWords(suits) } : null,
  ];
  return facts.filter((fact) => fact !== null);
}
