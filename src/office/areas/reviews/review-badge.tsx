import { CircleCheck, CircleX, Clock, EyeOff } from 'lucide-react';
import type { ReviewStatus } from '#modules/reviews/schema.ts';
import { Badge } from '../../parts/badge.tsx';

const looks = {
  pending: { tone: 'wait', icon: Clock, words: 'Chờ duyệt' },
  published: { tone: 'good', icon: CircleCheck, words: 'Đã đăng' },
  rejected: { tone: 'mute', icon: CircleX, words: 'Đã từ chối' },
  hidden: { tone: 'mute', icon: EyeOff, words: 'Đã gỡ' },
} as const;

export const reviewStatusWords: Readonly<Record<ReviewStatus, string>> = {
  pending: looks.pending.words,
  published: looks.published.words,
  rejected: looks.rejected.words,
  hidden: looks.hidden.words,
};

/** Whether guests see a review. */
export function ReviewBadge({ status }: { status: ReviewStatus }) {
  const { tone, icon, words } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  );
}
