import { Baby, Clock, Gauge, Languages, MapPin, Users } from 'lucide-react';
import { difficulties } from '#modules/catalog/kinds/experience/codes.ts';
import { capitalise } from '#platform/vietnamese/capitalise.ts';
import type { Fact } from '#ui/fact-list.tsx';
import { formatMinutes } from '#web/areas/products/booking-widget/format-minutes.ts';
import type { ExperienceView } from './experience-view.ts';

/** The experience's facts: duration, difficulty, guests, meeting point. */
export function experienceFacts({ details, slots }: Pick<ExperienceView, 'details' | 'slots'>): Fact[] {
  const most = Math.min(details.groupMax, Math.max(...slots.map(({ quantity }) => quantity)));
  return [
    { icon: Clock, label: 'Thời lượng', value: formatMinutes(details.durationMinutes) },
    { icon: Gauge, label: 'Mức độ', value: capitalise(difficulties[details.difficulty]) },
    {
      icon: Baby,
      label: 'Độ tuổi',
      value: details.ageMin > 0 ? `Từ ${details.ageMin} tuổi` : 'Mọi lứa tuổi',
    },
    { icon: Users, label: 'Mỗi lần đặt', value: `${details.groupMin}–${most} khách` },
    { icon: Languages, label: 'Ngôn ngữ', value: details.languages.join(', ') },
    { icon: MapPin, label: 'Điểm hẹn', value: details.meetingPoint },
  ];
}
