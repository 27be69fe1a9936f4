import { CalendarClock, HandCoins, MessagesSquare, Users } from 'lucide-react';
import { pieces } from '#modules/catalog/kinds/service/codes.ts';
import type { Fact } from '#ui/fact-list.tsx';
import type { ServiceView } from './service-view.ts';

/** The service's facts: group size, counting unit, how to book. */
export function serviceFacts(details: ServiceView['details']): Fact[] {
  return [
    { icon: Users, label: 'Sức chứa', value: details.capacity },
    { icon: CalendarClock, label: 'Giá tính theo', value: `Mỗi ${pieces[details.per]}` },
    ...(details.isQuoteLed
      ? [{ icon: MessagesSquare, label: 'Cách đặt', value: 'Đặt gói có sẵn hoặc xin báo giá' }]
      : []),
    {
      icon: HandCoins,
      label: details.depositPercent < 100 ? 'Đặt cọc' : 'Thanh toán',
      value: details.depositPercent < 100 ? `${details.depositPercent}% để giữ ngày` : 'Trả đủ một lần',
    },
  ];
}
