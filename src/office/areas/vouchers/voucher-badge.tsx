import { CircleCheck, CircleX, Clock, Eye, TicketCheck } from 'lucide-react';
import type { OfficeVoucher } from '#modules/vouchers/queries/list-vouchers.ts';
import { Badge } from '../../parts/badge.tsx';

const looks = {
  issued: { tone: 'info', icon: Clock },
  active: { tone: 'good', icon: TicketCheck },
  used: { tone: 'mute', icon: CircleCheck },
  voided: { tone: 'mute', icon: CircleX },
  expired: { tone: 'mute', icon: CircleX },
} as const;

/** The state of a voucher, and whether its scans need attention. */
export function VoucherBadge({
  voucher: { state, stateLabel, isContested },
}: {
  voucher: Pick<OfficeVoucher, 'state' | 'stateLabel' | 'isContested'>;
}) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      <Badge {...looks[state]}>{stateLabel}</Badge>
      {isContested && (
        <Badge tone="warn" icon={Eye}>
          Cần xem lại
        </Badge>
      )}
    </span>
  );
}
