import { Bus, CalendarClock, CircleCheck, Clock, Hotel, Languages, ShieldCheck, Users } from 'lucide-react';
import { formatNights } from '#platform/vietnamese/format-date.ts';
import { formatVndShort } from '#platform/vietnamese/format-money.ts';
import { listWords } from '#platform/vietnamese/list-words.ts';
import type { Fact } from '#ui/fact-list.tsx';
import type { TourView } from './tour-view.ts';

/** The tour's facts, as on a data sheet. */
export function tourFacts({ details, fewest }: Pick<TourView, 'details' | 'fewest'>): Fact[] {
  const facts: (Fact | null)[] = [
    {
      icon: Clock,
      label: 'Thời gian',
      value: details.nights ? formatNights(details.days, details.nights) : 'Trong ngày',
    },
    {
      icon: CalendarClock,
      label: 'Khởi hành',
      value: `${details.departureFrom}, ${details.departureTime}`,
    },
    { icon: Bus, label: 'Phương tiện', value: listWords(details.transport) },
    {
      icon: Users,
      label: 'Đoàn',
      value: `${details.tourType === 'private' ? 'Đi riêng' : 'Ghép đoàn'}, ${details.groupMin}–${details.groupMax} khách`,
    },
    { icon: CircleCheck, label: 'Chuyến đi khi', value: fewestWords(fewest) },
    { icon: Languages, label: 'Hướng dẫn', value: details.guideLanguages.join(', ') },
    details.hotelStandard ? { icon: Hotel, label: 'Chỗ ngủ', value: details.hotelStandard } : null,
    details.insuranceMaxVnd > 0
      ? {
          icon: ShieldCheck,
          label: 'Bảo hiểm đến',
          value: formatVndShort(details.insuranceMaxVnd),
        }
      : null,
  ];
  return facts.filter((fact) => fact !== null);
}

/** How many guests a departure needs; tours of one party and guaranteed ones go with any number. */
function fewestWords(fewest: number): string {
  return fewest > 1 ? `Đủ ${fewest} khách` : 'Bao nhiêu khách cũng đi';
}
