import { Clock, MailCheck, Ticket } from 'lucide-react';
import { Badge } from '../../parts/badge.tsx';
import { Card } from '../../parts/card.tsx';
import { formatMoment } from '../../parts/format-moment.ts';
import { isLive } from './booking-actions.ts';
import type { BookingPageData } from './load-booking.ts';

/** Vouchers and mails of a booking. */
export function MessagesCard({ booking: { vouchers, mails } }: { booking: BookingPageData }) {
  return (
    <Card title="Giấy tờ và thư đã gửi">
      {vouchers.length + mails.length === 0 && (
        <p className="px-3.5 py-2 text-ink-faint">Chưa có phiếu và chưa gửi thư nào.</p>
      )}
      <ul>
        {vouchers.map((voucher) => (
          <li key={voucher.code} className={lineClass}>
            <Ticket size={16} aria-hidden className="flex-none text-ink-soft" />
            <span className="min-w-0 flex-1">
              Phiếu {voucher.code} <span className="text-ink-soft">bản {voucher.version}</span>
              {voucher.reference && <span className="text-ink-soft"> · mã NCC {voucher.reference}</span>}
            </span>
            <Badge tone={isLive(voucher) ? 'good' : 'mute'}>{voucherWords[voucher.state]}</Badge>
          </li>
        ))}
        {mails.map((mail) => (
          <li key={mail.id} className={lineClass}>
            <MailCheck size={16} aria-hidden className="flex-none text-ink-soft" />
            <span className="min-w-0 flex-1">
              {mail.isToSupplier && <span className="text-ink-soft">Gửi nhà cung cấp: </span>}
              {mail.subject} <span className="text-ink-soft">{formatMoment(mail.at)}</span>
            </span>
            <Badge tone={mail.isSent ? 'good' : 'mute'} icon={mail.isSent ? MailCheck : Clock}>
              {mail.isSent ? 'Đã gửi' : 'Chưa gửi'}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const voucherWords = {
  issued: 'Hiệu lực',
  active: 'Đang dùng',
  used: 'Đã dùng',
  voided: 'Đã hủy',
  expired: 'Hết hạn',
};

const lineClass = 'flex items-center gap-2.5 border-b border-line px-3.5 py-2 last:border-0';
