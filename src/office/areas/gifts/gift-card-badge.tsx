import { CircleCheck, CircleX, Clock, Gift, type LucideIcon, Pause, Undo2 } from 'lucide-react';
import { type GiftState, giftStateLabels } from '#modules/gift-cards/rules/gift-state.ts';
import { Badge } from '../../parts/badge.tsx';

const looks: Record<GiftState, { tone: 'good' | 'warn' | 'mute' | 'info'; icon: LucideIcon }> = {
  unpaid: { tone: 'mute', icon: Clock },
  waiting: { tone: 'info', icon: Clock },
  sent: { tone: 'good', icon: Gift },
  used_up: { tone: 'mute', icon: CircleCheck },
  expired: { tone: 'mute', icon: CircleX },
  stopped: { tone: 'warn', icon: Pause },
  refunded: { tone: 'mute', icon: Undo2 },
};

/** A gift card's state. */
export const GiftCardBadge = ({ state }: { state: GiftState }) => (
  <Badge {...looks[state]}>{giftStateLabels[state]}</Badge>
);
