import { CircleCheck, CircleX, Hourglass, Inbox, type LucideIcon, Pencil, Wallet } from 'lucide-react';
import type { EnquiryState } from '#modules/enquiries/rules/enquiry-state.ts';
import { Badge, type Tone } from '../../parts/badge.tsx';

const looks: Record<EnquiryState, { tone: Tone; icon: LucideIcon; title: string }> = {
  moi: { tone: 'warn', icon: Inbox, title: 'Mới' },
  'dang-xu-ly': { tone: 'info', icon: Pencil, title: 'Đang xử lý' },
  'cho-khach': { tone: 'mute', icon: Hourglass, title: 'Chờ khách' },
  'cho-thanh-toan': { tone: 'wait', icon: Wallet, title: 'Chờ thu tiền' },
  chot: { tone: 'good', icon: CircleCheck, title: 'Đã chốt' },
  dong: { tone: 'mute', icon: CircleX, title: 'Đã đóng' },
};

export const enquiryStateWords = Object.fromEntries(
  Object.entries(looks).map(([state, { title }]) => [state, title]),
) as Record<EnquiryState, string>;

/** The state of an enquiry, in the staff's words. */
export function EnquiryBadge({ state }: { state: EnquiryState }) {
  const { tone, icon, title } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {title}
    </Badge>
  );
}
