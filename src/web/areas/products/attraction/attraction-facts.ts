import { CalendarCheck, Clock, QrCode, ScanLine, Timer, Zap } from 'lucide-react';
import { redemptions } from '#modules/catalog/kinds/attraction/codes.ts';
import { capitalise } from '#platform/vietnamese/capitalise.ts';
import type { Fact } from '#ui/fact-list.tsx';
import type { AttractionView } from './attraction-view.ts';

/** The ticket's facts: opening hours, length of a visit, what to show at the gate. */
export function attractionFacts({
  details,
  isInstant,
}: Pick<AttractionView, 'details' | 'isInstant'>): Fact[] {
  const [first] = details.openHours;
  return [
    { icon: Clock, label: 'Giờ mở cửa', value: first ? `${first.from}–${first.to}` : '' },
    { icon: Timer, label: 'Thời gian tham quan', value: details.visitHours.replace(/(\d) – (\d)/, '$1–$2') },
    {
      icon: Zap,
      label: 'Nhận vé',
      value: isInstant ? 'Ngay sau khi thanh toán' : 'Sau khi điểm đến xác nhận',
    },
    {
      icon: CalendarCheck,
      label: 'Hạn dùng',
      value:
        details.validityDays === 1 ? 'Đúng ngày đã chọn' : `${details.validityDays} ngày từ ngày đã chọn`,
    },
    { icon: ScanLine, label: 'Tại cổng', value: capitalise(redemptions[details.redemption]) },
    { icon: QrCode, label: 'Mã vé', value: codes[details.delivery] },
  ];
}

const codes = {
  'per-guest': 'Một mã QR, mỗi khách một lượt quét',
  'per-party': 'Một mã QR cho cả nhóm',
};
