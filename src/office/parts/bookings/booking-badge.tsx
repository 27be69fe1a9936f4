import {
  Check,
  CheckCheck,
  CircleCheck,
  CircleX,
  Clock,
  CloudLightning,
  Hourglass,
  type LucideIcon,
  MessageCircleQuestionMark,
  Play,
  Timer,
  TriangleAlert,
  Undo2,
  X,
} from 'lucide-react';
import type { BookingState } from '#modules/booking/state.ts';
import { Badge, type Tone } from '../badge.tsx';

export interface BookingStanding {
  state: BookingState;
  isAwaitingSupplier: boolean;
  suppliers: { confirmed: number; of: number };
  /** ISO day. */
  firstOn: string | null;
}

/** A booking's state in the office's words, with what lies behind it. @param today ISO day */
export function BookingBadge({ booking, today }: { booking: BookingStanding; today: string }) {
  const { tone, icon, words } = lookOf(booking, today);
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  );
}

/** The same as text. */
export const standingWords = (booking: BookingStanding, today: string): string =>
  lookOf(booking, today).words;

interface Look {
  tone: Tone;
  icon: LucideIcon;
  words: string;
}

function lookOf({ state, isAwaitingSupplier, suppliers, firstOn }: BookingStanding, today: string): Look {
  if (state !== 'confirmed') return looks[state];
  if (isAwaitingSupplier) return waiting;
  if (firstOn !== null && firstOn <= today) return { tone: 'sea', icon: Play, words: 'Đang phục vụ' };
  const isAll = suppliers.of > 1 && suppliers.confirmed === suppliers.of;
  return isAll ? { tone: 'good', icon: CheckCheck, words: 'NCC đã nhận' } : looks.confirmed;
}

const waiting: Look = { tone: 'info', icon: MessageCircleQuestionMark, words: 'Chờ NCC' };

const looks: Record<BookingState, Look> = {
  on_request: waiting,
  declined: { tone: 'mute', icon: CircleX, words: 'NCC từ chối' },
  held: { tone: 'wait', icon: Timer, words: 'Đang giữ chỗ' },
  pending_payment: { tone: 'wait', icon: Clock, words: 'Chờ thanh toán' },
  confirmed: { tone: 'good', icon: Check, words: 'Đã xác nhận' },
  expired: { tone: 'mute', icon: Hourglass, words: 'Hết hạn' },
  cancelled: { tone: 'mute', icon: X, words: 'Đã hủy' },
  paid_unallocated: { tone: 'warn', icon: TriangleAlert, words: 'Tiền đến muộn' },
  refunding: { tone: 'info', icon: Undo2, words: 'Đang hoàn tiền' },
  completed: { tone: 'mute', icon: CircleCheck, words: 'Hoàn tất' },
  disrupted: { tone: 'bad', icon: CloudLightning, words: 'Gián đoạn' },
};

/** The bare state, where details are unknown. */
export function StateBadge({ state }: { state: BookingState }) {
  const { tone, icon, words } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  );
}

/** The words of a state, whatever its details. */
export const stateWords = (state: BookingState): string => looks[state].words;

/** The words of the bare states, for filters. */
export const bookingStateWords = Object.entries(looks).map(([value, { words }]) => ({
  value,
  title: value === 'on_request' ? 'Chờ NCC nhận lời' : words,
}));
