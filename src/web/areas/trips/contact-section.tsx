import type { ReactNode } from 'react';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { formatPhone } from '#platform/vietnamese/phone.ts';
import { MailAddress } from '#ui/mail-address.tsx';

/** The payer's contact, and the booking's note. */
export function ContactSection({
  contact,
  note,
  isOver,
}: Pick<BookingView, 'contact' | 'note'> & { isOver: boolean }) {
  return (
    <section className="rounded-card border border-line bg-rice p-4 lg:p-5">
      <h2 className="text-lg">Người đặt</h2>
      <dl className="mt-3 grid gap-3 md:grid-cols-2">
        <Fact label="Họ và tên" value={contact.fullName} />
        <Fact label="Số điện thoại" value={formatPhone(contact.phone)} />
        {contact.email && <Fact label="Email" value={<MailAddress address={contact.email} />} />}
        {note && <Fact label="Yêu cầu thêm" value={note} />}
      </dl>
      {!isOver && (
        <p className="mt-4 text-sm text-ink-soft">
          Khi đi, mỗi khách mang căn cước công dân hoặc hộ chiếu; trẻ em mang giấy khai sinh.
        </p>
      )}
    </section>
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold break-words">{value}</dd>
    </div>
  );
}
