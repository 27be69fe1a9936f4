import { CircleCheck, Hourglass, Search } from 'lucide-react';
import { Badge, type Tone } from '../../parts/badge.tsx';

const words: Readonly<Record<string, [tone: Tone, text: string]>> = {
  confirmed: ['good', 'Khớp, đã xác nhận'],
  late_confirmed: ['good', 'Đến muộn, vẫn còn chỗ'],
  partial: ['wait', 'Mới đủ một phần'],
  balance: ['good', 'Trả phần còn lại'],
  overpaid: ['info', 'Thừa, đang trả lại phần thừa'],
  unmatched: ['warn', 'Chưa khớp'],
  other_account: ['warn', 'Về tài khoản khác'],
  unallocated: ['bad', 'Đến muộn, hết chỗ'],
  duplicate_payment: ['info', 'Trả trùng, đang trả lại'],
  split: ['good', 'Đã chia cho nhiều đặt chỗ'],
  returned: ['mute', 'Đã trả lại người gửi'],
  not_a_guests: ['mute', 'Không phải tiền khách'],
};

/** The outcome of a received payment, in words. */
export function outcomeWords(outcome: string): string {
  return words[outcome]?.[1] ?? 'Đang xử lý';
}

/** The outcome of a received payment. */
export function OutcomeBadge({ outcome }: { outcome: string }) {
  const tone = words[outcome]?.[0] ?? 'mute';
  const icon = tone === 'good' ? CircleCheck : tone === 'warn' ? Search : Hourglass;
  return (
    <Badge tone={tone} icon={icon}>
      {outcomeWords(outcome)}
    </Badge>
  );
}
