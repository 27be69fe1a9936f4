import { CircleCheck, CircleX, Clock, Pause } from 'lucide-react';
import type { PromotionState } from '#modules/pricing/promotions/promotions.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Badge } from '../../parts/badge.tsx';

const looks = {
  running: { tone: 'good', icon: CircleCheck, words: 'Đang chạy' },
  coming: { tone: 'info', icon: Clock, words: 'Sắp chạy' },
  off: { tone: 'wait', icon: Pause, words: 'Chưa chạy' },
  stopped: { tone: 'mute', icon: Pause, words: 'Đã dừng' },
  over: { tone: 'mute', icon: CircleX, words: 'Đã hết hạn' },
} as const;

export const promotionStateWords = (state: PromotionState) => looks[state].words;

/** The state of a promotion. */
export function PromotionBadge({ state }: { state: PromotionState }) {
  const { tone, icon, words } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  );
}

interface TakenOff {
  percent: number;
  amountVnd: number;
  stayNights: number | null;
  freeNights: number | null;
}

/** The discount, as in '10%', '300.000 ₫' or 'ở 3 trả 2'. */
export function discountLabel({ percent, amountVnd, stayNights, freeNights }: TakenOff): string {
  if (stayNights !== null) return `ở ${stayNights} trả ${stayNights - (freeNights ?? 0)}`;
  return percent > 0 ? `${percent}%` : formatVnd(amountVnd);
}

/** The discount within a sentence: 'giảm 10%', 'ở 3 trả 2'. */
export function describeDiscount(promotion: TakenOff): string {
  return promotion.stayNights === null ? `giảm ${discountLabel(promotion)}` : discountLabel(promotion);
}
