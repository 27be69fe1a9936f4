import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import type { ReferralSums } from './referral-sums.ts';

/** Tells on the sign-in pages what both get, for a guest who came by a referral link; renders nothing for everybody else. */
export function InvitedNotice({ sums }: { sums: ReferralSums | null }) {
  if (!sums) return null;
  return (
    <p className="rounded-control bg-sea-soft px-4 py-3">
      Bạn đến từ liên kết mời. Đi xong chuyến đầu từ {formatVnd(sums.leastVnd)} trong {sums.days} ngày: bạn
      được <strong>{formatNumber(sums.friendPoints)} điểm</strong>, người mời được{' '}
      <strong>{formatNumber(sums.inviterPoints)} điểm</strong>.
    </p>
  );
}
