import { CircleCheck, Clock, MailCheck, ReceiptText, Ticket, Users } from 'lucide-react';
import { Link } from 'react-router';
import { useMay } from '../../app/office-data.ts';
import { Badge } from '../../parts/badge.tsx';
import { Card } from '../../parts/card.tsx';
import { formatMoment } from '../../parts/format-moment.ts';
import { isLive } from './booking-actions.ts';
import type { BookingPageData } from './load-booking.ts';

/** Vouchers, invoice and mails of a booking. */
export function MessagesCard({
  booking: { code, vouchers, mails, invoice, isMailbox, papers, now },
}: {
  booking: BookingPageData;
}) {
  const may = useMay();
  const isWaiting =
    !isMailbox && mails.some(({ isSent }) => !isSent) && (may('booking.edit') || may('system.run'));
  return (
    <Card
      title="Giấy tờ và thư đã gửi"
      aside={
        isWaiting && (
          <Link
            to={`/he-thong/thu?xem=chua-gui&tim=${code}`}
            className="inline-flex min-h-6 items-center font-semibold text-sea hover:underline max-sm:min-h-11"
          >
            Gửi lại thư chưa tới…
          </Link>
        )
      }
    >
      {vouchers.length + mails.length === 0 && !invoice.data && !papers.list && (
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
        {papers.list && <PassengerListLine list={papers.list} now={now} />}
        {(invoice.data || invoice.number) && (
          <li className={lineClass}>
            <ReceiptText size={16} aria-hidden className="flex-none text-ink-soft" />
            <span className="min-w-0 flex-1">
              Hóa đơn điện tử{' '}
              <span className="text-ink-soft">
                {[invoice.number && `số ${invoice.number}`, invoice.data?.companyName]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <Badge tone={invoice.number ? 'good' : 'mute'} icon={invoice.number ? CircleCheck : Clock}>
              {invoice.number ? 'Đã xuất' : 'Chờ xuất'}
            </Badge>
          </li>
        )}
        {mails.map((mail) => (
          <li key={mail.id} className={lineClass}>
            <MailCheck size={16} aria-hidden className="flex-none text-ink-soft" />
            <span className="min-w-0 flex-1">
              {mail.isToSupplier && <span className="text-ink-soft">Gửi nhà cung cấp: </span>}
              {mail.subject} <span className="text-ink-soft">{formatMoment(mail.at)}</span>
            </span>
            <Badge tone={mail.isSent ? 'good' : 'mute'} icon={mail.isSent ? MailCheck : Clock}>
              {mail.isSent ? 'Đã gửi' : isMailbox ? 'Ở hộp thư thử' : 'Chưa gửi'}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function PassengerListLine({
  list: { named, count, until, missingPapers },
  now,
}: {
  list: NonNullable<BookingPageData['papers']['list']>;
  now: string;
}) {
  const isWhole = named >= count && missingPapers === 0;
  return (
    <li className={lineClass}>
      <Users size={16} aria-hidden className="flex-none text-ink-soft" />
      <span className="min-w-0 flex-1">
        Danh sách khách{' '}
        <span className="text-ink-soft">
          {named}/{count} người
          {missingPapers > 0 && `, ${missingPapers} người chưa có giấy tờ`}
          {!isWhole && ` · ${now < until ? 'gửi trước' : 'đã quá hạn'} ${formatMoment(until)}`}
        </span>
      </span>
      <Badge tone={isWhole ? 'good' : now < until ? 'warn' : 'bad'} icon={isWhole ? CircleCheck : Clock}>
        {isWhole ? 'Đã đủ' : 'Còn thiếu'}
      </Badge>
    </li>
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
